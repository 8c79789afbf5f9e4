import { CatalogueError } from '../../../contract/errors.ts'
import type { Slice } from '../../../contract/flight/offer.ts'
import {
  type CartDraft,
  type CartProduct,
  copyId,
  type Presence,
  type PriceCheck,
} from '../../cart/cart-product.ts'
import type { Booker } from '../../checkout/booker.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { SupplierOf } from '../../supplier/flight-supplier.ts'
import { airportOfOrder } from '../../world/airport.ts'
import { momentOf } from '../../world/zoned-time.ts'
import type { BookingService } from '../booking/booking-service.ts'
import {
  adoptBookings,
  type BookingRow,
  copyBooking,
  findBooking,
  keepBookings,
  lockBooking,
  reopenBookingsOf,
  requoteBooking,
} from '../booking/booking-store.ts'
import { emptyDraft } from '../booking/booking-view.ts'
import { areTravellersComplete } from '../booking/check-draft.ts'
import { flightOrder } from '../booking/flight-order.ts'
import { priceLines } from '../booking/price-lines.ts'
import {
  asAgreed,
  type PricedBooking,
  priceOf,
  requotedBooking,
} from '../booking/requoted-booking.ts'
import { flightProductId } from '../order-item/flight-item.ts'
import { type QuotedOffer, quoteOffer } from '../quoted-offer.ts'
import type { Reminders } from '../reminder/reminders.ts'

/** Creates what the cart needs of flights. */
export function createFlightCart(parts: {
  db: Database
  clock: Clock
  seal: Seal
  bookings: Pick<BookingService, 'submission'>
  reminders: Pick<Reminders, 'bookingOf'>
  supplierOf: SupplierOf
}): CartProduct {
  const { db, clock, seal, bookings, reminders, supplierOf } = parts

  /** Stores other offers in an open draft. Throws BOOKING_NOT_FOUND, BOOKING_EXPIRED. */
  const store = (
    id: string,
    booker: Booker,
    work: (row: BookingRow) => PricedBooking,
  ): Promise<BookingRow> =>
    inTransaction(db, async (tx) => {
      const row = await lockBooking(tx, seal, id, booker)
      if (row?.state !== 'draft') throw new CatalogueError('BOOKING_NOT_FOUND')
      if (row.expiresAt.getTime() <= clock.now()) throw new CatalogueError('BOOKING_EXPIRED')
      const next = work(row)
      await requoteBooking(tx, seal, id, next)
      return { ...row, ...next, agreed: null }
    })

  /** Returns a draft's offers in another currency, as their suppliers gave them. */
  const inCurrency = (row: BookingRow, currency: string): PricedBooking =>
    requotedBooking(
      row,
      row.offers.map(({ offer, source }) => quoteOffer(supplierOf(offer), source, currency)),
      currency,
    )

  /** Returns the current offer in place of one; undefined if it's gone. */
  async function reprice(quoted: QuotedOffer, currency: string): Promise<QuotedOffer | undefined> {
    const supplier = supplierOf(quoted.offer)
    const answer = await supplier.reprice(quoted.source).catch((cause) => {
      throw new CatalogueError('SUPPLIER_UNAVAILABLE', { cause })
    })
    if (answer.outcome === 'gone') return undefined
    return answer.outcome === 'same' ? quoted : quoteOffer(supplier, answer.offer, currency)
  }

  async function check(row: BookingRow, booker: Booker): Promise<PriceCheck> {
    const { currency } = row.request
    const found = await Promise.all(row.offers.map((quoted) => reprice(quoted, currency)))
    const current = found.flatMap((quoted) => quoted ?? [])
    if (current.length < found.length) return { outcome: 'gone' }
    if (current.every((quoted, index) => quoted === row.offers[index])) return { outcome: 'same' }
    const accept = async () => {
      await store(row.id, booker, (now) => requotedBooking(now, current, currency))
    }
    const total = priceOf(requotedBooking(row, current, currency))
    if (total.amount !== priceOf(row).amount) {
      return { outcome: 'changed', total, now: total, accept }
    }
    await accept()
    return { outcome: 'same' }
  }

  return {
    id: flightProductId,
    isOpen: async (id, asker) => (await findBooking(db, seal, id, asker))?.state === 'draft',
    async open(id, booker, currency) {
      const found = await findBooking(db, seal, id, booker)
      if (found?.state !== 'draft') return undefined
      const known = found.request.currency
      const isOver = found.expiresAt.getTime() <= clock.now()
      const isConverted = known !== currency && !isOver
      // What was refused is asked again, and a new price needs consent here.
      const isRefused = found.agreed !== null && !isOver
      const current = (now: BookingRow) => {
        const agreed = { ...now, ...asAgreed(now) }
        return isConverted ? inCurrency(agreed, currency) : agreed
      }
      const row =
        isConverted || isRefused
          ? await store(id, booker, current)
          : { ...found, ...(isOver ? inCurrency(found, currency) : {}) }
      return draftOf(row, booker, {
        convertedFrom: isConverted ? known : undefined,
        check: () => check(row, booker),
        now: clock.now(),
      })
    },
    async typed(id, asker) {
      const found = await findBooking(db, seal, id, asker)
      if (found?.state !== 'draft') return undefined
      const { contact, passengers } = found.draft
      return { contact, travellers: passengers }
    },
    submission: (submitted, booker) => bookings.submission(submitted, booker),
    adopt: (tx, ids, { auid, memberId }) => adoptBookings(tx, ids, auid, memberId),
    keep: keepBookings,
    formPage: (id) => `/flight/book/${id}`,
    reopen: reopenBookingsOf,
    async copy(tx, from, booker) {
      const id = copyId(from, booker)
      const now = clock.date()
      const copy = {
        id,
        owner: booker.auid,
        memberId: booker.memberId ?? null,
        language: booker.language,
        createdAt: now,
        touchedAt: now,
      }
      const isCopied = await copyBooking(tx, seal, from, copy, ({ request, draft }) => ({
        ...emptyDraft(request.passengers),
        bags: draft.bags,
      }))
      return isCopied ? id : undefined
    },
    remindedOf: (token) => reminders.bookingOf(token),
  }
}

function draftOf(
  row: BookingRow,
  { language, attribution }: Booker,
  { now, ...more }: Pick<CartDraft, 'convertedFrom' | 'check'> & { now: number },
): CartDraft {
  const lines = priceLines(row.offers, row.draft.bags)
  return {
    ...more,
    order: flightOrder(row, row.draft, { lines, memberId: row.memberId, language, attribution }),
    total: priceOf(row),
    contact: row.draft.contact,
    isComplete: areTravellersComplete(row, row.draft, now),
    priceUntil: row.offers.map(({ offer }) => offer.expiresAt).sort()[0] ?? '',
    expiresAt: row.expiresAt,
    presence: presenceOf(row.offers.map(({ offer }) => offer.slice)),
    guests: 0,
  }
}

const presenceOf = (slices: readonly Slice[]): Presence[] => [
  ...slices.flatMap(journeyOf),
  ...placesBetween(slices),
]

function journeyOf({ from, to, departure, minutes }: Slice): Presence[] {
  const [start, end] = [airportOfOrder(from), airportOfOrder(to)]
  if (!start || !end) return []
  const departs = momentOf(departure, start.zone).getTime()
  return [
    {
      kind: 'flight',
      from: start,
      to: end,
      day: departure.slice(0, 10),
      leaves: departure,
      departs,
      arrives: departs + minutes * 60_000,
    },
  ]
}

/** Returns where travellers are after each journey until the next. */
const placesBetween = (slices: readonly Slice[]): Presence[] =>
  slices.flatMap((slice, index) => {
    const next = slices[index + 1]
    const place = airportOfOrder(slice.to)
    const isHome = !next && index > 0 && slice.to === slices[0]?.from
    if (!place || isHome) return []
    const departure = next?.departure ?? null
    return [{ kind: 'between' as const, place, arrival: slice.arrival, departure }]
  })
