import { CatalogueError } from '../../contract/errors.ts'
import type { OrderCode, TrxId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import type { PaymentMethod, Transaction } from '../../contract/payment.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import { heldUntil, payUntil } from '../order/hold-end.ts'
import { expireOrder } from '../order/jobs.ts'
import type { Visitor } from '../order/order-access.ts'
import { isPayable, type OrderService, type WholeOrder } from '../order/order-service.ts'
import { statusOf } from '../order/order-view.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import { sendRefund, sweepPayments } from './jobs.ts'
import { addPayment, ordersLeftOpen, paymentsOf, refundsLeftOpen } from './payment-store.ts'
import type { SettleService } from './settle-service.ts'

export interface PaymentService {
  transaction(trxId: string, visitor: Visitor): Promise<Transaction>
  /** Writes an attempt, opens the gateway's page for it and answers its address. */
  start(
    trxId: string,
    visitor: Visitor,
    request: { method: PaymentMethod; returnPath: string },
  ): Promise<{ redirect: string }>
  settle(trxId: string, visitor: Visitor): Promise<Transaction>
  /** A gateway's notice: its signature is checked, then it leads to the same settling. */
  notice(gateway: string, rawBody: string, headers: Headers): Promise<void>
}

/** What was left alone for so long is looked after by the sweep. */
const leftAlone = minutes(1)

export function createPaymentService(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  origin: string
  gateways: readonly PaymentGateway[]
  orders: OrderService
  settling: SettleService
}): PaymentService {
  const { db, jobs, clock, log, origin, gateways, orders, settling } = parts

  jobs.handle(expireOrder, ({ orderId }) => expire(orderId))
  jobs.handle(sweepPayments, sweep)
  jobs.repeat(sweepPayments, '* * * * *', {})

  /** The gateway is asked to end what is open before the seats go, so that no money comes too late. */
  async function expire(orderId: string): Promise<void> {
    const order = await orders.byId(orderId)
    const end = order && payUntil(order.items)
    if (!end || end.getTime() > clock.now()) return
    await settling.order(orderId)
    await settling.giveUpOpen(orderId)
    await inTransaction(db, (tx) => orders.expire(tx, orderId))
  }

  /** Asks how an order's open attempts stand, and gives them up once it waits for no money any more. */
  async function lookAfter(orderId: string): Promise<void> {
    await settling.order(orderId)
    const order = await orders.byId(orderId)
    const isWaiting = order && order.paid < order.total && payUntil(order.items)
    if (!isWaiting) await settling.giveUpOpen(orderId)
  }

  async function sweep(): Promise<void> {
    const before = new Date(clock.now() - leftAlone)
    const each = async (ids: string[], work: (id: string) => Promise<void>) => {
      // One that fails must not keep the others from being looked after.
      for (const id of ids) await work(id).catch((err) => log.warn({ err, id }, 'sweep'))
    }
    await each(await ordersLeftOpen(db, before), lookAfter)
    await each(await orders.overdue(), expire)
    await orders.resumeStuck(new Date(clock.now() - 3 * leftAlone))
    await each(await refundsLeftOpen(db, before), (refundId) =>
      jobs.enqueue(db, sendRefund, { refundId }),
    )
  }

  async function view(order: WholeOrder): Promise<Transaction> {
    const payment = (await paymentsOf(db, order.id)).at(-1)
    const held = heldUntil(order.items)
    const due = order.paid < order.total
    const text = (moment: Date | null) => (due ? (moment?.toISOString() ?? null) : null)
    return {
      trxId: order.trxId as TrxId,
      orderCode: order.code as OrderCode,
      orderStatus: statusOf(order),
      total: money(order.total, order.currency),
      methods: [...new Set(gateways.flatMap((gateway) => gateway.methods(order.currency)))],
      payment: payment
        ? {
            state: payment.state,
            method: payment.method,
            ...(payment.reason ? { reason: payment.reason } : {}),
          }
        : null,
      payUntil: text(payUntil(order.items)),
      seatsHeldUntil: text(held.seats),
      priceHeldUntil: text(held.price),
    }
  }

  /** Throws unless the order waits for money right now; answers until when. */
  function assertPayable(order: WholeOrder): Date {
    if (order.paid >= order.total) throw new CatalogueError('PAYMENT_ALREADY_MADE')
    if (statusOf(order) === 'reserving') throw new CatalogueError('UNAVAILABLE')
    const end = payUntil(order.items)
    if (!end || !isPayable(order, clock.now())) throw new CatalogueError('PAYMENT_EXPIRED')
    return end
  }

  return {
    transaction: async (trxId, visitor) => view(await orders.byTrx(trxId, visitor)),
    async start(trxId, visitor, { method, returnPath }) {
      const { id: orderId } = await orders.byTrx(trxId, visitor)
      // Earlier attempts end first, so that two open pages can't both be paid on.
      await settling.cancelOpen(orderId)
      const id = newId()
      const attempt = await inTransaction(db, async (tx) => {
        const order = await orders.lock(tx, orderId)
        const expiresAt = assertPayable(order)
        const gateway = gateways.find((each) => each.methods(order.currency).includes(method))
        if (!gateway) throw new CatalogueError('PAYMENT_METHOD_UNKNOWN')
        const amount = money(order.total, order.currency)
        const now = clock.date()
        await addPayment(tx, {
          ...{ id, orderId, gateway: gateway.id, method, state: 'created', ...amount },
          ...{ createdAt: now, changedAt: now },
        })
        await orders.note(tx, orderId, 'payment.created')
        return { gateway, amount, description: order.code, expiresAt }
      })
      const { gateway, ...session } = attempt
      const returnUrl = `${origin}${returnPath}`
      return gateway
        .createSession({ ...session, reference: id, method, returnUrl })
        .catch((cause) => {
          throw new CatalogueError('UNAVAILABLE', { cause })
        })
    },
    async settle(trxId, visitor) {
      const order = await orders.byTrx(trxId, visitor)
      await settling.order(order.id).catch((cause) => {
        throw new CatalogueError('UNAVAILABLE', { cause })
      })
      return view(await orders.byTrx(trxId, visitor))
    },
    async notice(id, rawBody, headers) {
      const gateway = gateways.find((each) => each.id === id)
      if (!gateway) throw new CatalogueError('NOT_FOUND')
      const notice = await gateway.readNotice(rawBody, headers)
      if (notice) await settling.payment(notice.payment)
    },
  }
}
