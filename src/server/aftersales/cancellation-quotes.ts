import type { RefundQuote } from '../../contract/aftersales/after-sales.ts'
import type { QuoteLine } from '../../contract/checkout/quote.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { money } from '../../contract/money.ts'
import type { ExpectedRefund } from '../letters/letter-blocks.ts'
import type { CancellationQuote, ProductOf } from '../order/product.ts'
import { priceOf, type Reservation, type WholeOrder } from '../order/whole-order.ts'
import type { CardCharges } from '../payment/guarantee/card-charges.ts'
import type { RefundBounds, RefundService } from '../payment/refund-service.ts'
import type { Cache } from '../platform/cache/cache.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { minutes } from '../platform/duration.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { cancellationView } from './cancellation-view.ts'
import { withinLeft } from './within-left.ts'
import type { QuoteDraft, WriteQuote } from './write-quote.ts'
import { answered } from './write-quote.ts'

/** Each asks a supplier. */
export const quotesByOrder = { name: 'after-sales-quote', times: 30, within: minutes(10) }

export interface CancellationQuotes {
  /**
   * Quotes the refund for cancelling whole reservations, with one total. Throws VALIDATION for part of a reservation,
   * NOT_REFUNDABLE with the items if a supplier says so, PAYMENT_DISPUTED, SUPPLIER_UNAVAILABLE, RATE_LIMITED.
   */
  quote(order: WholeOrder, itemIds: readonly string[]): Promise<RefundQuote>
  /**
   * The same for staff: once all that was paid for the order has gone back, what a supplier doesn't refund is quoted without a
   * refund, so that it needn't stay booked.
   */
  quoteForStaff(order: WholeOrder, itemIds: readonly string[]): Promise<RefundQuote>
  /** The same for items that a supplier has cancelled already, disputed or not. */
  quoteOfSupplier(order: WholeOrder, itemIds: readonly string[]): Promise<RefundQuote>
}

export function createCancellationQuotes(parts: {
  db: Database
  cache: Cache
  clock: Clock
  refunds: RefundService
  charges: Pick<CardCharges, 'taken'>
  productOf: ProductOf
  write: WriteQuote
}): CancellationQuotes {
  const { db, cache, clock, refunds, charges, productOf, write } = parts
  return {
    quote: (order, itemIds) => undisputed(order, itemIds, false),
    quoteForStaff: async (order, itemIds) => undisputed(order, itemIds, await isAllBack(order)),
    quoteOfSupplier: async (order, itemIds) =>
      quoted(order, confirmedReservations(order, itemIds), refunds.boundsIfDisputed),
  }

  /** Returns whether nothing is left to refund of what was paid: refunds on their way count as well. */
  async function isAllBack(order: WholeOrder): Promise<boolean> {
    return order.paid > 0 && (await refunds.bounds(order)).refundable === 0
  }

  async function undisputed(order: WholeOrder, itemIds: readonly string[], mayForfeit: boolean) {
    const reservations = confirmedReservations(order, itemIds)
    await refunds.assertUndisputed(order)
    return quoted(order, reservations, refunds.bounds, mayForfeit)
  }

  async function quoted(
    order: WholeOrder,
    [first, ...others]: readonly [Reservation, ...Reservation[]],
    boundsOf: (order: WholeOrder) => Promise<RefundBounds>,
    mayForfeit = false,
  ): Promise<RefundQuote> {
    const expected = await refunds.expected(order.id)
    const ask = (reservation: Reservation) => draftOf(order, reservation, expected, mayForfeit)
    const [draft, ...more] = await Promise.all([ask(first), ...others.map(ask)])
    const drafts = withinLeft([draft, ...more], await boundsOf(order))
    return cancellationView(await write(order, drafts), clock.now())
  }

  /** Returns the quote, without a refund, of a reservation that its supplier doesn't refund. */
  async function forfeited(
    { currency }: WholeOrder,
    reservation: Reservation,
  ): Promise<CancellationQuote> {
    const forfeit = await productOf(reservation).forfeitTerms?.(db, reservation)
    if (!forfeit) return { outcome: 'not_allowed' }
    const { items } = reservation
    const paid = priceOf(items)
    const lines: QuoteLine[] = [
      { kind: 'paid', amount: money(paid, currency) },
      { kind: 'supplier_fee', amount: money(0 - paid, currency) },
    ]
    return {
      outcome: 'quoted',
      lines,
      amount: money(0, currency),
      parts: [{ itemIds: items.map(({ id }) => id), lines, amount: 0 }],
      isInvoluntary: false,
      ...forfeit,
    }
  }

  /** Quotes a reservation with its supplier. */
  async function draftOf(
    order: WholeOrder,
    reservation: Reservation,
    { method: destination, arrivesBy }: ExpectedRefund,
    mayForfeit: boolean,
  ): Promise<QuoteDraft> {
    await spend(cache, quotesByOrder, order.id)
    const product = productOf(reservation)
    const itemIds = reservation.items.map(({ id }) => id)
    const card = reservation.guarantee?.card
    const basis = await product.cancellationBasis(db, reservation)
    const answer = await answered(product.quoteCancellation(db, reservation))
    const said =
      answer.outcome === 'quoted' || !mayForfeit ? answer : await forfeited(order, reservation)
    if (said.outcome !== 'quoted') {
      const fields = Object.fromEntries(itemIds.map((id) => [id, 'NOT_REFUNDABLE' as const]))
      throw new CatalogueError('NOT_REFUNDABLE', { fields })
    }
    // Confirming the quote is the consent, so it says what is really charged.
    const charge = said.charge && card && (await charges.taken(order, said.charge))
    return {
      reservation,
      itemIds,
      lines: said.lines,
      amount: said.amount,
      isInvoluntary: said.isInvoluntary,
      validUntil: said.validUntil,
      terms: {
        kind: 'refund',
        parts: said.parts,
        supplierTerms: said.terms,
        ...(said.discount ? { discount: said.discount } : {}),
        ...(answer.outcome === 'quoted' ? {} : { isForfeited: true as const }),
        ...(charge && card ? { charge: { ...charge, card } } : {}),
        destination,
        arrivesBy: arrivesBy.toISOString().slice(0, 10),
      },
      basis,
      basisNow: (tx, now) => product.cancellationBasis(tx, now),
    }
  }
}

/** Returns the reservations of these items. Throws NOT_REFUNDABLE unless all are confirmed, and VALIDATION if one isn't complete. */
function confirmedReservations(
  order: WholeOrder,
  itemIds: readonly string[],
): [Reservation, ...Reservation[]] {
  const reservations = wholeReservations(order, itemIds)
  if (!reservations.every(({ state }) => state === 'confirmed')) {
    throw new CatalogueError('NOT_REFUNDABLE')
  }
  return reservations
}

/** Returns the reservations of these items. Throws VALIDATION if one isn't complete. */
function wholeReservations(
  { reservations }: WholeOrder,
  itemIds: readonly string[],
): [Reservation, ...Reservation[]] {
  const found = reservations.filter(({ items }) => items.some(({ id }) => itemIds.includes(id)))
  const items = found.flatMap((each) => each.items)
  const isWhole =
    items.length === new Set(itemIds).size && items.every(({ id }) => itemIds.includes(id))
  const [first, ...others] = found
  if (!first || !isWhole) {
    throw new CatalogueError('VALIDATION', { fields: { itemIds: 'one_booking' } })
  }
  return [first, ...others]
}
