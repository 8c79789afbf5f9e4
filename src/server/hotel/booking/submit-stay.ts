import { CatalogueError } from '../../../contract/errors.ts'
import type { StayDraft, StayPriceChange } from '../../../contract/hotel/booking.ts'
import { isSameMoney, type Money } from '../../../contract/money.ts'
import type { Booker } from '../../checkout/booker.ts'
import { contactOr } from '../../checkout/contact-rules.ts'
import type { DraftToSubmit, TakenDraft } from '../../checkout/submission.ts'
import type { Reserved } from '../../order/reservation/reservations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { HotelSupplierOf, SupplierRate } from '../../supplier/hotel-supplier.ts'
import { type QuotedRate, quoteRate } from '../rate/quoted-rate.ts'
import { checkChildren } from '../stay/check-children.ts'
import { checkGuests } from './check-guests.ts'
import {
  type AgreedRate,
  type KeptStayDraft,
  lockStayBooking,
  reopenStayBooking,
  type StayBookingRow,
  saveStayDraft,
} from './stay-booking-store.ts'
import { stayOrder } from './stay-order.ts'

/** Locks a draft and returns what it orders, or the order that it became before. Throws what is wrong with it. */
export type TakeStay = (
  tx: Transaction,
  submitted: DraftToSubmit<StayDraft>,
  booker: Booker,
  /** Throws TOO_MANY_STAYS. */
  limitUnpaid: (tx: Transaction) => Promise<void>,
) => Promise<TakenDraft | { orderId: string }>

export function createTakeStay(parts: {
  clock: Clock
  seal: Seal
  supplierOf: HotelSupplierOf
}): TakeStay {
  const { clock, seal, supplierOf } = parts

  /** Returns the rate that replaces one, as the supplier gave it when it refused the old price. */
  function current(quoted: QuotedRate, [taken]: readonly Reserved[]): QuotedRate {
    if (taken?.outcome !== 'price_changed') return quoted
    const { rate } = quoted
    const [source] = taken.offers as SupplierRate[]
    return source
      ? quoteRate(supplierOf(rate), source, rate.price.total.currency, rate.roomId)
      : quoted
  }

  /** Returns the rates of a draft that was refused: only the same price replaces one without consent. */
  function reopened(agreed: QuotedRate, taken: readonly Reserved[]): AgreedRate {
    const now = current(agreed, taken)
    const isSame = isSameMoney(now.rate.price.total, agreed.rate.price.total)
    return isSame ? { quoted: now, offered: null } : { quoted: agreed, offered: now }
  }

  function refusal(agreed: QuotedRate, taken: readonly Reserved[]): CatalogueError | undefined {
    const [{ outcome } = { outcome: 'unknown' }] = taken
    if (outcome === 'gone') return new CatalogueError('OFFER_GONE')
    if (outcome === 'unavailable') return new CatalogueError('SUPPLIER_UNAVAILABLE')
    if (outcome !== 'price_changed') return undefined
    return priceChanged(agreed.rate.price.total, current(agreed, taken), agreed)
  }

  return async (tx, { bookId, accepted, typed, contact }, booker, limitUnpaid) => {
    const row = await lockStayBooking(tx, seal, bookId, booker)
    if (!row) throw new CatalogueError('BOOKING_NOT_FOUND')
    if (row.state === 'submitted') return { orderId: row.orderId ?? '' }
    if (row.expiresAt.getTime() <= clock.now()) throw new CatalogueError('BOOKING_EXPIRED')
    const stored = { ...row.draft, contact: contactOr(row.draft.contact, contact) }
    const draft = typed ?? stored
    checkChildren(row.hotel, row.stay)
    checkGuests(row.stay, draft)
    const quoted = [row.offered, row.quoted].find(
      (each) => each && isSameMoney(each.rate.price.total, accepted),
    )
    if (!quoted) throw priceChanged(accepted, row.offered ?? row.quoted, row.quoted)
    const kept = keptStayNow(row, draft, booker, clock.date())
    const { memberId, language } = kept
    return {
      order: stayOrder({ ...row, quoted }, draft, {
        seal,
        memberId,
        language,
        attribution: booker.attribution,
      }),
      repriced:
        quoted === row.offered
          ? { before: [row.quoted.rate.price.total], after: [quoted.rate.price.total] }
          : undefined,
      async placed(tx, orderId) {
        if (quoted.rate.price.now.amount === 0) await limitUnpaid(tx)
        await saveStayDraft(tx, seal, row.id, kept, { orderId, quoted })
      },
      refusal: (taken) => refusal(quoted, taken),
      reopen: (tx, taken) => reopenStayBooking(tx, row.id, reopened(quoted, taken)),
    }
  }
}

/** Returns what is stored with a change of an open draft. */
export const keptStayNow = (
  { memberId: own }: StayBookingRow,
  draft: StayDraft,
  { memberId, language }: Booker,
  touchedAt: Date,
): KeptStayDraft => ({ draft, touchedAt, memberId: own ?? memberId ?? null, language })

/**
 * The rate's id is told because another price has another id. `shown` is what the guest may have seen: its parts are told if
 * that is its total.
 */
export function priceChanged(
  oldPrice: Money,
  { rate }: QuotedRate,
  { rate: shown }: QuotedRate,
): CatalogueError {
  const details: StayPriceChange = {
    oldPrice,
    newPrice: rate.price.total,
    newSums: rate.price,
    rateId: rate.rateId,
  }
  if (isSameMoney(shown.price.total, oldPrice)) details.oldSums = shown.price
  return new CatalogueError('PRICE_CHANGED', { details })
}
