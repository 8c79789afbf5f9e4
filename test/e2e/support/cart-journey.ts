import { expect, type Locator, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { fillContact, fillTraveller } from './booking-journey.ts'
import { fillGuests, openFirstHotel, openHotels } from './stay-journey.ts'

/** Returns what is in the cart, by its product. */
export const cartItem = (page: Page, product: 'flight' | 'hotel'): Locator =>
  page.locator(`[data-cart-item][data-product="${product}"]`)

/** Puts a direct flight to Bangkok into the cart, without its travellers; ends in the cart. */
export async function addFlights(page: Page, { date }: { date: string }) {
  const query = new URLSearchParams({ depAirport: 'KUL', arrAirport: 'BKK', depDate: date })
  query.set('adult', '1')
  const offer = page.locator('[data-offer][data-stops="direct"]').first()
  // Without scripts, the page is loaded again for what arrives later.
  await expect(async () => {
    await page.goto(`/en/flight/search?${query}`)
    await expect(offer).toBeVisible({ timeout: 2000 })
  }).toPass()
  query.set('offer', (await offer.getAttribute('data-offer')) ?? '')
  await page.goto(`/en/flight/search?${query}`)
  await expect(page).toHaveURL(/\/flight\/confirm/)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await inCart(page, 'flight')
}

/** Puts a stay into the cart, with its guests; ends in the cart. */
export async function addStay(page: Page, stay: Parameters<typeof openHotels>[1]) {
  await openHotels(page, { destination: 'city-bangkok-th', rooms: '2', ...stay })
  await openFirstHotel(page)
  await page
    .getByRole('button', { name: /^Book / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/hotel\/book\//)
  await fillGuests(page, 1)
  await page.getByRole('button', { name: 'Save and add to cart' }).click()
  await inCart(page, 'hotel')
}

/** Puts a stay into the cart from its page, without its guests; ends in the cart. */
export async function addRate(page: Page, stay: Parameters<typeof openHotels>[1]) {
  await openHotels(page, { destination: 'city-bangkok-th', rooms: '2', ...stay })
  await openFirstHotel(page)
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click()
  await inCart(page, 'hotel')
}

async function inCart(page: Page, product: 'flight' | 'hotel') {
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(cartItem(page, product)).toBeVisible()
}

/** Fills in the travellers of the flights in the cart; ends in the cart. */
export async function fillFlights(page: Page) {
  await cartItem(page, 'flight').getByRole('link', { name: 'Add traveller details' }).click()
  await expect(page).toHaveURL(/\/flight\/book\//)
  await fillContact(page)
  await fillTraveller(page, 1)
  await page.getByRole('button', { name: 'Save and return to cart' }).click()
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(cartItem(page, 'flight').getByText('Details complete')).toBeVisible()
}

/** Returns a trip whose flight and stay fit in time, and that no other test books the last room of. */
export function someTrip() {
  const first = 20 + Math.floor(Math.random() * 250)
  return {
    flight: { date: inDays(first) },
    stay: { checkIn: inDays(first), checkOut: inDays(first + 3) },
  }
}

export const checkOut = (page: Page): Locator =>
  page
    .getByRole('button', { name: /^Check out/ })
    .filter({ visible: true })
    .first()
