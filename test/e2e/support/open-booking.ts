import { expect, type Page } from '@playwright/test'
import type { FlightResult } from '../../../src/contract/flight/offer.ts'
import type { SearchRequest } from '../../../src/contract/flight/search/flight-search.ts'
import { inDays } from '../../support/test-clock.ts'
import { filledDraft, type Traveller } from '../../support/traveller.ts'
import { flightQuery, type Search } from './booking-journey.ts'
import { callerOf } from './caller.ts'
import { someEmail } from './member-journey.ts'

// Tests about a later page start there: each page that leads to it takes half a second of the processor, calls much less.

/** Opens the confirmation page of flights that calls found. */
export async function openConfirmation(page: Page, search: Search = {}): Promise<void> {
  const { traveller } = await callerOf(page)
  const { searchId, offerIds } = await traveller.pick(...wanted(search))
  const query = flightQuery(search)
  query.set('search', searchId)
  for (const offer of offerIds) query.append('offer', offer)
  await page.goto(`/en/flight/confirm?${query}`)
}

/** Makes a booking of flights that calls found. */
export async function bookFlights(page: Page, search?: Search) {
  const caller = await callerOf(page)
  return { ...caller, booking: await caller.traveller.book(...wanted(search)) }
}

/** Opens the travellers' form of a booking that calls made. */
export async function openTravellers(page: Page, search?: Search): Promise<void> {
  const { booking } = await bookFlights(page, search)
  await page.goto(`/en/flight/book/${booking.bookId}`)
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible()
}

/** Opens the payment page of an order of one adult that calls made; returns the contact's e-mail address. */
export async function openPayment(page: Page, email = someEmail()): Promise<string> {
  const { traveller, booking } = await bookFlights(page)
  const draft = filledDraft(booking)
  const contact = { ...draft.contact, email }
  const { trxId } = await traveller.must(traveller.submit(booking, { ...draft, contact }))
  await page.goto(`/en/pay/${trxId}/choose`)
  return email
}

/** What pages of a visitor without a country would search for, and which rows `pickFlights` would select from. */
function wanted(search: Search = {}): Parameters<Traveller['pick']> {
  const { from = 'KUL', to = 'BKK', date = inDays(40), back, stops = 'direct' } = search
  const slices = [{ from, to, date }]
  if (back) slices.push({ from: to, to: from, date: back })
  const { adult = 1, child = 0, infant = 0 } = search
  const request: SearchRequest = {
    slices,
    tripType: back ? 'roundtrip' : 'oneway',
    passengers: { adult, child, infant },
    cabin: 'economy',
    currency: 'USD',
  }
  return [request, ({ slice }: FlightResult) => slice.stopType === stops]
}
