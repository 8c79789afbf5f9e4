import type { Booking, BookingDraft, PassengerDraft } from '../../../contract/flight/booking.ts'
import { passengerTypes } from '../../../contract/flight/offer.ts'
import { type BirthDateLimits, birthDateLimits } from '../../../contract/flight/passenger-rules.ts'
import type { PassengerCounts } from '../../../contract/flight/search/flight-search.ts'
import type { BookId } from '../../../contract/ids.ts'
import { isSameMoney } from '../../../contract/money.ts'
import { type NeededDocument, strictestOf } from '../../../contract/traveller/travel-documents.ts'
import { maskedNumber, noDocuments } from '../../order/travellers.ts'
import { ownPayable, type WholeOrder } from '../../order/whole-order.ts'
import type { QuotedOffer } from '../quoted-offer.ts'
import { mayRemind } from '../reminder/reminder-rules.ts'
import type { BookingRow } from './booking-store.ts'
import { priceLines, totalOf } from './price-lines.ts'
import { asAgreed, priceOf } from './requoted-booking.ts'

/** Returns an empty draft with an entry for every passenger of the search: adults, children, infants. */
export function emptyDraft(counts: PassengerCounts): BookingDraft {
  const blank = {
    title: '',
    givenName: '',
    surname: '',
    birthDate: '',
    nationality: '',
    ...noDocuments,
  }
  return {
    contact: { givenName: '', surname: '', email: '', phoneCountry: '', phone: '' },
    passengers: passengerTypes.flatMap((type) =>
      Array.from({ length: counts[type] }, () => ({ type, ...blank })),
    ),
    bags: [],
    remind: false,
  }
}

/** Returns which document every passenger has to enter: the strictest of what the flights need. */
export const neededOf = (offers: readonly QuotedOffer[]): NeededDocument =>
  strictestOf(offers.map(({ offer }) => offer.needs.documents))

/** Returns the local days on which an offer's flights leave. */
const daysOf = ({ offer }: QuotedOffer): string[] =>
  offer.slice.segments.map(({ departure }) => departure.slice(0, 10))

/** Returns the days that limit birth dates on flights. `now` is in milliseconds. */
export const limitsOf = (offers: readonly QuotedOffer[], now: number): BirthDateLimits =>
  birthDateLimits(offers.flatMap(daysOf), now)

export function bookingView(
  row: BookingRow,
  now: number,
  order?: Pick<WholeOrder, 'id' | 'code' | 'payables'>,
): Booking {
  const { editedAt = {}, ...draft } = row.draft
  const bags = draft.bags.filter((bag) => isOffered(row.offers, bag))
  const lines = priceLines(row.offers, bags)
  const oldTotal = priceOf(asAgreed({ ...row, draft: { ...row.draft, bags } }))
  const total = totalOf(lines, row.request.currency)
  const canRemind = mayRemind(row, now)
  const over = row.state === 'draft' && row.expiresAt.getTime() <= now
  const state = over ? 'expired' : row.state
  // Only the form of an open draft needs whole document numbers.
  const passengers = state === 'draft' ? draft.passengers : draft.passengers.map(masked)
  return {
    bookId: row.id as BookId,
    state,
    request: row.request,
    offers: row.offers.map(({ offer }) => offer),
    documents: neededOf(row.offers),
    ...limitsOf(row.offers, now),
    // Drafts stored before reminders existed don't have this field.
    draft: { ...draft, passengers, remind: canRemind && draft.remind === true },
    editedAt,
    canRemind,
    bagChoices: row.offers.flatMap(({ offer, extraBags }) =>
      extraBags.map(({ kg, price }) => ({ offerId: offer.id, kg, price })),
    ),
    lines,
    total,
    ...(isSameMoney(oldTotal, total) ? {} : { oldTotal }),
    expiresAt: row.expiresAt.toISOString(),
    ...(order ? { order: { orderCode: order.code, trxId: ownPayable(order).trxId } } : {}),
  }
}

const masked = (passenger: PassengerDraft): PassengerDraft => ({
  ...passenger,
  passportNumber: maskedNumber(passenger.passportNumber),
  idCardNumber: maskedNumber(passenger.idCardNumber),
})

/** Returns whether a selected bag is still sold with one of the offers. */
export const isOffered = (
  offers: readonly QuotedOffer[],
  { offerId, kg }: BookingDraft['bags'][number],
): boolean =>
  offers.some(
    ({ offer, extraBags }) => offer.id === offerId && extraBags.some((each) => each.kg === kg),
  )
