import { CatalogueError } from '../../contract/errors.ts'
import type { OrderService, WholeOrder } from '../order/order-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { newId } from '../platform/ids.ts'
import type { Item } from './booked.ts'
import { unansweredNotices } from './notice-store.ts'
import { addQuote, moveQuote, type QuoteRow, quotesIn } from './quote-store.ts'
import type { Reckoned } from './reckoning.ts'

export interface QuoteDraft {
  items: readonly Item[]
  reckoned: Reckoned
  /** Whether an airline had changed any of them when the supplier was asked. */
  isFreed: boolean
  involuntary: boolean
  terms: QuoteRow['terms']
  validUntil: Date
}

export type WriteQuote = (
  order: WholeOrder,
  drafts: readonly [QuoteDraft, ...QuoteDraft[]],
) => Promise<[QuoteRow, ...QuoteRow[]]>

/**
 * Writes quotes that are confirmed together and takes every other open one of the order out of force. Throws NOT_REFUNDABLE or
 * NOT_CHANGEABLE when the items have changed since they were asked about, QUOTE_EXPIRED when an airline's
 * change came in between: what it frees must not be quoted with a penalty.
 */
export function quoteWriter(parts: {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'lock'>
}): WriteQuote {
  const { db, clock, orders } = parts
  return (order, drafts) =>
    inTransaction(db, async (tx) => {
      const now = await orders.lock(tx, order.id)
      for (const draft of drafts) await assertStands(tx, now, draft)
      for (const older of await quotesIn(tx, order.id, ['open'])) {
        await moveQuote(tx, older, 'superseded', clock.date())
      }
      const [first, ...others] = drafts
      const lead = await add(tx, order, first)
      const rows: [QuoteRow, ...QuoteRow[]] = [lead]
      for (const draft of others) rows.push(await add(tx, order, draft, lead.id))
      return rows
    })

  async function assertStands(
    tx: Transaction,
    now: WholeOrder,
    { items, isFreed, terms }: QuoteDraft,
  ): Promise<void> {
    const isSame = ({ id, offer }: Item) =>
      now.items.some(
        (each) => each.id === id && each.state === 'issued' && each.offer.id === offer.id,
      )
    if (!items.every(isSame)) {
      throw new CatalogueError(terms.kind === 'refund' ? 'NOT_REFUNDABLE' : 'NOT_CHANGEABLE')
    }
    const freed = await freedItems(tx, items, clock.now())
    if (freed.size > 0 !== isFreed) throw new CatalogueError('QUOTE_EXPIRED')
  }

  function add(
    tx: Transaction,
    { id: orderId }: WholeOrder,
    { items, reckoned, involuntary, terms, validUntil }: QuoteDraft,
    leadId: string | null = null,
  ): Promise<QuoteRow> {
    return addQuote(tx, {
      id: newId(),
      orderId,
      leadId,
      state: 'open',
      itemIds: items.map(({ id }) => id),
      reference: items[0]?.reference ?? '',
      lines: reckoned.lines,
      ...reckoned.amount,
      involuntary,
      terms,
      validUntil,
      createdAt: clock.date(),
      changedAt: clock.date(),
    })
  }
}

/** The items whose flights the airline changed by itself and whose traveller may still say what they want. */
export async function freedItems(db: Executor, items: readonly Item[], now: number) {
  const ids = items.map(({ id }) => id)
  const open = (await unansweredNotices(db, ids)).filter(
    ({ state, after, answerBy }) =>
      state === 'open' && (after === null || answerBy.getTime() > now),
  )
  return new Set(open.map(({ itemId }) => itemId))
}
