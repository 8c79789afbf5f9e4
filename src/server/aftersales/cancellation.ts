import { money } from '../../contract/money.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import type { DocumentService } from '../documents/document-service.ts'
import type { CancellationLetters } from '../letters/cancellation-letters.ts'
import type { ExpectedRefund } from '../letters/letter-blocks.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { ProductOf } from '../order/product.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { CardCharges } from '../payment/guarantee/card-charges.ts'
import { bookCancelled, type Ledger } from '../payment/ledger.ts'
import type { RefundService } from '../payment/refund-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import { cancellationView } from './cancellation-view.ts'
import { quotedIn, refundKeyOf, type StoredQuote, suppliersRefund } from './quote.ts'
import type { QuoteKind } from './quote-books.ts'
import { lowerRefund, moveQuote, quotesWith } from './quote-store.ts'
import type { AtWork, QuoteWork } from './quote-work.ts'

/** Creates the processing of confirmed cancellations: the supplier first, then money and letters in one transaction. */
export function createCancellation(parts: {
  clock: Clock
  books: OrderBooks
  ledger: Ledger
  refunds: RefundService
  charges: CardCharges
  documents: DocumentService
  letters: CancellationLetters
  productOf: ProductOf
  work: QuoteWork
}): QuoteKind {
  const { clock, books, ledger, refunds, charges, documents, letters, productOf, work } = parts

  async function cancelled(tx: Transaction, { order, quote, reservation }: AtWork): Promise<void> {
    const { id } = quote
    const amount = money(suppliersRefund(quote), order.currency)
    await books.move(tx, [reservation], 'cancelled')
    await moveQuote(tx, quote, 'completed', clock.date())
    await productOf(reservation).onCancelled?.(tx, reservation)
    if (amount.amount > 0) {
      const discount = quote.terms.kind === 'refund' ? quote.terms.discount : undefined
      await bookCancelled(ledger, tx, { of: id, orderId: order.id, refund: amount, discount })
      const back = await refunds.refundPart(tx, order, {
        key: refundKeyOf(quote),
        amount: amount.amount,
      })
      if (back) await lowerRefund(tx, quote, back)
    }
    if (quote.terms.kind === 'refund' && quote.terms.charge) {
      const { amount: due, estimate } = quote.terms.charge
      await charges.request(tx, order, {
        reservation,
        why: 'late_cancellation',
        amount: due,
        estimate,
      })
    }
    await tellEnd(tx, quote)
  }

  /** Returns how much of the refunds of quotes waits for a bank's decision. */
  async function waiting(tx: Transaction, order: WholeOrder, quotes: readonly StoredQuote[]) {
    const disputed = await refunds.inDispute(order, tx)
    const isOf = (key: string) => quotes.some(({ id }) => id === quotedIn(key))
    return sumMoney(
      (disputed?.refunds ?? [])
        .filter(({ key, state }) => state === 'waits' && isOf(key))
        .map((each) => each.amount),
      order.currency,
    )
  }

  /** Sends the mail once all cancellations confirmed together have ended. */
  async function tellEnd(tx: Transaction, quote: StoredQuote): Promise<void> {
    const all = await quotesWith(tx, quote)
    if (all.some(({ state }) => state === 'in_progress')) return
    const order = await books.lock(tx, quote.orderId)
    const about = quote.leadId
    const completed = all.filter(({ state }) => state === 'completed')
    if (completed.length === 0) {
      return letters.failed(tx, order, { kind: 'refund-failed', about })
    }
    const amount = sumMoney(
      completed.map((each) => each.amount),
      order.currency,
    )
    await letters.cancelled(tx, order, {
      about,
      cancelled: completed.flatMap(({ itemIds }) => itemIds),
      kept: all.filter(({ state }) => state === 'failed').flatMap(({ itemIds }) => itemIds),
      isInvoluntary: completed.every(({ isInvoluntary }) => isInvoluntary),
      isForfeited: completed.some(({ terms }) => terms.kind === 'refund' && terms.isForfeited),
      lines: completed.flatMap(({ lines }) => lines),
      amount,
      waits: await waiting(tx, order, completed),
      refund: expectedOf(quote.terms),
      charges: completed.flatMap(({ terms }) =>
        terms.kind === 'refund' && terms.charge ? [terms.charge] : [],
      ),
      calendar: await documents.calendarAttachment(order, tx),
    })
  }

  return {
    async carryOut(order, { id, reference, terms }) {
      const reservation = order.reservations.find((each) => each.reference === reference)
      if (!reservation || terms.kind !== 'refund') throw new Error(`no reservation of quote ${id}`)
      const outcome = await productOf(reservation).cancel(reservation, terms.supplierTerms)
      await work.finish(id, async (tx, now) => {
        if (outcome === 'cancelled') return cancelled(tx, now)
        await work.fail(tx, now, outcome)
        await tellEnd(tx, now.quote)
      })
    },
    view: cancellationView,
  }
}

/** The day that was quoted is the one that the mail promises. */
function expectedOf(terms: StoredQuote['terms']): ExpectedRefund {
  if (terms.kind !== 'refund') throw new Error('a cancellation without its terms')
  return { method: terms.destination, arrivesBy: new Date(terms.arrivesBy) }
}
