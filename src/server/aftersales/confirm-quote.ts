import { CatalogueError } from '../../contract/errors.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { PayableBooks } from '../order/payable/payable-books.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Payables } from '../payment/payables.ts'
import type { RefundService } from '../payment/refund-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes } from '../platform/duration.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { carryOutQuote } from './jobs.ts'
import { type QuotedTogether, quotedRefund, type StoredQuote, suppliersRefund } from './quote.ts'
import { isOver } from './quote-facts.ts'
import { findQuote, moveQuote, quotesIn, quotesWith } from './quote-store.ts'

/** The minimum time left to pay. */
const leastTimeToPay = minutes(15)

/** What is recorded with quotes that are confirmed. */
export type AlsoConfirmed = (tx: Transaction, quotes: QuotedTogether) => Promise<void>

export interface ConfirmQuote {
  /**
   * Confirms a quote and those requested with it: all of them or none. One that was confirmed before is returned in
   * its current state. `also` runs in the transaction that confirms it. Throws QUOTE_NOT_FOUND, QUOTE_SUPERSEDED,
   * QUOTE_EXPIRED, PAYMENT_DISPUTED unless a supplier caused the change, INVALID_STATE.
   */
  confirm(orderId: string, quoteId: string, also?: AlsoConfirmed): Promise<QuotedTogether>
  /**
   * Confirms the refund of items that a supplier has cancelled, with `also` as in `confirm`. While the payment is disputed, only
   * the refund waits.
   */
  confirmOfSupplier(orderId: string, quoteId: string, also?: AlsoConfirmed): Promise<QuotedTogether>
  /** Ends quotes of refunds that nobody has confirmed, because less is left to be refunded. The caller holds the order's lock. */
  expireRefunds(tx: Transaction, orderId: string): Promise<void>
  /** Ends changes that wait for their payment, because that of their order is disputed. The caller holds the order's lock. */
  expireUnpaid(tx: Transaction, order: WholeOrder): Promise<void>
  /** Ends quotes about any of these items, because the items have changed. */
  expire(tx: Transaction, order: WholeOrder, itemIds: readonly string[]): Promise<void>
}

export function createConfirmQuote(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  books: OrderBooks
  payableBooks: PayableBooks
  payables: Payables
  refunds: Pick<RefundService, 'assertUndisputed' | 'bounds' | 'boundsIfDisputed'>
}): ConfirmQuote {
  const { db, jobs, clock, books, payableBooks, payables, refunds } = parts

  async function expire(
    tx: Transaction,
    order: WholeOrder,
    itemIds: readonly string[],
    but?: string,
  ): Promise<void> {
    const standing = await quotesIn(tx, order.id, ['open', 'awaiting_payment'])
    const about = standing.filter((quote) => quote.itemIds.some((id) => itemIds.includes(id)))
    const leads = new Set(about.map(({ leadId }) => leadId))
    for (const quote of standing) {
      if (leads.has(quote.leadId) && quote.leadId !== but) await end(tx, order, quote)
    }
  }

  async function end(tx: Transaction, order: WholeOrder, quote: StoredQuote): Promise<void> {
    await moveQuote(tx, quote, 'expired', clock.date())
    if (!quote.trxId) return
    await payables.withdraw(tx, order, quote.trxId)
    await books.note(tx, order.id, 'change.expired')
  }

  function assertStands(quote: StoredQuote): void {
    if (quote.state === 'superseded') throw new CatalogueError('QUOTE_SUPERSEDED')
    const timeLeft = quote.validUntil.getTime() - clock.now()
    const isTooLate = isToPay(quote) && timeLeft < leastTimeToPay
    if (quote.state === 'expired' || isOver(quote, clock.now()) || isTooLate) {
      throw new CatalogueError('QUOTE_EXPIRED')
    }
  }

  async function start(tx: Transaction, quote: StoredQuote): Promise<StoredQuote> {
    await jobs.enqueue(tx, carryOutQuote, { quoteId: quote.id }, { key: quote.id })
    return moveQuote(tx, quote, 'in_progress', clock.date())
  }

  return {
    expire,
    async expireRefunds(tx, orderId) {
      for (const quote of await quotesIn(tx, orderId, ['open'])) {
        if (quotedRefund(quote) > 0) await moveQuote(tx, quote, 'expired', clock.date())
      }
    },
    async expireUnpaid(tx, order) {
      for (const quote of await quotesIn(tx, order.id, ['awaiting_payment'])) {
        await end(tx, order, quote)
      }
    },
    confirm: (orderId, quoteId, also) => confirm(orderId, quoteId, { also }),
    confirmOfSupplier: (orderId, quoteId, also) =>
      confirm(orderId, quoteId, { also, isOfSupplier: true }),
  }

  function confirm(
    orderId: string,
    quoteId: string,
    { also, isOfSupplier = false }: { also?: AlsoConfirmed | undefined; isOfSupplier?: boolean },
  ): Promise<QuotedTogether> {
    return inTransaction(db, async (tx) => {
      const order = await books.lock(tx, orderId)
      const quote = await findQuote(tx, quoteId)
      if (quote?.orderId !== orderId) throw new CatalogueError('QUOTE_NOT_FOUND')
      const [first = quote, ...others] = await quotesWith(tx, quote)
      const all: QuotedTogether = [first, ...others]
      if (all.some(({ state }) => confirmed.has(state))) return all
      for (const each of all) assertStands(each)
      if (!isOfSupplier && (quote.terms.kind === 'refund' || !quote.isInvoluntary)) {
        await refunds.assertUndisputed(order, tx)
      }
      const promised = all.reduce((sum, each) => sum + quotedRefund(each), 0)
      if (promised > 0) {
        const comesBack = all.reduce((sum, each) => sum + suppliersRefund(each), 0)
        const bounds = isOfSupplier ? refunds.boundsIfDisputed : refunds.bounds
        const { returned, refundable } = await bounds(order, tx)
        // A dispute that was lost since has returned it already.
        if (promised > Math.min(comesBack - returned, refundable)) {
          throw new CatalogueError('QUOTE_EXPIRED')
        }
      }
      const itemIds = all.flatMap((each) => each.itemIds)
      const reservations = order.reservations.filter(({ items }) =>
        items.some(({ id }) => itemIds.includes(id)),
      )
      if (!reservations.every(({ state }) => state === 'confirmed')) {
        throw new CatalogueError('INVALID_STATE')
      }
      await expire(tx, order, itemIds, quote.leadId)
      await also?.(tx, all)
      await books.note(tx, orderId, 'quote.confirmed')
      if (isToPay(quote)) {
        const { amount, validUntil: until } = quote
        const ask = { purpose: 'change', amount, until } as const
        const trxId = await payableBooks.open(tx, order, ask)
        await books.note(tx, orderId, 'change.awaiting_payment')
        return [await moveQuote(tx, quote, 'awaiting_payment', clock.date(), { trxId })]
      }
      await books.move(tx, reservations, meanwhile[quote.terms.kind])
      const started: [StoredQuote, ...StoredQuote[]] = [await start(tx, first)]
      for (const each of others) started.push(await start(tx, each))
      return started
    })
  }
}

/** The state of a reservation while its quote is carried out. */
const meanwhile = { refund: 'cancelling', change: 'changing', stay_change: 'changing' } as const

const confirmed: ReadonlySet<StoredQuote['state']> = new Set([
  'awaiting_payment',
  'in_progress',
  'completed',
  'failed',
])

const isToPay = ({ terms, amount }: StoredQuote): boolean =>
  terms.kind !== 'refund' && amount.amount > 0
