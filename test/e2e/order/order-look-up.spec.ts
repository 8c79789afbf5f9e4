import { expect } from '@playwright/test'
import { testNow } from '../../support/test-clock.ts'
import { heldOrder } from '../support/held-order.ts'
import { someEmail, test } from '../support/member-journey.ts'

test('a guest sees an order with its code and e-mail, but not without', async ({
  browser,
  baseURL,
}) => {
  const email = someEmail()
  const code = await heldOrder(baseURL ?? '', email)

  const guest = await browser.newPage()
  await guest.goto(`/en/order/${code}`)
  await expect(guest).toHaveURL(/\/en\/login$/)
  await guest.getByRole('link', { name: 'Find an order without signing in' }).click()
  await expect(guest.getByLabel('Order number')).toHaveValue(code)

  await guest.getByLabel('E-mail address').fill('somebody@else.example')
  await guest.getByRole('button', { name: 'Find order' }).click()
  await expect(guest).toHaveURL(/\/order\/search/)
  await expect(guest.getByText('We couldn’t find that order')).toBeVisible()
  await expect(guest.getByLabel('Order number')).toHaveValue(code)
  await expect(guest.getByLabel('E-mail address')).toHaveValue('somebody@else.example')

  await guest.getByLabel('E-mail address').fill(email.toUpperCase())
  await guest.getByRole('button', { name: 'Find order' }).click()
  await expect(guest).toHaveURL(new RegExp(`/order/${code}$`))
  await expect(guest.locator('[data-order-status="awaiting_payment"]')).toBeVisible()
  await guest.getByRole('link', { name: /^Pay / }).click()
  await expect(guest).toHaveURL(/\/pay\/[\w-]+\/choose/)
  await guest.close()
})

test('an address with code and e-mail opens the order, or shows an error', async ({
  browser,
  baseURL,
}) => {
  const email = someEmail()
  const code = await heldOrder(baseURL ?? '', email)
  const guest = await browser.newPage()
  const wrong = new URLSearchParams({ code, email: 'somebody@else.example' })
  const refused = await guest.goto(`/en/order/search?${wrong}`)
  expect(refused?.status()).toBe(404)
  await expect(guest.getByLabel('Order number')).toHaveValue(code)
  await expect(guest.getByLabel('E-mail address')).toHaveValue('somebody@else.example')
  await expect(guest.getByLabel('E-mail address')).toHaveAccessibleDescription(
    /the address you booked with/,
  )
  await guest.goto(`/en/order/search?${new URLSearchParams({ code: code.toLowerCase(), email })}`)
  await expect(guest).toHaveURL(new RegExp(`/en/order/${code}$`))
  await expect(guest.locator('[data-order-status="awaiting_payment"]')).toBeVisible()
  await guest.close()
})

test('empty fields are reported one by one', async ({ page }) => {
  await page.goto('/en/order')
  await page.getByRole('button', { name: 'Find order' }).click()
  await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(
    /Enter the order number/,
  )
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter the e-mail/)
})

test('an invalid code leads to the look-up', async ({ page }) => {
  const answer = await page.goto('/en/order/0OIL1')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('[data-error="TRX_NOT_FOUND"]')).toBeVisible()
  await page.getByRole('link', { name: /find/i }).last().click()
  await expect(page).toHaveURL(/\/en\/order$/)
})

test('the look-up fails without scripts too, with the right status', async ({ request }) => {
  const answer = await request.post('/en/order/search', {
    form: { code: 'ZZZZZZ', email: 'nobody@example.com' },
    headers: { origin: new URL((await request.get('/en/order')).url()).origin },
  })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('data-error="TRX_NOT_FOUND"')
})

test('the day of booking is that of the visitor’s own zone', async ({ browser, baseURL }) => {
  const email = someEmail()
  const code = await heldOrder(baseURL ?? '', email)
  // Where it's another day than in UTC.
  const timezoneId =
    new Date(testNow()).getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const page = await browser.newPage({ timezoneId })
  await page.goto(`/en/order/search?code=${code}&email=${email}`)
  await page.goto(`/en/order/search?code=${code}`)
  const today = { day: 'numeric', month: 'short', year: 'numeric', timeZone: timezoneId } as const
  const day = new Intl.DateTimeFormat('en-GB', today).format(testNow())
  await expect(page.locator(`[data-order-code="${code}"]`)).toContainText(`Booked ${day}`)
  await page.close()
})
