import type { QuoteLine } from '../../contract/checkout/quote.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { QuoteId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { Reservation, WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { newId } from '../platform/ids.ts'
import type { QuotedTogether, StoredQuote } from './quote.ts'
import { addQuote, moveQuote, quotesIn } from './quote-store.ts'

/** A supplier's quote about items of one reservation. */
export interface QuoteDraft {
  reservation: Reservation
  itemIds: string[]
  lines: QuoteLine[]
  amount: Money
  isInvoluntary: boolean
  terms: StoredQuote['terms']
  validUntil: Date
  /** What it depends on, read again before it's stored: see `Product.cancellationBasis`. */
  basis: string
  basisNow(tx: Executor, reservation: Reservation): Promise<string>
}

export type WriteQuote = (
  order: WholeOrder,
  drafts: readonly [QuoteDraft, ...QuoteDraft[]],
) => Promise<QuotedTogether>

/**
 * Stores quotes that are confirmed together and supersedes every other open one of the order. Throws NOT_REFUNDABLE or
 * NOT_CHANGEABLE if a reservation has changed in the meantime, QUOTE_EXPIRED if what the quote depends on has.
 */
export function quoteWriter(parts: {
  db: Database
  clock: Clock
  books: Pick<OrderBooks, 'lock'>
}): WriteQuote {
  const { db, clock, books } = parts
  return (order, drafts) =>
    inTransaction(db, async (tx) => {
      const now = await books.lock(tx, order.id)
      for (const draft of drafts) await assertStands(tx, now, draft)
      for (const older of await quotesIn(tx, order.id, ['open'])) {
        await moveQuote(tx, older, 'superseded', clock.date())
      }
      const [first, ...others] = drafts
      const lead = await add(tx, first)
      const quotes: [StoredQuote, ...StoredQuote[]] = [lead]
      for (const draft of others) quotes.push(await add(tx, draft, lead.id))
      return quotes
    })

  async function assertStands(tx: Transaction, now: WholeOrder, draft: QuoteDraft): Promise<void> {
    const reservation = now.reservations.find(({ id }) => id === draft.reservation.id)
    if (reservation?.state !== 'confirmed') {
      throw new CatalogueError(draft.terms.kind === 'refund' ? 'NOT_REFUNDABLE' : 'NOT_CHANGEABLE')
    }
    if ((await draft.basisNow(tx, reservation)) !== draft.basis) {
      throw new CatalogueError('QUOTE_EXPIRED')
    }
  }

  async function add(
    tx: Transaction,
    draft: QuoteDraft,
    leadId?: StoredQuote['leadId'],
  ): Promise<StoredQuote> {
    const { reservation, itemIds, lines, amount, isInvoluntary, terms, validUntil } = draft
    const id = newId() as QuoteId
    const quote: StoredQuote = {
      id,
      orderId: reservation.orderId,
      leadId: leadId ?? id,
      state: 'open',
      itemIds,
      reference: reservation.reference,
      lines,
      amount,
      isInvoluntary,
      terms,
      trxId: null,
      validUntil,
      createdAt: clock.date(),
    }
    await addQuote(tx, quote)
    return quote
  }
}

/** Calls the supplier while a traveller waits, who is told if there's no response. */
export const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause) => {
    throw new CatalogueError('SUPPLIER_UNAVAILABLE', { cause })
  })
