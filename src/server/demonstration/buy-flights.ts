import type { DemonstrationFlight } from '../../contract/desk/demonstration-order.ts'
import type { BodyInput } from '../../contract/endpoint.ts'
import { createBooking, submitBooking } from '../../contract/flight/booking.ts'
import { confirmOffers } from '../../contract/flight/confirm.ts'
import type { FlightResult, Offer } from '../../contract/flight/offer.ts'
import {
  getResultOffers,
  openSearch,
  pollSearch,
} from '../../contract/flight/search/flight-search.ts'
import type { OfferId, SearchId } from '../../contract/ids.ts'
import { milliseconds } from '../platform/duration.ts'
import type { DemonstrationVisitor } from './demonstration-visitor.ts'

/** How long a search waits for its first results, in milliseconds, and then for more. */
const wait = 2000
const untilMore = milliseconds(250)

/** Orders the cheapest direct flights whose fare fits, if there are any; returns whether there were. */
export async function buyFlights(
  visitor: DemonstrationVisitor,
  { from, to, inDays, backAfter, isRefundable = false }: DemonstrationFlight,
): Promise<boolean> {
  const { call, made, dayIn } = visitor
  const slices = [{ from, to, date: dayIn(inDays) }]
  if (backAfter) slices.push({ from: to, to: from, date: dayIn(inDays + backAfter) })
  const { searchId, rows } = await search(visitor, {
    slices,
    tripType: backAfter ? 'roundtrip' : 'oneway',
    passengers: { adult: made.travellers.length, child: 0, infant: 0 },
    currency: made.currency,
  })
  const offerIds: OfferId[] = []
  for (const index of slices.keys()) {
    const offer = await firstOf(visitor, searchId, {
      rows: rows.filter(({ sliceIndex }) => sliceIndex === index),
      isRefundable,
    })
    if (!offer) return false
    offerIds.push(offer)
  }
  const { newPrice } = await call(confirmOffers, { body: { searchId, offerIds } })
  if (!newPrice) return false
  const acceptedTotal = newPrice
  const { bookId } = await call(createBooking, { body: { searchId, offerIds, acceptedTotal } })
  const draft = { contact: made.contact, passengers: passengersOf(visitor) }
  await call(submitBooking, { params: { bookId }, body: { ...draft, acceptedTotal } })
  return true
}

/** Returns all direct flights of a search, the cheapest first. */
async function search({ call, rest }: DemonstrationVisitor, body: BodyInput<typeof openSearch>) {
  let update = await call(openSearch, { query: { wait }, body })
  const { searchId } = update
  const found = new Map(update.results.map((row) => [row.id, row]))
  while (update.state === 'searching') {
    await rest(untilMore)
    update = await call(pollSearch, { params: { searchId }, query: { after: update.cursor } })
    for (const row of update.results) found.set(row.id, row)
  }
  const rows = [...found.values()]
    .filter(({ slice }) => slice.stopType === 'direct')
    .sort((a, b) => a.cheapest.price.amount - b.cheapest.price.amount)
  return { searchId, rows }
}

async function firstOf(
  { call }: DemonstrationVisitor,
  searchId: SearchId,
  { rows, isRefundable }: { rows: readonly FlightResult[]; isRefundable: boolean },
): Promise<OfferId | undefined> {
  if (!isRefundable) return rows[0]?.cheapest.offerId
  for (const { id: resultId } of rows) {
    const { offers } = await call(getResultOffers, { params: { searchId, resultId } })
    const costs = ({ refund }: Offer) => refund.kind === 'allowed' && refund.penalty.amount > 0
    const offer = offers.find(costs)
    if (offer) return offer.id
  }
  return undefined
}

const passengersOf = ({ made: { travellers, contact }, dayIn }: DemonstrationVisitor) =>
  travellers.map((traveller, index) => ({
    ...traveller,
    type: 'adult' as const,
    nationality: contact.phoneCountry,
    document: 'passport' as const,
    passportNumber: `A000000${index + 1}`,
    passportExpiry: dayIn(2000),
    passportCountry: contact.phoneCountry,
  }))
