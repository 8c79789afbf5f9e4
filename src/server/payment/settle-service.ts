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

/** Brings what we know of payments in line with what the gateway says; any number of times, in any order. */
export interface SettleService {
  /** Asks about every open attempt of an order and acts on the answers. */
  order(orderId: string): Promise<void>
  /** Asks about one attempt, open or given up: late money is money. */
  payment(paymentId: string): Promise<void>
  /** Ends those of an order's open attempts that are over, at the gateway, as far as it lets them be ended. */
  cancelOpen(orderId: string, isOver: (payment: Payment) => boolean): Promise<void>
  /**
   * Does the same for attempts that nothing waits for any more, and no longer waits for what can't be
   * ended: a promised transfer counts as expired, and as money again should a notice tell of it.
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

  /** Under the order's lock, so that a return and a notice that come at once act one after the other. */
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
      // Nothing was ever opened under an attempt that was cut short: no money can come of it.
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

/** The state of ours that follows from the gateway's; none while there is nothing new. */
function stateOf(answer: GatewayPayment): PaymentState | undefined {
  return answer.state === 'open' || answer.state === 'not_found' ? undefined : answer.state
}
