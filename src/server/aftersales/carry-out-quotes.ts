import type { OrderService } from '../order/order-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { minutes } from '../platform/duration.ts'
import { everyMinute, onceAnHour } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { carryOutQuote, sweepQuotes } from './jobs.ts'
import type { QuoteKinds } from './quote-books.ts'
import { findQuote, quotesAtWork } from './quote-store.ts'

/** Work that takes longer than this has lost its job. */
const longestWork = minutes(60)

/**
 * Runs the jobs of confirmed quotes. If a supplier doesn't respond, the job fails and is retried: cancelling and
 * changing are idempotent by our reference.
 */
export function carryOutQuotes(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  orders: OrderService
  kinds: QuoteKinds
}): void {
  const { db, jobs, clock, orders, kinds } = parts
  jobs.handle(carryOutQuote, async ({ quoteId }) => {
    const quote = await findQuote(db, quoteId)
    const order = quote && (await orders.byId(quote.orderId))
    if (quote?.state !== 'in_progress' || !order) return
    await kinds[quote.terms.kind].carryOut(order, quote)
  })
  jobs.handle(sweepQuotes, async () => {
    const before = new Date(clock.now() - longestWork)
    for (const quoteId of await quotesAtWork(db, before)) {
      await jobs.enqueue(db, carryOutQuote, { quoteId }, onceAnHour(quoteId, clock.date()))
    }
  })
  jobs.repeat(sweepQuotes, everyMinute, {})
}
