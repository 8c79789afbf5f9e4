import type { PaymentState } from '../../contract/payment/payment.ts'
import type { GatewayPayment, PaymentGateway } from '../gateway/payment-gateway.ts'
import { gatewaysById } from '../gateway/payment-gateway.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderWith } from '../order/order-part.ts'
import type { OrderService } from '../order/order-service.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Ledger } from './ledger.ts'
import type { Payables } from './payables.ts'
import type { Payment } from './payment.ts'
import { chargedPaymentStates, openPaymentStates, paymentTransitions } from './payment-states.ts'
import { attempts, movePayment, paymentById, paymentsOf } from './payment-store.ts'

/** Synchronises payments with the gateway; any number of times, in any order. */
export interface SettleService {
  /** Looks up every open one of an order's attempts and processes the results. Returns whether any has changed. */
  order(order: OrderWith<Payment[]>): Promise<boolean>
  /** Looks up one attempt, open or ended, because late payments count. */
  payment(paymentId: string): Promise<void>
  /** Ends an order's expired open attempts at the gateway, as far as it allows. */
  cancelOpen(order: WholeOrder, isOver: (payment: Payment) => boolean): Promise<void>
  /**
   * Does the same for attempts that are no longer needed, and doesn't wait for those that can't be ended: a promised
   * transfer counts as expired, and as paid if a notice reports it later.
   */
  giveUpOpen(order: WholeOrder, isOver: (payment: Payment) => boolean): Promise<void>
}

export function createSettleService(parts: {
  db: Database
  clock: Clock
  gateways: readonly PaymentGateway[]
  orders: Pick<OrderService, 'byPayableWith'>
  books: OrderBooks
  ledger: Ledger
  payables: Payables
}): SettleService {
  const { db, clock, gateways, orders, books, ledger, payables } = parts
  const gatewayOf = gatewaysById(gateways)

  /**
   * Under the order's lock, so that a concurrent return and notice are processed one after the other. `known` was read
   * with or after the order. Returns whether it has changed.
   */
  async function apply(
    whole: WholeOrder,
    known: Payment,
    answer: GatewayPayment,
  ): Promise<boolean> {
    const to = stateOf(answer)
    if (!to || !canBecome(known, to)) return false
    const { id, orderId } = known
    await books.change(whole, async (tx, order, asRead) => {
      const payment = asRead ? known : await paymentById(tx, id)
      if (!payment || !canBecome(payment, to)) return
      await movePayment(tx, payment, to, clock.date(), factsOf(answer))
      if (answer.state !== 'captured' && answer.state !== 'saved') {
        await books.note(tx, orderId, `payment.${to}`)
        if (to === 'declined') await payables.declined(tx, order, payment)
        return
      }
      const { amount } = payment
      if (amount.amount > 0) await ledger.book(tx, 'capture', { of: id, orderId, amount })
      await payables.take(tx, order, payment, answer.card)
    })
    return true
  }

  const isOpen = ({ state }: Payment): boolean => openPaymentStates.includes(state)

  const openOnes = async ({ id }: WholeOrder): Promise<Payment[]> =>
    (await paymentsOf(db, id)).filter(isOpen)

  async function cancelOpen(order: WholeOrder, isOver: (payment: Payment) => boolean) {
    for (const payment of (await openOnes(order)).filter(isOver)) {
      const answer = await gatewayOf(payment).cancel(payment.id)
      // No session was ever created for an interrupted attempt: it can't be paid.
      await apply(order, payment, answer.state === 'not_found' ? { state: 'cancelled' } : answer)
    }
  }

  return {
    async order(order) {
      let isChanged = false
      for (const payment of order.part.filter(isOpen)) {
        const answer = await gatewayOf(payment).lookUp(payment.id)
        isChanged = (await apply(order, payment, answer)) || isChanged
      }
      return isChanged
    },
    async payment(paymentId) {
      const found = await paymentById(db, paymentId)
      if (!found || isDecided(found)) return
      const answer = await gatewayOf(found).lookUp(paymentId)
      const order = await orders.byPayableWith(found.trxId, attempts)
      const payment = order?.part.find(({ id }) => id === paymentId)
      if (order && payment) await apply(order, payment, answer)
    },
    cancelOpen,
    async giveUpOpen(order, isOver) {
      await cancelOpen(order, isOver)
      for (const payment of (await openOnes(order)).filter(isOver)) {
        await apply(order, payment, { state: 'expired' })
      }
    },
  }
}

/** Returns what is kept of a gateway's answer with the payment. */
function factsOf(answer: GatewayPayment) {
  if (answer.state === 'declined') return { reason: answer.reason }
  if (answer.state === 'saved') return { cardDigits: answer.card.lastDigits }
  if (answer.state !== 'captured') return {}
  const { id, cardDigits } = answer.trace
  return { gatewayReference: id, cardDigits: cardDigits ?? null }
}

/** What a gateway reports of a payment, besides refunds. */
const reported: PaymentState[] = [
  'action_required',
  'captured',
  'saved',
  'declined',
  'expired',
  'cancelled',
]

/** Returns whether nothing that the gateway reports of a payment can change it any more. */
const isDecided = ({ state }: Payment): boolean =>
  !reported.some((next) => canBecome({ state }, next))

/** Captured payments aren't captured again, which would refund them as second payments. */
const canBecome = ({ state }: Pick<Payment, 'state'>, to: PaymentState): boolean =>
  !chargedPaymentStates.includes(state) && paymentTransitions[state].includes(to)

/** Returns our state for the gateway's; undefined if nothing changed. */
function stateOf(answer: GatewayPayment): PaymentState | undefined {
  return answer.state === 'open' || answer.state === 'not_found' ? undefined : answer.state
}
