import { costLines, type OrderChanges } from '../order/order-changes.ts'
import type { OrderService } from '../order/order-service.ts'
import type { DueKeeper } from '../payment/due-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { fitsBetween } from './change-days.ts'
import { carryOutQuote } from './jobs.ts'
import { findQuoteByTrx, moveQuote, type QuoteRow } from './quote-store.ts'

/** What payments are told of changes that cost something, and what follows when the money comes or does not. */
export function createChangeKeeper(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  orders: OrderService
  changes: OrderChanges
}): DueKeeper {
  const { db, jobs, clock, orders, changes } = parts
  return {
    async subjectOf(trxId) {
      const quote = await findQuoteByTrx(db, trxId)
      if (quote?.terms.kind !== 'change') throw new Error('a due without its quote')
      const { from, offer, difference, fee } = quote.terms
      const lines = costLines(offer.id, { difference, fee }, quote.currency)
      return { state: quote.state, replaces: from, offer, lines }
    },
    async paid(tx, order, trxId) {
      const quote = await findQuoteByTrx(tx, trxId)
      if (quote?.state !== 'awaiting_payment' || quote.terms.kind !== 'change') return false
      const item = order.items.find(({ id }) => id === quote.itemIds[0])
      const stands = item && isAsQuoted(item, quote)
      // Another of its flights may have been changed in the meantime.
      if (!stands || !fitsBetween(order, item, quote.terms.offer.slice)) {
        await moveQuote(tx, quote, 'lapsed', clock.date())
        await orders.note(tx, order.id, 'change.lapsed')
        return false
      }
      const { difference, fee } = quote.terms
      await changes.addCost(tx, order, item, { difference, fee })
      await changes.move(tx, [item], 'changing')
      await moveQuote(tx, quote, 'in_progress', clock.date())
      await jobs.enqueue(tx, carryOutQuote, { quoteId: quote.id }, { key: quote.id })
      return true
    },
    async lapsed(tx, order, trxId) {
      const quote = await findQuoteByTrx(tx, trxId)
      if (quote?.state !== 'awaiting_payment') return
      await moveQuote(tx, quote, 'lapsed', clock.date())
      await orders.note(tx, order.id, 'change.lapsed')
    },
  }
}

/** Whether an item still is what the quote was made for. */
function isAsQuoted(
  { state, offer }: { state: string; offer: { id: string } },
  { terms }: QuoteRow,
): boolean {
  return state === 'issued' && (terms.kind === 'refund' || terms.from.id === offer.id)
}
