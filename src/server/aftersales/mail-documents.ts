import type { DocumentService } from '../documents/document-service.ts'
import type { CancellationLetters, DocumentsMade } from '../letters/cancellation-letters.ts'
import type { Line } from '../letters/letters.ts'
import type { OrderService } from '../order/order-service.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { StoredQuote } from './quote.ts'
import type { QuoteBooks } from './quote-books.ts'

/** What new documents are sent for; `about` is the id of the change's quote, or of the notice that was accepted. */
interface Made extends Pick<DocumentsMade, 'kind' | 'about'> {
  orderId: string
  /** Returns what else the mail says about a change. */
  linesOf?(order: WholeOrder, quote: StoredQuote): Line[]
}

/** Sends an order's documents as they are now, unless everything was cancelled since. */
export type MailDocuments = (made: Made) => Promise<void>

export function createMailDocuments(parts: {
  db: Database
  orders: OrderService
  quotes: QuoteBooks
  documents: DocumentService
  letters: CancellationLetters
}): MailDocuments {
  const { db, orders, quotes, documents, letters } = parts
  return async ({ orderId, kind, about, linesOf }) => {
    const order = await orders.byId(orderId)
    if (!order?.items.some(({ state }) => state === 'confirmed')) return
    const attachments = await documents.attachments(order)
    const quote = kind === 'change-done' ? await quotes.byId(db, about) : undefined
    const lines = quote && ((read: WholeOrder) => linesOf?.(read, quote) ?? [])
    await inTransaction(db, (tx) =>
      letters.documents(tx, order, { kind, about, cost: quote, lines, attachments }),
    )
  }
}
