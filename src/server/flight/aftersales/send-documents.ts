import { z } from 'zod'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { QuoteBooks } from '../../aftersales/quote-books.ts'
import type { DocumentService } from '../../documents/document-service.ts'
import type { CancellationLetters } from '../../letters/cancellation-letters.ts'
import type { Line } from '../../letters/letters.ts'
import type { OrderService } from '../../order/order-service.ts'
import { nameOf } from '../../order/travellers.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { exchangeTermsOf } from '../exchange/exchange-terms.ts'

/** Sends the mail with reissued documents. `about` is the quote or notice that it is about. */
export const sendDocuments = defineJob(
  'aftersales.documents',
  z.object({
    orderId: z.uuid(),
    kind: z.enum(['change-done', 'notice-accepted']),
    about: z.uuid(),
  }),
)

/** Sends mails to travellers whose flights were changed, by themselves or by the airline. */
export function mailDocuments(parts: {
  db: Database
  jobs: Jobs
  orders: OrderService
  quotes: QuoteBooks
  documents: DocumentService
  letters: CancellationLetters
}): void {
  const { db, jobs, orders, quotes, documents, letters } = parts
  jobs.handle(sendDocuments, async ({ orderId, kind, about }) => {
    const order = await orders.byId(orderId)
    // Flights that were cancelled since have no documents.
    if (!order?.items.some(({ state }) => state === 'confirmed')) return
    const attachments = await documents.attachments(order)
    const quote = kind === 'change-done' ? await quotes.byId(db, about) : undefined
    const lines = quote ? lostBags(order, quote) : []
    await inTransaction(db, (tx) =>
      letters.documents(tx, order, { kind, about, cost: quote, lines, attachments }),
    )
  })
}

/** Returns the bags that were bought but that the new flights don't take. */
function lostBags({ items }: WholeOrder, quote: StoredQuote): Line[] {
  const travellers = items.find(({ id }) => id === quote.itemIds[0])?.travellers ?? []
  return (exchangeTermsOf(quote).bags ?? [])
    .filter(({ isMoved }) => !isMoved)
    .map(({ passenger, kg }): Line => {
      const traveller = travellers[passenger]
      return ['change-bag-lost', { kg, name: traveller ? nameOf(traveller) : '' }]
    })
}
