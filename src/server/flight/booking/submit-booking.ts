import { CatalogueError } from '../../../contract/errors.ts'
import type { BookingDraft } from '../../../contract/flight/booking.ts'
import { isSameMoney, type Money } from '../../../contract/money.ts'
import type { Booker } from '../../checkout/booker.ts'
import { contactOr } from '../../checkout/contact-rules.ts'
import type { DraftToSubmit, TakenDraft } from '../../checkout/submission.ts'
import type { Reserved } from '../../order/reservation/reservations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { type BookingRow, lockBooking, markSubmitted, reopenBooking } from './booking-store.ts'
import { checkDraft } from './check-draft.ts'
import { flightOrder } from './flight-order.ts'
import { keptNow, whole } from './kept-booking.ts'
import { priceLines, totalOf } from './price-lines.ts'
import { requoted } from './requoted.ts'
import { asAgreed, type PricedBooking, priceOf, requotedBooking } from './requoted-booking.ts'

/** Locks a draft and returns what it orders, or the order that it became before. Throws what is wrong with it. */
export async function takeBooking(
  tx: Transaction,
  { bookId, accepted, typed, contact }: DraftToSubmit<BookingDraft>,
  booker: Booker,
  { seal, clock }: { seal: Seal; clock: Clock },
): Promise<TakenDraft | { orderId: string }> {
  const row = await lockBooking(tx, seal, bookId, booker)
  if (!row) throw new CatalogueError('BOOKING_NOT_FOUND')
  if (row.state === 'submitted') return { orderId: row.orderId ?? '' }
  if (row.expiresAt.getTime() <= clock.now()) throw new CatalogueError('BOOKING_EXPIRED')
  const stored = { ...row.draft, contact: contactOr(row.draft.contact, contact) }
  const draft = typed ?? stored
  checkDraft(row, draft, clock.now())
  const lines = priceLines(row.offers, draft.bags)
  const total = totalOf(lines, row.request.currency)
  if (!isSameMoney(total, accepted)) throw priceChanged(accepted, total)
  const kept = keptNow(row, whole(draft)(row.draft), booker, clock.date())
  const { memberId, language } = kept
  const current = (taken: readonly Reserved[]) => {
    const offers = requoted(row.offers, taken)
    return offers && requotedBooking({ ...row, draft: kept.draft }, offers, total.currency)
  }
  return {
    order: flightOrder(row, draft, {
      lines,
      memberId,
      language,
      attribution: booker.attribution,
    }),
    repriced: row.agreed
      ? { before: [priceOf(asAgreed({ ...row, draft: kept.draft }))], after: [total] }
      : undefined,
    placed: (tx, orderId) => markSubmitted(tx, seal, row.id, { ...kept, orderId }),
    refusal: (taken) => refusal(total, current(taken), taken),
    reopen: (tx, taken) => {
      // A cart asks its suppliers again whenever it's opened. The form of a single draft shows both prices.
      const next = typed && current(taken)
      const was = { ...row, draft: kept.draft }
      return reopenBooking(tx, seal, row.id, next ? withConsent(was, next) : was)
    },
  }
}

/** Returns a draft with other offers, which wait for consent unless they cost what was agreed to. */
function withConsent(
  was: BookingRow,
  next: PricedBooking,
): PricedBooking & Pick<BookingRow, 'agreed'> {
  const isSame = isSameMoney(priceOf(asAgreed(was)), priceOf(next))
  return { ...next, agreed: isSame ? null : (was.agreed ?? was.offers) }
}

function refusal(
  total: Money,
  current: PricedBooking | undefined,
  taken: readonly Reserved[],
): CatalogueError | undefined {
  const failed = taken.find(({ outcome }) => outcome === 'gone' || outcome === 'unavailable')
  if (failed) {
    return new CatalogueError(failed.outcome === 'gone' ? 'OFFER_GONE' : 'SUPPLIER_UNAVAILABLE')
  }
  if (!current) return undefined
  const { offers, draft } = current
  return priceChanged(total, totalOf(priceLines(offers, draft.bags), total.currency))
}

const priceChanged = (oldPrice: Money, newPrice: Money): CatalogueError =>
  new CatalogueError('PRICE_CHANGED', { details: { oldPrice, newPrice } })
