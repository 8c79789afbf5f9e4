import type {
  AfterSales,
  OrderDispute,
  Quote,
  RefundQuote,
} from '../../contract/aftersales/after-sales.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { OrderService } from '../order/order-service.ts'
import type { ProductOf } from '../order/product.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { DisputedMoney } from '../payment/dispute/disputed-money.ts'
import type { CardCharges } from '../payment/guarantee/card-charges.ts'
import type { RefundService } from '../payment/refund-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { CancellationQuotes } from './cancellation-quotes.ts'
import type { AlsoConfirmed, ConfirmQuote } from './confirm-quote.ts'
import { type QuotedTogether, quotedIn, type StoredQuote } from './quote.ts'
import type { QuoteKinds } from './quote-books.ts'
import { quotesOf } from './quote-store.ts'

/**
 * What a traveller can do with a confirmed order. Every call throws TRX_NOT_FOUND if the order doesn't exist or the
 * visitor may not see it.
 */
export interface AfterSalesService {
  get(code: string, visitor: Visitor): Promise<AfterSales>
  quoteRefund(code: string, visitor: Visitor, itemIds: readonly string[]): Promise<RefundQuote>
  /** `also` runs in the transaction that confirms it, unless it was confirmed before. */
  confirm(code: string, visitor: Visitor, quoteId: string, also?: AlsoConfirmed): Promise<Quote>
}

/** What a product can do for an order after the sale, besides cancelling. */
export type ProductAfterSales = (
  order: WholeOrder,
) => Promise<Pick<AfterSales, 'changeable' | 'notices'>>

export function createAfterSalesService(parts: {
  db: Database
  clock: Clock
  orders: OrderService
  productOf: ProductOf
  cancellations: CancellationQuotes
  confirming: ConfirmQuote
  kinds: QuoteKinds
  refunds: Pick<RefundService, 'of' | 'inDispute'>
  charges: Pick<CardCharges, 'of'>
  ofProducts: readonly ProductAfterSales[]
}): AfterSalesService {
  const { db, clock, orders, productOf, cancellations, confirming, kinds, refunds, charges } = parts
  const { ofProducts } = parts

  /** Returns which reservations can still be cancelled, as far as we know without asking. */
  async function reservationsOf({ reservations }: WholeOrder): Promise<AfterSales['reservations']> {
    const found = await Promise.all(
      reservations.map(async (each) => {
        const refund = await productOf(each).refundability(db, each, clock.now())
        return refund && { itemIds: each.items.map(({ id }) => id), refund }
      }),
    )
    return found.filter((each) => each !== undefined)
  }

  const view = (quotes: QuotedTogether): Quote =>
    kinds[quotes[0].terms.kind].view(quotes, clock.now())

  return {
    async get(code, visitor) {
      const { id } = await orders.byCode(code, visitor)
      // Quotes are read before what they change. If one completes meanwhile, it's still in progress here, and the page
      // polls again; read last, it would be complete beside the old flights, and the page would stop polling.
      const quotes = await quotesOf(db, id)
      const order = await orders.byCode(code, visitor)
      const more = await Promise.all(ofProducts.map((each) => each(order)))
      const dispute = await refunds.inDispute(order)
      return {
        reservations: await reservationsOf(order),
        changeable: more.flatMap(({ changeable }) => changeable),
        notices: more.flatMap(({ notices }) => notices),
        quotes: together(quotes).map(view),
        refunds: await refunds.of(order.id),
        ...(dispute ? { dispute: disputeView(dispute, quotes) } : {}),
        charges: await charges.of(order),
      }
    },
    async quoteRefund(code, visitor, itemIds) {
      const order = await orders.byCode(code, visitor)
      return visitor.isStaff
        ? cancellations.quoteForStaff(order, itemIds)
        : cancellations.quote(order, itemIds)
    },
    async confirm(code, visitor, quoteId, also) {
      const { id } = await orders.byCode(code, visitor)
      return view(await confirming.confirm(id, quoteId, also))
    },
  }
}

/** Returns what disputes mean, with the refunds that were confirmed, by their quotes. */
function disputeView(
  { refunds, ...dispute }: DisputedMoney,
  quotes: readonly StoredQuote[],
): OrderDispute {
  const ofQuotes = refunds.flatMap(({ key, amount, state }) => {
    const quote = quotes.find(({ id }) => id === quotedIn(key))
    return quote ? [{ quoteId: quote.leadId, amount, state }] : []
  })
  return { ...dispute, refunds: ofQuotes }
}

/** Groups quotes that were requested together, newest first. */
function together(quotes: readonly StoredQuote[]): QuotedTogether[] {
  return [...Map.groupBy(quotes, ({ leadId }) => leadId).values()].flatMap((same) => {
    const [first, ...others] = same.toReversed()
    return first ? [[first, ...others] as const] : []
  })
}
