import { expect } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import {
  cards,
  confirmed,
  continueToPayment,
  fillContact,
  fillTraveller,
  payByCard,
  pickFlights,
  traveller,
  walkToTravellersByReloading,
} from '../support/booking-journey.ts'
import { mailsTo, test } from '../support/member-journey.ts'
import { openConfirmation, openTravellers } from '../support/open-booking.ts'

test('from a search to an issued e-ticket', async ({ page, browser, baseURL }) => {
  await pickFlights(page)
  const price = await page.locator('[data-total]').getAttribute('data-total')
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  const email = await fillContact(page)
  await fillTraveller(page, 1)
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', price ?? '')
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(page.getByText('Seats and price held for')).toBeVisible()
  const flights = page.getByRole('region', { name: 'Your flights' })
  await expect(flights.getByText('Kuala Lumpur – Bangkok')).toBeVisible()
  await expect(flights.getByText(/\d\d:\d\d – \d\d:\d\d/)).toBeVisible()
  await expect(flights.getByText('Cabin bag')).toBeVisible()
  await expect(flights.getByText(/refund/i).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Ms ANNA MUELLER')
  const terms = page.getByRole('main').getByRole('link', { name: 'terms and conditions' })
  await expect(terms).toHaveAttribute('href', '/en/terms/condition')
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', price ?? '')
  await payByCard(page, cards.accepted)
  const code = await confirmed(page)
  const booked = page.locator('[data-item]')
  await expect(booked).toContainText('Kuala Lumpur – Bangkok')
  await expect(booked.locator('time').first()).toHaveAttribute('datetime', inDays(40))
  await expect(booked.locator('[data-booking-code]')).toBeVisible()
  await expect(page.getByText('Ms ANNA MUELLER')).toBeVisible()
  await expect(page.getByRole('link', { name: 'E-ticket (PDF)' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Calendar file' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('link', { name: 'Go to your order' }).click()
  await expect(page.getByRole('heading', { name: `Order ${code}` })).toBeVisible()
  await expect(page.locator('[data-booking-code]')).toHaveText(/^[A-Z0-9]{5,6}$/)
  await expect(page.locator('[data-ticket]')).toHaveText(/^\d{13}$/)
  await expect(page.getByText('Ms ANNA MUELLER')).toBeVisible()
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', price ?? '')

  const ticket = await page.request.get(`/en/order/${code}/e-ticket.pdf`)
  expect(ticket.headers()['content-type']).toBe('application/pdf')
  expect((await ticket.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const calendar = await page.request.get(`/en/order/${code}/itinerary.ics`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')

  // The mail's button opens the order on a new device, and leaves no key in the address.
  let button = ''
  await expect(async () => {
    const [mail] = await mailsTo(page.request, email)
    button = /View your order: \S+?(\/en\/order\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(button).toContain('?access=')
  }).toPass()
  const elsewhere = await browser.newPage(baseURL ? { baseURL } : {})
  await elsewhere.goto(button)
  await expect(elsewhere).toHaveURL(`/en/order/${code}`)
  await expect(elsewhere.locator('[data-order-status="confirmed"]')).toBeVisible()
  await elsewhere.close()
})

test('a return trip for a family, with an extra bag added to the total', async ({ page }) => {
  await openTravellers(page, { back: inDays(47), adult: 1, child: 1, infant: 1 })
  await fillContact(page)
  await fillTraveller(page, 1)
  await fillTraveller(page, 2, { title: 'Miss', born: inDays(-365 * 7) })
  await fillTraveller(page, 3, { title: 'Master', born: inDays(-200) })
  const total = page.locator('[data-total]')
  const before = Number(await total.getAttribute('data-total'))
  const bag = page.getByRole('region', { name: 'Extra bags' }).getByLabel('Traveller 2').first()
  await bag.selectOption({ index: 1 })
  await expect(total).not.toHaveAttribute('data-total', String(before))
  const after = Number(await total.getAttribute('data-total'))
  expect(after).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(total).toHaveAttribute('data-total', String(after))
  const flights = page.getByRole('region', { name: 'Your flights' })
  await expect(flights.locator('[data-bags]').first()).toContainText(/BELLA MUELLER.*kg bought/)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: continueToPayment })).toBeInViewport()
})

test('another fare is one click away, and stricter conditions of the return are shown', async ({
  page,
}) => {
  await openConfirmation(page, { back: inDays(47) })
  const total = page.locator('[data-total]')
  const before = Number(await total.getAttribute('data-total'))
  const warning = page.getByRole('alert').filter({ hasText: 'Your return flight has stricter' })
  await expect(warning).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Choose .+ more$/ })
    .first()
    .click()
  await expect(total).not.toHaveAttribute('data-total', String(before))
  expect(Number(await total.getAttribute('data-total'))).toBeGreaterThan(before)
  await expect(warning).toContainText('It doesn’t include a checked bag.')
  await expect(page.getByRole('heading', { name: 'Other fares' }).first()).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(goOn).toBeInViewport()
  await goOn.click()
  await expect(page).toHaveURL(/\/flight\/book\//)
})

test('input survives a reload, leaving, Back and Forward, and once submitted leads to its payment', async ({
  page,
}) => {
  await openTravellers(page)
  const form = page.url()
  const email = await fillContact(page)
  await traveller(page, 1).getByLabel('Surname').fill('Tan')
  await expect(page.getByText('Saved. You can leave')).toBeVisible()

  await test.step('a reload, leaving and coming back', async () => {
    await page.reload()
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
    await expect(traveller(page, 1).getByLabel('Surname')).toHaveValue('Tan')
    // Left right after the last keystroke: the page still saves it.
    await traveller(page, 1).getByLabel('Given names').fill('Mei Ling')
    await page.goto('/en/order')
    await page.goto(form)
    await expect(traveller(page, 1).getByLabel('Given names')).toHaveValue('Mei Ling')
  })

  await test.step('Back and Forward between documents', async () => {
    await page.goto('/en/help')
    await page.goBack()
    await expect(page).toHaveURL(form)
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
    await page.goForward()
    await expect(page).toHaveURL(/\/help$/)
    await page.goBack()
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  })

  await test.step('a submitted booking leads to its payment, also by the back button', async () => {
    await fillTraveller(page, 1)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
    const pay = page.url()
    await page.goBack()
    await page.waitForLoadState()
    await page.reload()
    await expect(page).toHaveURL(pay)
  })
})

test('Back pressed before the scripts arrive leads to the page of its address', async ({
  page,
}) => {
  await openConfirmation(page)
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await expect(page).toHaveURL(/\/flight\/book\//)
  await page.goto('/en/help')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Who is flying?' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/flight\/confirm/)
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your flights' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await expect(page).toHaveURL(/\/flight\/book\//)
})

test('a form sent twice makes one order', async ({ page }) => {
  await openTravellers(page)
  await fillContact(page)
  await fillTraveller(page, 1)
  await expect(page.getByText('Saved. You can leave')).toBeVisible()
  const typed = await page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Continue to payment' }) })
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    )
  const send = () =>
    page.request.post(page.url(), {
      form: { ...typed, intent: 'submit' },
      headers: { origin: new URL(page.url()).origin },
      maxRedirects: 0,
    })
  const [one, other] = await Promise.all([send(), send()])
  // Whichever arrives second finds it submitted, and is redirected.
  expect([one.status(), other.status()]).toContain(303)
  expect(one.headers().location).toMatch(/\/pay\/[\w-]+\/choose/)
  expect(other.headers().location).toBe(one.headers().location)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole journey works', async ({ page }) => {
    await walkToTravellersByReloading(page, inDays(41))

    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByRole('alert')).toContainText(/Check \d+ highlighted fields/)
    const email = await fillContact(page)
    await page.getByRole('button', { name: 'Save and come back later' }).click()
    await expect(page.getByText('Saved. You can leave')).toBeVisible()
    await page.goto('/en')
    const goOn = page.getByRole('link', {
      name: /^Continue your booking: Kuala Lumpur – Bangkok/,
    })
    await goOn.click()
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
    await fillTraveller(page, 1)
    await page.getByRole('button', { name: 'Continue to payment' }).click()

    await payByCard(page, cards.accepted)
    await confirmed(page, false)
    await page.getByRole('link', { name: 'Go to your order' }).click()
    await expect(page.locator('[data-ticket]')).toBeVisible()
    await page.goto('/en/flight')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(goOn).toHaveCount(0)
  })

  test('a bag selected without scripts shows its new total before it is binding', async ({
    page,
  }) => {
    await openTravellers(page, { date: inDays(42) })
    await fillContact(page)
    await fillTraveller(page, 1)
    await page
      .getByRole('region', { name: 'Extra bags' })
      .getByLabel('Traveller 1')
      .selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.locator('[data-error="PRICE_CHANGED"]')).toBeVisible()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL(/\/pay\//)
  })
})
