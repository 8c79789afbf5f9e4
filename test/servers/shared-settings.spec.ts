import { type APIRequestContext, expect } from '@playwright/test'
import { cards, payByCard } from '../e2e/support/booking-journey.ts'
import { test } from '../e2e/support/member-journey.ts'
import { openPayment } from '../e2e/support/open-booking.ts'
import { flightSuppliers } from '../support/flight-suppliers.ts'
import { testClockAhead } from '../support/test-clock.ts'

// These change time and the suppliers' settings of every server, so they run alone, by `npm test -- cluster`.

interface World {
  suppliers: Record<string, { faults: Record<string, unknown> }>
}

const worldOf = async (request: APIRequestContext): Promise<World> =>
  (await request.get('/dev/world')).json()

test('a fault for one call is met once, by whichever worker makes it', { tag: '@cluster' }, async ({
  page,
  request,
}) => {
  await openPayment(page)
  const issue = { mode: 'timeout', times: 1 }
  const faults = flightSuppliers.map((id) => [id, { faults: { issue } }])
  const data = { suppliers: Object.fromEntries(faults) }
  expect((await request.post('/dev/world', { data })).status()).toBe(200)
  await payByCard(page, cards.accepted)
  await expect(page.getByRole('heading', { name: /^Paid\. Your tickets are being/ })).toBeVisible()
  await expect(page.locator('[data-order-status="confirmed"]')).toBeVisible()
  // One supplier's was used up by a worker, which both front APIs know.
  for (let turn = 0; turn < 4; turn += 1) {
    const { suppliers } = await worldOf(request)
    expect(flightSuppliers.filter((id) => !suppliers[id]?.faults.issue)).toHaveLength(1)
  }
  await request.post('/dev/world', { data: { reset: true } })
})

test('an order expires for all servers when the clock is moved at one', {
  tag: '@cluster',
}, async ({ page, request }) => {
  await openPayment(page)
  const choose = page.url()
  await request.post('/dev/clock', { data: { advanceMs: 60 * 60_000 } })
  // At once, wherever it's asked.
  for (let turn = 0; turn < 4; turn += 1) {
    const { aheadMs } = await (await request.get('/dev/clock')).json()
    expect(aheadMs).toBe(testClockAhead() + 60 * 60_000)
  }
  await expect(async () => {
    await page.goto(choose)
    await expect(page.locator('[data-error="PAYMENT_EXPIRED"]')).toBeVisible({ timeout: 1000 })
  }).toPass()
})
