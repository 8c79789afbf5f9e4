import { z } from 'zod'
import type { QuoteBooks } from '../../aftersales/quote-books.ts'
import type { DocumentService } from '../../documents/document-service.ts'
import type { CancellationLetters } from '../../letters/cancellation-letters.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

/** Sends the mail with the vouchers of a changed stay. */
export const sendVouchers = defineJob(
  'hotel.send-vouchers',
  z.object({ orderId: z.uuid(), quoteId: z.uuid() }),
)

export function mailVouchers(parts: {
  db: Database
  jobs: Jobs
  orders: OrderService
  quotes: QuoteBooks
  documents: DocumentService
  letters: CancellationLetters
}): void {
  const { db, jobs, orders, quotes, documents, letters } = parts
  jobs.handle(sendVouchers, async ({ orderId, quoteId }) => {
    const order = await orders.byId(orderId)
    // A stay that was cancelled since has no voucher.
    if (!order?.items.some(({ state }) => state === 'confirmed')) return
    const attachments = await documents.attachments(order)
    const cost = await quotes.byId(db, quoteId)
    await inTransaction(db, (tx) =>
      letters.documents(tx, order, { kind: 'change-done', about: quoteId, cost, attachments }),
    )
  })
}
