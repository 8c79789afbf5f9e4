import type { OrderCharge } from '../../../contract/aftersales/after-sales.ts'
import type { Money } from '../../../contract/money.ts'
import type { ChargeReason } from '../../../contract/payment/payment.ts'
import type { GatewayOf } from '../../gateway/payment-gateway.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { PayableBooks } from '../../order/payable/payable-books.ts'
import { ownPayable, type Reservation, type WholeOrder } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import { days } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { chargeCard } from '../jobs.ts'
import type { Payment } from '../payment.ts'
import { openPaymentStates } from '../payment-states.ts'
import { addPayment, paymentById, paymentsOf } from '../payment-store.ts'
import type { SettleService } from '../settle-service.ts'
import { addCharge, chargesOf } from './charge-store.ts'

/** Charges to the cards that guarantee reservations. */
export interface CardCharges {
  /**
   * Stores a charge to the card that guarantees a reservation, and the job that makes it; once for each reservation. The
   * amount is charged as it is, or its estimate if the gateway doesn't take its currency. The caller holds the order's lock.
   */
  request(
    tx: Transaction,
    order: WholeOrder,
    charge: Charge & { reservation: Pick<Reservation, 'id'> },
  ): Promise<void>
  /** Returns what a charge to the card that an order saved really takes: its estimate, if that is what the gateway takes. */
  taken(order: WholeOrder, charge: Omit<Charge, 'why'>): Promise<Omit<Charge, 'why'>>
  /** Returns all charges of an order, oldest first. */
  of(order: WholeOrder): Promise<OrderCharge[]>
}

export interface Charge {
  why: ChargeReason
  amount: Money
  /** In the order's currency. */
  estimate: Money
}

/** A declined charge can be paid in another way for this long. */
const timeToPay = days(30)

export function createCardCharges(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  gatewayOf: GatewayOf
  orders: Pick<OrderService, 'byPayable'>
  books: OrderBooks
  payableBooks: PayableBooks
  settling: Pick<SettleService, 'payment'>
}): CardCharges {
  const { db, jobs, clock, gatewayOf, orders, books, payableBooks, settling } = parts
  jobs.handle(chargeCard, ({ paymentId }) => send(paymentId))

  /** Returns the payment that saved the order's card. */
  async function saverOf(tx: Executor, order: WholeOrder): Promise<Payment> {
    const { paidBy } = ownPayable(order)
    const saver = paidBy ? await paymentById(tx, paidBy) : undefined
    if (!saver) throw new Error(`no payment saved a card for order ${order.id}`)
    return saver
  }

  const takes = (gateway: string, { currency }: Money): boolean =>
    gatewayOf({ gateway }).methods(currency).includes('card')

  /** Charges the card, unless an interrupted attempt already did; a declined card isn't tried again. */
  async function send(paymentId: string): Promise<void> {
    const payment = await paymentById(db, paymentId)
    const order = payment?.state === 'created' && (await orders.byPayable(payment.trxId))
    if (!payment || !order) return
    const gateway = gatewayOf(payment)
    const earlier = await gateway.lookUp(paymentId)
    if (earlier.state === 'not_found') {
      const { id: savedBy } = await saverOf(db, order)
      const { amount } = payment
      await gateway.charge({ reference: paymentId, savedBy, amount, description: order.code })
    }
    await settling.payment(paymentId)
  }

  return {
    async request(tx, order, { reservation, why, amount: local, estimate }) {
      const { id: orderId } = order
      const known = await chargesOf(tx, orderId)
      if (known.some(({ reservationId }) => reservationId === reservation.id)) return
      const { gateway } = await saverOf(tx, order)
      const amount = takes(gateway, local) ? local : estimate
      const now = clock.date()
      const until = new Date(clock.now() + timeToPay)
      const trxId = await payableBooks.open(tx, order, { purpose: 'guarantee', amount, until })
      await addCharge(tx, { trxId, orderId, reservationId: reservation.id, why }, now)
      const payment: Payment = {
        id: newId(),
        orderId,
        trxId,
        gateway,
        method: 'card',
        state: 'created',
        amount,
        refunded: 0,
        reason: null,
        createdAt: now,
        changedAt: now,
      }
      await addPayment(tx, payment)
      await books.note(tx, orderId, 'guarantee.charged')
      await jobs.enqueue(tx, chargeCard, { paymentId: payment.id }, { key: payment.id })
    },
    async taken(order, { amount, estimate }) {
      const { gateway } = await saverOf(db, order)
      return { amount: takes(gateway, amount) ? amount : estimate, estimate }
    },
    async of(order) {
      if (!order.payables.some(({ purpose }) => purpose === 'guarantee')) return []
      const payments = await paymentsOf(db, order.id)
      const charges = await chargesOf(db, order.id)
      return charges.flatMap(({ trxId, reservationId, why }) => {
        const payable = order.payables.find((each) => each.trxId === trxId)
        const reservation = order.reservations.find(({ id }) => id === reservationId)
        if (!payable || !reservation) return []
        const { state, amount } = payable
        const attempts = payments.filter((each) => each.trxId === trxId)
        const [own] = attempts
        const last = attempts.find(({ id }) => id === payable.paidBy) ?? attempts.at(-1)
        const isMoving = last && openPaymentStates.includes(last.state)
        return {
          trxId: payable.trxId,
          itemIds: reservation.items.map(({ id }) => id),
          why,
          amount,
          card: reservation.guarantee?.card ?? '',
          isPaidOtherwise: state === 'paid' && payable.paidBy !== own?.id,
          at: last && !isMoving ? last.changedAt.toISOString() : null,
          payUntil: (state === 'open' && payable.until?.toISOString()) || null,
          state: state !== 'open' ? state : isMoving ? 'pending' : 'declined',
        }
      })
    },
  }
}
