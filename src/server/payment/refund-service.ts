import { type Money, money } from '../../contract/money.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import type { OrderMails } from '../order/order-mails.ts'
import type { OrderService } from '../order/order-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { newId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { refundItems, sendRefund } from './jobs.ts'
import type { Ledger } from './ledger.ts'
import {
  addRefund,
  movePayment,
  moveRefund,
  type PaymentRow,
  paymentById,
  paymentsOf,
  refundById,
  refundsOf,
} from './payment-store.ts'

export interface RefundService {
  /**
   * Writes a refund of a captured payment, once a key, and the job that sends it.
   * `ofOrder`: false for a payment that the order did not need.
   */
  request(
    tx: Transaction,
    payment: PaymentRow,
    refund: { key: string; amount: Money; ofOrder: boolean },
  ): Promise<void>
}

interface Parts {
  db: Database
  jobs: Jobs
  clock: Clock
  gateways: readonly PaymentGateway[]
  orders: OrderService
  mails: OrderMails
  ledger: Ledger
}

export function createRefundService(parts: Parts): RefundService {
  const { db, jobs, clock, gateways, orders, mails, ledger } = parts
  const service: RefundService = { request }
  jobs.handle(refundItems, refundFailed)
  jobs.handle(sendRefund, send)
  return service

  async function request(
    tx: Transaction,
    payment: PaymentRow,
    { key, amount, ofOrder }: { key: string; amount: Money; ofOrder: boolean },
  ): Promise<void> {
    const id = newId()
    const isNew = await addRefund(tx, {
      ...{ id, key, ofOrder, paymentId: payment.id, ...amount },
      state: 'requested',
      createdAt: clock.date(),
    })
    if (!isNew) return
    await ledger.book(tx, 'refund', { of: id, orderId: payment.orderId, amount })
    await orders.note(tx, payment.orderId, 'refund.requested')
    await jobs.enqueue(tx, sendRefund, { refundId: id })
  }

  async function refundFailed({ orderId, itemIds }: { orderId: string; itemIds: string[] }) {
    await inTransaction(db, async (tx) => {
      const order = await orders.lock(tx, orderId)
      const items = order.items.filter(({ id }) => itemIds.includes(id))
      const amount = items.reduce((sum, { price }) => sum + price, 0)
      const payment = await paymentWith(tx, orderId, amount)
      const key = `items ${itemIds.join(' ')}`
      await request(tx, payment, { key, ofOrder: true, amount: money(amount, order.currency) })
    })
  }

  /** The payment that paid for the order: the one of which so much is left. */
  async function paymentWith(tx: Transaction, orderId: string, amount: number) {
    for (const payment of await paymentsOf(tx, orderId)) {
      const given = (await refundsOf(tx, payment.id)).reduce((sum, each) => sum + each.amount, 0)
      const isCaptured = payment.state === 'captured' || payment.state === 'partially_refunded'
      if (isCaptured && payment.amount - given >= amount) return payment
    }
    throw new Error(`no payment of order ${orderId} has ${amount} left`)
  }

  async function send({ refundId }: { refundId: string }): Promise<void> {
    const refund = await refundById(db, refundId)
    const payment = refund && (await paymentById(db, refund.paymentId))
    if (!payment || refund?.state !== 'requested') return
    const gateway = gateways.find(({ id }) => id === payment.gateway)
    if (!gateway) throw new Error(`no gateway ${payment.gateway}`)
    const amount = money(refund.amount, refund.currency)
    // Looked up first: an earlier try may have been cut short after the gateway had paid it back.
    const earlier = await gateway.lookUpRefund(refund.id)
    const answer =
      earlier.state === 'not_found'
        ? await gateway.refund({ reference: refund.id, payment: payment.id, amount })
        : earlier
    if (answer.state === 'done') return finish(refundId, payment, amount)
    throw new Error(`refund ${refundId} is ${answer.state}`)
  }

  async function finish(refundId: string, { id, orderId }: PaymentRow, amount: Money) {
    await inTransaction(db, async (tx) => {
      const order = await orders.lock(tx, orderId)
      const refund = await refundById(tx, refundId)
      const payment = await paymentById(tx, id)
      if (!payment || refund?.state !== 'requested') return
      const refunded = payment.refunded + refund.amount
      const state = refunded < payment.amount ? 'partially_refunded' : 'refunded'
      await moveRefund(tx, refundId, 'done', clock.date())
      await movePayment(tx, payment, state, clock.date(), { refunded })
      await ledger.book(tx, 'refund-done', { of: refundId, orderId, amount })
      if (refund.ofOrder) {
        await orders.moneyMoved(tx, order, { refunded: refund.amount, what: 'refund.done' })
      } else await orders.note(tx, orderId, 'refund.done')
      const { method } = payment
      const { ofOrder } = refund
      await mails.refunded(tx, order, { id: refundId, amount, method, ofOrder, at: clock.date() })
    })
  }
}
