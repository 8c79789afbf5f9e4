import type { DemonstrationOrder } from '../../contract/desk/demonstration-order.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { settlePayment, startPayment } from '../../contract/payment/payment.ts'
import type { OrderService } from '../order/order-service.ts'
import { ownPayable, type WholeOrder } from '../order/whole-order.ts'
import { milliseconds, minutes, pause, seconds } from '../platform/duration.ts'
import type { Platform } from '../platform/platform.ts'
import { buyFlights } from './buy-flights.ts'
import { buyStay } from './buy-stay.ts'
import { dropHeld, type EventParts, letHappen } from './demonstration-events.ts'
import {
  createDemonstrationVisitor,
  type DemonstrationVisitor,
  recordVisit,
  type VisitorParts,
} from './demonstration-visitor.ts'

export interface OrderParts extends VisitorParts, EventParts {
  platform: Pick<Platform, 'clock' | 'config' | 'idempotency' | 'log' | 'signer'>
  orders: Pick<OrderService, 'byCode' | 'list'>
}

/** An order whose suppliers haven't answered by then is finished by a later start. */
const longestWork = minutes(2)
const untilNext = milliseconds(300)
const untilOther = seconds(2)
/** Whatever is sold out on a day is looked for on the days after it. */
const daysTried = 4

/**
 * Adds orders for trying the desk, as their travellers would make them. Each is looked up first and continued where it is,
 * so that neither another start nor a crash makes one twice, and what was made of them since is kept.
 */
export async function addDemonstrationOrders(
  parts: OrderParts,
  orders: readonly DemonstrationOrder[],
  stop?: AbortSignal,
): Promise<void> {
  for (const order of orders) {
    if (stop?.aborted) return
    await addInTurn(parts, order, stop).catch((err: unknown) => {
      if (!stop?.aborted) parts.platform.log.warn({ err }, 'demonstration order')
    })
  }
}

/** Adds an order, or waits until another server that started at the same time has. */
async function addInTurn(
  parts: OrderParts,
  order: DemonstrationOrder,
  stop: AbortSignal | undefined,
): Promise<void> {
  const call = { scope: 'demonstration', key: `order ${order.contact.email}`, body: '' }
  for (const end = Date.now() + longestWork; ; await pause(untilOther)) {
    stop?.throwIfAborted()
    try {
      await parts.platform.idempotency.once(call, async () => {
        const isDone = await addOrder(parts, order, stop)
        // Only what is done is remembered, so that a later start finishes the rest.
        return { status: isDone ? 200 : 503, body: {} }
      })
      return
    } catch (error) {
      const isElsewhere = error instanceof CatalogueError && error.code === 'IDEMPOTENCY_IN_FLIGHT'
      if (!isElsewhere || Date.now() > end) throw error
    }
  }
}

/** Returns whether everything that should happen to the order has happened. */
async function addOrder(
  parts: OrderParts,
  made: DemonstrationOrder,
  stop: AbortSignal | undefined,
): Promise<boolean> {
  const visitor = createDemonstrationVisitor(parts, made, stop)
  if (!(await codeOf(parts, made))) {
    await addVisits(parts, made, stop)
    await recordVisit(visitor, { searches: true, ago: minutes(5) })
    await buy(visitor)
  }
  const order = await untilConfirmed(parts, visitor)
  if (!order) return false
  const isConfirmed = order.reservations.every(({ state }) => state === 'confirmed')
  if (made.event && isConfirmed) await letHappen(parts, made.event, { visitor, order })
  return true
}

async function codeOf({ orders }: OrderParts, { contact, language }: DemonstrationOrder) {
  const [found] = await orders.list({ email: contact.email }, { language })
  return found?.orderCode
}

/** Records visits that led to no order, over the last hour. */
async function addVisits(
  parts: OrderParts,
  order: DemonstrationOrder,
  stop: AbortSignal | undefined,
): Promise<void> {
  for (let each = 1; each <= order.others; each += 1) {
    const visitor = createDemonstrationVisitor(parts, order, stop, `and ${each}`)
    await recordVisit(visitor, { searches: each % 3 > 0, ago: minutes(7 * each) })
  }
}

async function buy(visitor: DemonstrationVisitor): Promise<void> {
  const { buys, contact } = visitor.made
  for (let later = 0; later < daysTried; later += 1) {
    const inDays = buys.inDays + later
    const isBought =
      buys.product === 'flight'
        ? await buyFlights(visitor, { ...buys, inDays })
        : await buyStay(visitor, { ...buys, inDays })
    if (isBought) return
  }
  throw new Error(`there is nothing to buy for ${contact.email}`)
}

/** Pays the order once it can be, and returns it when its suppliers have answered; undefined if they don't in time. */
async function untilConfirmed(
  parts: OrderParts,
  visitor: DemonstrationVisitor,
): Promise<WholeOrder | undefined> {
  const staff = { auid: undefined, memberId: undefined, grants: undefined, isStaff: true } as const
  const { made } = visitor
  const code = (await codeOf(parts, made)) ?? ''
  let isPaid = false
  for (const end = Date.now() + longestWork; Date.now() < end; await visitor.rest(untilNext)) {
    const order = await parts.orders.byCode(code, { ...staff, language: made.language })
    const states = order.reservations.map(({ state }) => state)
    const are = (...wanted: string[]) => states.every((state) => wanted.includes(state))
    if (are('confirmed', 'failed', 'expired', 'cancelled', 'changing', 'cancelling')) return order
    if (isPaid || !are('held', 'quoted')) continue
    if (made.event?.what === 'refused') await dropHeld(parts, order)
    await pay(parts, visitor, order)
    isPaid = true
  }
  return undefined
}

async function pay(
  { gateway, money }: OrderParts,
  { call, made: { method, language } }: DemonstrationVisitor,
  order: WholeOrder,
): Promise<void> {
  const { trxId } = ownPayable(order)
  const params = { trxId }
  const returnPath = `/${language}/pay/${trxId}/confirmation`
  // Asked again after a crash, it's the same attempt.
  await call(startPayment, { params, body: { method, returnPath }, key: 'demonstration' })
  const payment = (await money.of(order.id)).payments.at(-1)
  const session = payment && (await gateway.sessionOf(payment.id))
  if (!session) throw new Error('no payment was started')
  if (method === 'card') await gateway.act(session, { do: 'capture', card: '4242' })
  else await gateway.act(await gateway.act(session, { do: 'wait' }), { do: 'capture' })
  await call(settlePayment, { params, body: {} })
}
