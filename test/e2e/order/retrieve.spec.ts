import { expect, type Page } from '@playwright/test'
import { axeFinds } from '../support/axe.ts'
import { byKeyboard } from '../support/by-keyboard.ts'
import { heldOrder } from '../support/held-order.ts'
import { codeTo, someEmail, test } from '../support/member-journey.ts'

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')
const code = (page: Page) => page.getByLabel('Code', { exact: true })
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('with the keyboard only: orders are found by e-mail address, and open (S2.26, S2.27)', async ({
  page,
  baseURL,
}) => {
  const email = someEmail()
  const orderCode = await heldOrder(baseURL ?? '', email)
  const { press, type } = byKeyboard(page)
  const looksWell = async () => expect(await axeFinds(page)).toEqual([])

  await page.goto('/en/order')
  await press(page.getByRole('link', { name: 'see all orders made with your address' }))
  await expect(page).toHaveURL(/\/en\/retrieve$/)
  await looksWell()
  await type(page.getByLabel('E-mail address'), email)
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeVisible()
  const right = await codeTo(page.request, email)
  await type(code(page), wrongFor(right))
  await page.keyboard.press('Enter')
  await expect(code(page)).toHaveAccessibleDescription(/isn’t right/)
  await expect(code(page)).toHaveValue(wrongFor(right))
  await type(code(page), right)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/retrieve\/list$/)
  const order = page.locator(`[data-order-code="${orderCode}"]`)
  await expect(order).toContainText('Kuala Lumpur – Bangkok')
  await expect(order).toContainText('1 traveller')
  await looksWell()

  await press(page.getByRole('link', { name: `Order ${orderCode}` }))
  await expect(page).toHaveURL(new RegExp(`/en/order/${orderCode}$`))
  await expect(page.locator('[data-order-status="awaiting_payment"]')).toBeVisible()
  // As after a look-up: for longer than the list is valid.
  const kept = (await page.context().cookies()).filter(({ name }) => name !== 'order_proof')
  await page.context().clearCookies()
  await page.context().addCookies(kept)
  await page.reload()
  await expect(page.locator('[data-order-status="awaiting_payment"]')).toBeVisible()
})

test('Back, reload and a second tab show the list; without a proof there is none', async ({
  page,
}) => {
  const email = someEmail()
  await page.goto('/en/retrieve/list')
  await expect(page).toHaveURL(/\/en\/retrieve\?notice=prove$/)
  await expect(page.getByText('Confirm your e-mail address to see your orders.')).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await send(page, 'Send me a code').click()
  await expect(code(page)).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(page.url())
  const steps = page.url()
  await code(page).fill(await codeTo(page.request, email))
  await send(page, 'Continue').click()
  await expect(page.getByText('No orders with this address')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.reload()
  await expect(page.getByText(`We found no orders booked with ${email}`)).toBeVisible()
  await code(second).fill('123456')
  await send(second, 'Continue').click()
  await expect(second).toHaveURL(/\/en\/retrieve\/list$/)
  await second.goto(steps)
  await expect(second).toHaveURL(/\/en\/retrieve\/list$/)
  await second.getByRole('link', { name: 'Use another address' }).click()
  await expect(second.getByRole('heading', { name: 'Find all your orders' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address is typed, corrected and verified, and its order opens', {
    tag: '@cluster',
  }, async ({ page, baseURL }) => {
    const email = someEmail()
    const orderCode = await heldOrder(baseURL ?? '', email)
    const field = page.getByLabel('E-mail address')
    await page.goto('/en/retrieve')
    await field.fill('mei@')
    await send(page, 'Send me a code').click()
    await expect(field).toHaveAccessibleDescription(/complete e-mail address/)
    await expect(field).toHaveValue('mei@')
    await field.fill(email)
    await send(page, 'Send me a code').click()
    await send(page, 'Resend code').click()
    await expect(page.locator('main [data-error="CODE_RESEND_TOO_SOON"]')).toBeVisible()
    await code(page).fill('12')
    await send(page, 'Continue').click()
    await expect(code(page)).toHaveAccessibleDescription(/six digits/)
    await expect(code(page)).toHaveValue('12')
    await code(page).fill(await codeTo(page.request, email))
    await send(page, 'Continue').click()
    await page.getByRole('link', { name: `Order ${orderCode}` }).click()
    await expect(page.locator('[data-order-status="awaiting_payment"]')).toBeVisible()
  })
})
