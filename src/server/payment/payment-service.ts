import { CatalogueError } from '../../contract/errors.ts'
import type {
  PayableStanding,
  Payable as PayableView,
  ReturnedPayment,
} from '../../contract/payment/payment.ts'
import type { TermsBook } from '../content/terms-book.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import type { AddressCodes } from '../order/access/address-codes.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { Discounts } from '../order/discount.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderWith } from '../order/order-part.ts'
import type { OrderService } from '../order/order-service.ts'
import { needsCode, statusOf } from '../order/order-status.ts'
import type { PayableBooks } from '../order/payable/payable-books.ts'
import type { PayableKeepers } from '../order/payable/payable-keeper.ts'
import { asOffered, type QuoteAgain } from '../order/reservation/quote-again.ts'
import type { Payable, WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { type AddressProof, createAddressProof } from './address-proof.ts'
import { availableMethods } from './available-methods.ts'
import type { DisputeService } from './dispute/dispute-service.ts'
import { orUnavailable } from './or-unavailable.ts'
import { payableView, savesCard } from './payable-view.ts'
import type { Payables } from './payables.ts'
import type { Payment } from './payment.ts'
import { createPaymentDeadlines, findPayable } from './payment-deadlines.ts'
import { attempts } from './payment-store.ts'
import { offeredPrice } from './quote-before-paying.ts'
import { createRepricing, type Repricing } from './repricing.ts'
import { returnedPayment } from './returned-payment.ts'
import type { SettleService } from './settle-service.ts'
import { createStartPayment, type StartPayment } from './start-payment.ts'

export interface PaymentService {
  /** Returns the payable, its purpose and its state. Throws TRX_NOT_FOUND, like every call with a visitor. */
  payable(trxId: string, visitor: Visitor): Promise<PayableView>
  /**
   * Ends earlier attempts, stores a new one, creates the gateway's session for it and returns its address; concurrent
   * calls get one session. What suppliers only quoted is quoted again first. Throws ALREADY_PAID, NOTHING_TO_PAY,
   * PAYMENT_EXPIRED, PAYMENT_METHOD_UNKNOWN, UNAVAILABLE; PAYMENT_REPLACED if a concurrent call with another method opened a
   * page instead; PRICE_CHANGED if the amount isn't the `accepted` one or what is due on site isn't, and OFFER_GONE if something was
   * sold out, after which the rest of the order can still be paid. If the order's promo code can't be used any more, it's
   * removed, and an error of `promoErrors` thrown.
   */
  start: StartPayment
  repricing: Repricing
  /** Confirms orders of which nothing is paid, by codes. */
  addressProof: AddressProof
  /** Looks up open attempts at the gateway and settles them. Throws UNAVAILABLE if it doesn't respond. */
  settle(trxId: string, visitor: Visitor): Promise<PayableStanding>
  /** Does the same for an unknown payer, and returns the public part of the state. */
  settleReturn(trxId: string): Promise<ReturnedPayment>
  /** Handles a gateway's notice: its signature is verified, then it's settled in the same way. */
  notice(gateway: string, rawBody: string, headers: Headers): Promise<void>
}

export function createPaymentService(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  origin: string
  gateways: readonly PaymentGateway[]
  orders: OrderService
  books: OrderBooks
  payableBooks: PayableBooks
  settling: SettleService
  disputes: DisputeService
  payables: Payables
  keepers: PayableKeepers
  quoteAgain: QuoteAgain
  discounts: Discounts
  terms: TermsBook
  codes: AddressCodes
}): PaymentService {
  const { gateways, orders, settling, disputes, keepers, terms, codes } = parts
  const deadlines = createPaymentDeadlines(parts)

  const purchaseOf = (order: WholeOrder, payable: Payable, { language }: Visitor) =>
    keepers[payable.purpose].purchase(order, payable, language)

  async function view(
    order: OrderWith<Payment[]>,
    trxId: string,
    visitor: Visitor,
  ): Promise<PayableView> {
    const { part: payments } = order
    const payable = findPayable(order, trxId)
    const offered = offeredPrice(order, payable)
    const about = await purchaseOf(offered ? asOffered(order) : order, payable, visitor)
    const { items, leftOut, ...purchase } = about
    const before = offered && (await purchaseOf(order, payable, visitor))
    const methods = availableMethods(gateways, payable.amount.currency)
    const saver = gateways.find((each) => each.methods(payable.amount.currency).includes('card'))
    const canCharge = (currency: string) => saver?.methods(currency).includes('card') ?? false
    const isCodeNeeded = payable.purpose === 'order' && needsCode(order)
    const code = isCodeNeeded ? await codes.timing(order) : undefined
    const facts = { payable, payments, methods, canCharge, offered, code, ...purchase }
    return {
      ...payableView(order, facts),
      items,
      ...(before ? { oldItems: before.items } : {}),
      ...(leftOut ? { leftOut } : {}),
      ...(payable.purpose === 'order' ? { contact: order.contact } : {}),
      terms: await terms.current('terms-condition'),
    }
  }

  /** Throws unless there's something to pay right now; returns the deadline. */
  function assertPayable(order: WholeOrder, payable: Payable): Date {
    if (payable.amount.amount === 0 && !savesCard(order, payable))
      throw new CatalogueError('NOTHING_TO_PAY')
    if (payable.state === 'paid') throw new CatalogueError('ALREADY_PAID')
    if (payable.purpose === 'order' && statusOf(order) === 'reserving') {
      throw new CatalogueError('UNAVAILABLE', { cause: 'the order is still being reserved' })
    }
    if (payable.state === 'withdrawn' && statusOf(order) === 'failed') {
      throw new CatalogueError('OFFER_GONE')
    }
    if (!deadlines.isWaiting(payable) || !payable.until) throw new CatalogueError('PAYMENT_EXPIRED')
    return payable.until
  }

  const repricing = createRepricing({ ...parts, assertPayable })
  return {
    repricing,
    addressProof: createAddressProof({ ...parts, isWaiting: deadlines.isWaiting }),
    async payable(trxId, visitor) {
      return view(await orders.byTrxWith(trxId, visitor, attempts), trxId, visitor)
    },
    start: createStartPayment({ ...parts, assertPayable, repricing }),
    async settle(trxId, visitor) {
      const found = await orders.byTrxWith(trxId, visitor, attempts)
      const isChanged = await orUnavailable(settling.order(found))
      const now = isChanged ? await orders.byTrxWith(trxId, visitor, attempts) : found
      // The waiting page polls often and already has the purchase.
      const whole = await view(now, trxId, visitor)
      const { items, oldItems, leftOut, contact, terms: _, ...standing } = whole
      return standing
    },
    async settleReturn(trxId) {
      const found = await orders.byPayableWith(trxId, attempts)
      if (!found) throw new CatalogueError('TRX_NOT_FOUND')
      const isChanged = await orUnavailable(settling.order(found))
      const now = isChanged ? await orders.byPayableWith(trxId, attempts) : found
      return returnedPayment(now ?? found, trxId)
    },
    async notice(id, rawBody, headers) {
      const gateway = gateways.find((each) => each.id === id)
      if (!gateway) throw new CatalogueError('NOT_FOUND')
      const notice = await gateway.readNotice(rawBody, headers)
      if (!notice) return
      // Of a payment whose own notice is late or lost, the dispute comes first.
      await settling.payment(notice.payment)
      if (notice.about === 'dispute') await disputes.look(notice.payment)
    },
  }
}
