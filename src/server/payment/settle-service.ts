import type { PaymentState } from '../../contract/payment/payment.ts'
import type { GatewayPayment, PaymentGateway } from '../gateway/payment-gateway.ts'
import { gatewaysById } from '../gateway/payment-gateway.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Ledger } from './ledger.ts'
import type { Payables } from './payables.ts'
import type { Payment } from './payment.ts'
import { openPaymentStates, paymentTransitions } from './payment-states.ts'
import { movePayment, paymentById, paymentsOf } from './payment-store.ts'

/** Synchronises payments with the gateway; any number of times, in any order. */
export interface SettleService {
  /** Looks up every open attempt of an order and processes the results. */
  order(orderId: string): Promise<void>
  /** Looks up one attempt, open or ended, because late payments count. */
  payment(paymentId: string): Promise<void>
  /** Ends an order's expired open attempts at the gateway, as far as it allows. */
  cancelOpen(orderId: string, isOver: (payment: Payment) => boolean): Promise<void>
  /**
   * Does the same for attempts that are no longer needed, and doesn't wait for those that can't be ended: a promised
   * transfer counts as expired, and as paid if a notice reports it later.
   */
  giveUpOpen(orderId: string, isOver: (payment: Payment) => boolean): Promise<void>
}

export function createSettleService(parts: {
  db: Database
  clock: Clock
  gateways: readonly PaymentGateway[]
  books: OrderBooks
  ledger: Ledger
  payables: Payables
}): SettleService {
  const { db, clock, gateways, books, ledger, payables } = parts
  const gatewayOf = gatewaysById(gateways)

  /** Under the order's lock, so that a concurrent return and notice are processed one after the other. */
  async function apply({ id, orderId }: Payment, answer: GatewayPayment): Promise<void> {
    const to = stateOf(answer)
    if (!to) return
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, orderId)
      const payment = await paymentById(tx, id)
      if (!payment || !paymentTransitions[payment.state].includes(to)) return
      const reason = answer.state === 'declined' ? { reason: answer.reason } : {}
      await movePayment(tx, payment, to, clock.date(), reason)
      if (to !== 'captured') return books.note(tx, orderId, `payment.${to}`)
      const { amount } = payment
      await ledger.book(tx, 'capture', { of: id, orderId, amount })
      await payables.take(tx, order, payment)
    })
  }

  const openOnes = async (orderId: string): Promise<Payment[]> =>
    (await paymentsOf(db, orderId)).filter(({ state }) => openPaymentStates.includes(state))

  async function cancelOpen(orderId: string, isOver: (payment: Payment) => boolean): Promise<void> {
    for (const payment of (await openOnes(orderId)).filter(isOver)) {
      const answer = await gatewayOf(payment).cancel(payment.id)
      // No session was ever created for an interrupted attempt: it can't be paid.
      await apply(payment, answer.state === 'not_found' ? { state: 'cancelled' } : answer)
    }
  }

  return {
    async order(orderId) {
      for (const payment of await openOnes(orderId)) {
        await apply(payment, await gatewayOf(payment).lookUp(payment.id))
      }
    },
    async payment(paymentId) {
      const payment = await paymentById(db, paymentId)
      if (payment) await apply(payment, await gatewayOf(payment).lookUp(payment.id))
    },
    cancelOpen,
    async giveUpOpen(orderId, isOver) {
      await cancelOpen(orderId, isOver)
      for (const payment of (await openOnes(orderId)).filter(isOver)) {
        await apply(payment, { state: 'expired' })
      }
    },
  }
}

/** Returns our state for the gateway's; undefined if nothing changed. */
function stateOf(answer: GatewayPayment): PaymentState | undefined {
  return answer.state === 'open' || answer.state === 'not_found' ? undefined : answer.state
}
