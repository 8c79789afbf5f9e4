import { expect, type Page } from '@playwright/test'
import { cartVisitor } from '../../support/cart/cart-visitor.ts'
import { filledStay } from '../../support/hotel/stay-visitor.ts'
import { filledDraft } from '../../support/traveller.ts'
import { callerOf } from './caller.ts'
import { cartItem } from './cart-journey.ts'
import { bookFlights } from './open-booking.ts'
import { bookStay } from './open-stay.ts'

/** Puts a direct flight to Bangkok into the cart, with its traveller unless `filled` is false. */
export async function putFlights(
  page: Page,
  { date, filled = true }: { date: string; filled?: boolean },
): Promise<void> {
  const { traveller, booking } = await bookFlights(page, { date })
  const path = `/flight/bookings/${booking.bookId}/draft`
  if (filled) await traveller.must(traveller.call('PUT', path, filledDraft(booking)))
  await put(page, 'flight', booking.bookId)
}

/** Puts a stay in Bangkok into the cart, with its guests. */
export async function putStay(page: Page, stay: Parameters<typeof bookStay>[1]): Promise<void> {
  const wanted = { destination: 'city-bangkok-th', rooms: '2', ...stay }
  const { traveller, booking } = await bookStay(page, wanted)
  const path = `/hotel/bookings/${booking.bookId}/draft`
  await traveller.must(traveller.call('PUT', path, filledStay(booking)))
  await put(page, 'hotel', booking.bookId)
}

async function put(page: Page, product: 'flight' | 'hotel', bookId: string): Promise<void> {
  const { traveller, signer } = await callerOf(page)
  await cartVisitor(traveller, signer).add(product, bookId)
}

/** Opens the cart with a flight and a stay, both filled in. */
export async function openCart(
  page: Page,
  trip: { flight: Parameters<typeof putFlights>[1]; stay: Parameters<typeof putStay>[1] },
): Promise<void> {
  await putFlights(page, trip.flight)
  await putStay(page, trip.stay)
  await page.goto('/en/cart')
  await expect(cartItem(page, 'flight')).toBeVisible()
  await expect(cartItem(page, 'hotel')).toBeVisible()
}
