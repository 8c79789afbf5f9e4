import { CatalogueError } from '../../../contract/errors.ts'
import { refusedChildren } from '../../../contract/hotel/child-rule.ts'
import {
  type CartDraft,
  type CartProduct,
  copyId,
  type PriceCheck,
} from '../../cart/cart-product.ts'
import type { Booker } from '../../checkout/booker.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { HotelSupplierOf } from '../../supplier/hotel-supplier.ts'
import { SupplierFailure, SupplierTimeout } from '../../supplier/supplier-error.ts'
import { areGuestsComplete } from '../booking/check-guests.ts'
import type { StayBookingService } from '../booking/stay-booking-service.ts'
import {
  adoptStays,
  copyStay,
  findStayBooking,
  keepStays,
  lockStayBooking,
  reopenStaysOf,
  requoteStay,
  type StayBookingRow,
} from '../booking/stay-booking-store.ts'
import { stayOrder } from '../booking/stay-order.ts'
import { stayProductId } from '../order-item/stay-item.ts'
import { type QuotedRate, quoteRate } from '../rate/quoted-rate.ts'

/** Creates what the cart needs of stays. */
export function createHotelCart(parts: {
  db: Database
  clock: Clock
  seal: Seal
  bookings: Pick<StayBookingService, 'submission'>
  supplierOf: HotelSupplierOf
}): CartProduct {
  const { db, clock, seal, bookings, supplierOf } = parts

  /** Stores another rate in an open draft. Throws BOOKING_NOT_FOUND, BOOKING_EXPIRED. */
  const store = (
    id: string,
    booker: Booker,
    quotedFor: (row: StayBookingRow) => QuotedRate,
  ): Promise<StayBookingRow> =>
    inTransaction(db, async (tx) => {
      const row = await lockStayBooking(tx, seal, id, booker)
      if (row?.state !== 'draft') throw new CatalogueError('BOOKING_NOT_FOUND')
      if (row.expiresAt.getTime() <= clock.now()) throw new CatalogueError('BOOKING_EXPIRED')
      const quoted = quotedFor(row)
      await requoteStay(tx, id, quoted)
      return { ...row, quoted }
    })

  /** Returns a draft's rate in another currency, as its supplier gave it. */
  const inCurrency = ({ quoted: { rate, source } }: StayBookingRow, currency: string) =>
    quoteRate(supplierOf(rate), source, currency, rate.roomId)

  async function check(
    { id, quoted, hotel, stay }: StayBookingRow,
    booker: Booker,
  ): Promise<PriceCheck> {
    if (refusedChildren(hotel, stay).length > 0) return { outcome: 'refused' }
    const { rate, source } = quoted
    const answer = await supplierOf(rate)
      .quote(source)
      .catch((cause) => {
        if (!(cause instanceof SupplierTimeout || cause instanceof SupplierFailure)) throw cause
        throw new CatalogueError('SUPPLIER_UNAVAILABLE', { cause })
      })
    if (answer.outcome !== 'changed') return { outcome: answer.outcome }
    const { currency, amount } = rate.price.total
    const current = quoteRate(supplierOf(rate), answer.rate, currency, rate.roomId)
    const accept = async () => {
      await store(id, booker, () => current)
    }
    const { total, now } = current.rate.price
    if (total.amount !== amount) return { outcome: 'changed', total, now, accept }
    await accept()
    return { outcome: 'same' }
  }

  function draftOf(
    row: StayBookingRow,
    { language, attribution }: Booker,
    more: Pick<CartDraft, 'convertedFrom' | 'check'>,
  ): CartDraft {
    const { hotel, stay, draft, memberId } = row
    return {
      ...more,
      order: stayOrder(row, draft, { seal, memberId, language, attribution }),
      total: row.quoted.rate.price.total,
      contact: draft.contact,
      isComplete: areGuestsComplete(stay, draft),
      priceUntil: row.quoted.rate.expiresAt,
      expiresAt: row.expiresAt,
      presence: [
        { kind: 'stay', place: hotel.position, checkIn: stay.checkIn, checkOut: stay.checkOut },
      ],
      guests: stay.rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
    }
  }

  return {
    id: stayProductId,
    isOpen: async (id, asker) => (await findStayBooking(db, seal, id, asker))?.state === 'draft',
    async open(id, booker, currency) {
      const found = await findStayBooking(db, seal, id, booker)
      if (found?.state !== 'draft') return undefined
      const known = found.quoted.rate.price.total.currency
      const isOver = found.expiresAt.getTime() <= clock.now()
      const isConverted = known !== currency && !isOver
      const row = isConverted
        ? await store(id, booker, (now) => inCurrency(now, currency))
        : { ...found, quoted: isOver ? inCurrency(found, currency) : found.quoted }
      return draftOf(row, booker, {
        convertedFrom: isConverted ? known : undefined,
        check: () => check(row, booker),
      })
    },
    async typed(id, asker) {
      const found = await findStayBooking(db, seal, id, asker)
      if (found?.state !== 'draft') return undefined
      const { contact, leadGuests } = found.draft
      const travellers = leadGuests.map((guest) => ({
        ...guest,
        type: 'adult' as const,
        birthDate: '',
      }))
      return { contact, travellers }
    },
    submission: (submitted, booker) => bookings.submission(submitted, booker),
    adopt: (tx, ids, { auid, memberId }) => adoptStays(tx, ids, auid, memberId),
    keep: keepStays,
    formPage: (id) => `/hotel/book/${id}`,
    reopen: reopenStaysOf,
    async copy(tx, from, booker) {
      const id = copyId(from, booker)
      const now = clock.date()
      const isCopied = await copyStay(tx, seal, from, {
        id,
        owner: booker.auid,
        memberId: booker.memberId ?? null,
        language: booker.language,
        createdAt: now,
        touchedAt: now,
      })
      return isCopied ? id : undefined
    },
  }
}
