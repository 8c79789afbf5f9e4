import { expect, type Page } from '@playwright/test'
import { flightSuppliers } from '../../support/flight-suppliers.ts'
import { axeFinds } from '../support/axe.ts'
import { cards, fillContact, fillTraveller, payByCard } from '../support/booking-journey.ts'
import { enterAsMember, signIn, test } from '../support/member-journey.ts'
import { openConfirmation, openPayment, openTravellers } from '../support/open-booking.ts'
import { startOwnServer } from '../support/own-server.ts'
import { ownSecret } from '../support/paid-order.ts'

// Changes time and the suppliers' settings, which would disturb all other tests, so it has its own server.
const port = Number(process.env.E2E_PORT ?? '3110') + 1
test.use({ baseURL: `http://127.0.0.1:${port}` })
test.describe.configure({ mode: 'serial' })

let server: Awaited<ReturnType<typeof startOwnServer>>

test.beforeAll(async () => {
  // A cluster starts six processes.
  server = await startOwnServer(
    port,
    { DRAIN_TIME: '0', SECRET_KEY: ownSecret },
    { inCluster: true },
  )
})
test.afterAll(() => server?.stop())
test.afterEach(async ({ request }) => {
  await request.post('/dev/world', { data: { reset: true } })
})

async function turn(page: Page, dials: Record<string, unknown>): Promise<void> {
  const change = Object.fromEntries(flightSuppliers.map((each) => [each, dials]))
  const answer = await page.request.post('/dev/world', { data: { suppliers: change } })
  expect(answer.status()).toBe(200)
}

const later = (page: Page, minutes: number) =>
  page.request.post('/dev/clock', { data: { advanceMs: minutes * 60_000 } })

test('a higher price is shown next to the old one and has to be accepted', async ({ page }) => {
  await openConfirmation(page)
  await turn(page, { priceChange: { percent: 10 } })
  await page.reload()
  await expect(page.getByText('The price has gone up')).toBeVisible()
  const total = (await page.locator('[data-total]').getAttribute('data-total')) ?? ''
  await page.getByRole('button', { name: /^Accept / }).click()
  await expect(page).toHaveURL(/\/flight\/book\//)
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', total)
})

test('sold-out seats lead to three alternatives, or a new search', async ({ page }) => {
  await openConfirmation(page)
  const picked = page.url()
  await turn(page, { gone: {} })
  const answer = await page.reload()
  expect(answer?.status()).toBe(410)
  await expect(page.locator('[data-error="OFFER_GONE"]')).toBeVisible()
  const choices = page.getByRole('link', { name: /^Choose / })
  await expect(choices).toHaveCount(3)
  expect(await axeFinds(page)).toEqual([])
  await page.request.post('/dev/world', { data: { reset: true } })
  await choices.first().click()
  await expect(page.getByRole('button', { name: 'Continue to travellers' })).toBeVisible()

  await turn(page, { gone: {} })
  await page.goto(picked)
  await page.getByRole('link', { name: 'Search again' }).click()
  await expect(page).toHaveURL(/\/flight\/search\?depAirport=KUL&arrAirport=BKK/)
})

test('seats sold while names are typed are reported without losing the names', async ({ page }) => {
  await openTravellers(page)
  await fillContact(page)
  await fillTraveller(page, 1)
  await turn(page, { gone: {} })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.locator('[data-error="OFFER_GONE"]')).toBeVisible()
  await expect(page.getByLabel('Surname').first()).toHaveValue('Tan')
})

test('slow tickets are waited for, and “confirmed” isn’t shown before', async ({ page }) => {
  await openPayment(page)
  await turn(page, { faults: { issue: { mode: 'timeout', times: 1 } } })
  await payByCard(page, cards.accepted)
  await expect(page.getByRole('heading', { name: /^Paid\. Your tickets are being/ })).toBeVisible()
  await expect(page.getByText('Confirmed')).toHaveCount(0)
  await expect(page.locator('[data-order-status="confirmed"]')).toBeVisible()
})

test('outdated prices are checked again', async ({ page }) => {
  await openConfirmation(page)
  const picked = page.url()
  await later(page, 26)
  await turn(page, { priceChange: { percent: 10 } })
  await page.reload()
  await expect(page.getByText(/^Still available: .+, .+ more$/)).toBeVisible()
  expect(page.url()).not.toBe(picked)
  await page.getByRole('button', { name: /^Accept / }).click()
  await expect(page).toHaveURL(/\/flight\/book\//)
})

test('an order that wasn’t paid in time says so, and what to do', async ({ page }) => {
  await openPayment(page)
  const choose = page.url()
  await later(page, 60)
  await expect(async () => {
    await page.goto(choose)
    await expect(page.locator('[data-error="PAYMENT_EXPIRED"]')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.locator('[data-order-status="expired"]')).toBeVisible()
  await page.getByRole('link', { name: 'Search again' }).click()
  await expect(page).toHaveURL(/\/flight\/search\?depAirport=KUL&arrAirport=BKK/)
})

test('a booking left for more than a day has expired', async ({ page }) => {
  await openTravellers(page)
  await later(page, 25 * 60)
  const answer = await page.reload()
  expect(answer?.status()).toBe(410)
  await expect(page.locator('[data-error="BOOKING_EXPIRED"]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search again' })).toHaveAttribute(
    'href',
    /\/flight\/search\?depAirport=KUL&arrAirport=BKK/,
  )
  await page.getByRole('link', { name: 'Check these flights again' }).click()
  await expect(page.getByText(/^Still available: /)).toBeVisible()
})

test('forms left open overnight keep their input and work; sensitive ones require sign-in', async ({
  page,
  browser,
  request,
}) => {
  const guest = await browser.newPage()
  await guest.goto('/en/signup')
  await guest.getByLabel('E-mail address').fill('left.open@example.com')
  const { email, password } = await enterAsMember(page)
  const member = { email, password }
  await page.goto('/en/account/contact?edit=new')
  await page.getByLabel('Given names').fill('Mei')
  await page.getByLabel('E-mail address').fill('mei@example.com')
  await later(page, 14 * 60)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Mei' })).toBeVisible()
  await expect(await request.post('/front/v2/member/login', { data: member })).toBeOK()
  await page.goto('/en/account/profile')
  await page.getByRole('button', { name: /^Sign out .+/ }).click()
  await expect(page.locator('main [data-error="REAUTHENTICATION_REQUIRED"]')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await signIn(page, member)
  await page.getByRole('button', { name: /^Sign out .+/ }).click()
  await expect(page.getByText('Device signed out.')).toBeVisible()
  await guest.getByRole('button', { name: 'Send me a code' }).click()
  await expect(guest.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
  await guest.close()
})

async function refiledAtTheHold(page: Page): Promise<void> {
  await turn(page, { priceChange: { percent: 30 } })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const box = page.locator('[data-error="PRICE_CHANGED"]')
  await expect(box).toContainText(/Before.+Now.+Difference/)
  await expect(box).toBeInViewport()
  expect(await axeFinds(page)).toEqual([])
  const now = await page.locator('input[name="amount"]').inputValue()
  await expect(page.getByLabel('Surname').first()).toHaveValue('Tan')
  await page.getByRole('button', { name: /^Accept / }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.locator(`[data-total="${now}"]`).first()).toBeVisible()
}

test('a price that rises while names are typed is shown next to the old one, and one click accepts it', async ({
  page,
}) => {
  await openTravellers(page)
  await fillContact(page)
  await fillTraveller(page, 1)
  await refiledAtTheHold(page)
})
