import { expect, type Page } from '@playwright/test'
import { flightSuppliers } from '../../support/flight-suppliers.ts'
import { axeFinds } from '../support/axe.ts'
import { cards, confirmed, continueToPayment, payByCard } from '../support/booking-journey.ts'
import { cartItem, checkOut, someTrip } from '../support/cart-journey.ts'
import { openCart } from '../support/open-cart.ts'
import { openStay } from '../support/open-stay.ts'
import { ownSite, test } from '../support/own-site.ts'
import { inSiteDatabase } from '../support/site-database.ts'
import { amountOf, bookRate, nightsFrom } from '../support/stay-journey.ts'

// Changes the suppliers' settings, which would disturb all other tests.
const site = ownSite()
test.describe.configure({ mode: 'serial' })

const hotelSuppliers = ['bedbank', 'direct']

async function turn(page: Page, ids: readonly string[], dials: Record<string, unknown>) {
  const suppliers = Object.fromEntries(ids.map((id) => [id, dials]))
  const answer = await page.request.post('/dev/world', { data: { suppliers } })
  expect(answer.status()).toBe(200)
}

test('a stay that fails after payment is refunded, and the flight stays', async ({ page }) => {
  await openCart(page, someTrip())
  const price = await amountOf(cartItem(page, 'hotel'))
  await checkOut(page).click()
  await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
  await turn(page, hotelSuppliers, { faults: { book: { mode: 'refuse' } } })
  await payByCard(page, cards.accepted)
  await expect(page.locator('[data-order-status="partly_confirmed"]')).toBeVisible()
  const code = await page.locator('[data-order-code]').getAttribute('data-order-code')
  await page.goto(`/en/order/${code}`)
  await expect(page.getByText('Ticket issued')).toBeVisible()
  await expect(page.getByText('Not booked')).toBeVisible()
  await expect(
    page.getByText(new RegExp(`We refunded USD.${(price / 100).toFixed(2)}`)),
  ).toBeVisible()
})

test('a changed price is shown with the old one, and is accepted', async ({ page }) => {
  await openCart(page, someTrip())
  const was = await amountOf(cartItem(page, 'flight'))
  await turn(page, flightSuppliers, { priceChange: { percent: 10 } })
  await page.reload()
  const flight = cartItem(page, 'flight')
  await expect(flight.getByText('The price has gone up')).toBeVisible()
  await expect(page.getByText('1 item isn’t included.')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await flight.getByRole('button', { name: /^Accept / }).click()
  await expect(flight.getByText('The price has gone up')).toBeHidden()
  expect(await amountOf(flight)).toBeGreaterThan(was)
})

test('what sells out at the checkout says so at its place, with nothing lost', async ({ page }) => {
  await openCart(page, someTrip())
  await turn(page, hotelSuppliers, { gone: {} })
  await checkOut(page).click()
  await expect(page.getByText('Nothing was booked')).toBeVisible()
  const stay = cartItem(page, 'hotel')
  await expect(stay.locator('[data-error="OFFER_GONE"]')).toBeVisible()
  await expect(cartItem(page, 'flight').getByText('Details complete')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await expect(stay.getByRole('link', { name: 'Search again' })).toBeVisible()
  await stay.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: 'Cart (1)' })).toBeVisible()
  await checkOut(page).click()
  await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('what sells out before the payment is left out, and the rest is paid', async ({
      page,
    }) => {
      // The other supplier holds its rooms.
      const down = { mode: 'error', times: null }
      await turn(page, ['bedbank'], { faults: { search: down, rates: down } })
      await openCart(page, someTrip())
      await checkOut(page).click()
      await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
      const total = page.locator('[data-total]').filter({ visible: true }).first()
      const was = await amountOf(total, 'data-total')
      await turn(page, ['direct'], { gone: {} })
      await page.getByRole('button', { name: continueToPayment }).click()
      const gone = page.locator('[data-error="OFFER_GONE"]')
      await expect(gone).toContainText('Part of your order is no longer available')
      if (javaScriptEnabled) {
        await expect(gone).toBeInViewport()
        expect(await axeFinds(page)).toEqual([])
      }
      await page.reload()
      await expect(gone.getByRole('listitem')).toHaveCount(1)
      await expect(gone).toContainText('Left to pay')
      expect(await amountOf(total, 'data-total')).toBeLessThan(was)

      await payByCard(page, cards.accepted)
      await confirmed(page, javaScriptEnabled, 'partly_confirmed')
      await expect(page.getByText(/no longer available: .*\. It isn’t booked/)).toBeVisible()
      await expect(page.getByText('We’ll refund')).toBeHidden()
      await page.getByRole('link', { name: 'Go to your order' }).click()
      await expect(page.getByText('Not booked')).toBeVisible()
      await expect(page.getByText('What you paid for is confirmed')).toBeVisible()
    })
  })
}

test('where the cart is switched off, its address leads home, and nothing offers it', async ({
  browser,
  request,
}) => {
  const switchOff = `insert into feature_flag (name, country, is_on) values ('web_shopping_cart', $1, false)`
  await inSiteDatabase(site.dataDir, switchOff, ['IS'])
  // Servers read it again after a minute.
  await request.post('/dev/clock', { data: { advanceMs: 61_000 } })
  const inCountry = (code: string) =>
    browser.newPage({ extraHTTPHeaders: { 'cf-ipcountry': code } })
  const buttons = (page: Page) => page.getByRole('button', { name: /add to cart/i })

  const iceland = await inCountry('IS')
  await iceland.goto('/en/cart')
  await expect(iceland).toHaveURL(/\/en\/?$/)
  await openStay(iceland, nightsFrom(111))
  await expect(iceland.locator('[data-rate]').first()).toBeVisible()
  await expect(buttons(iceland)).toHaveCount(0)
  await bookRate(iceland)
  await expect(buttons(iceland)).toHaveCount(0)
  await iceland.close()

  const thailand = await inCountry('TH')
  await thailand.goto('/en/cart')
  await expect(thailand.getByText('Your cart is empty')).toBeVisible()
  await thailand.close()
})
