import { money } from '../../../src/contract/money.ts'
import type { LedgerMovement } from '../../../src/contract/payment/ledger-terms.ts'
import type { Attribution } from '../../../src/server/order/attribution.ts'
import { orderHistory, orders, reservations } from '../../../src/server/order/tables.ts'
import { createLedger } from '../../../src/server/payment/ledger.ts'
import type { MovableClock } from '../../../src/server/platform/clock.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { milliseconds } from '../../../src/server/platform/duration.ts'
import { newId } from '../../../src/server/platform/ids.ts'
import type { trackingEvents } from '../../../src/server/tracking/tables.ts'

/** Two days that reports are about. */
export const [monday, tuesday] = ['2026-03-09', '2026-03-10'] as const
export const both = { from: monday, to: tuesday }
export const on = (day: string, time: string) => new Date(`${day}T${time}Z`)

/** A clock that stands still, also in the past. */
export const clockAt = (at: Date): MovableClock => ({
  now: () => at.getTime(),
  date: () => at,
  ahead: () => milliseconds(0),
  aheadOfMachine: () => milliseconds(0),
  outside: () => at.getTime(),
  advance: () => undefined,
  follow: () => undefined,
})

type Event = typeof trackingEvents.$inferInsert
/** Returns an event of a page that a guest viewed. */
export const viewed = (at: Date, more: Partial<Event>): Event => ({
  id: newId(),
  happenedAt: at,
  receivedAt: at,
  type: 'screen',
  name: 'page_view',
  screen: 'site/home',
  url: '/en',
  details: {},
  visitorType: 'guest',
  signedIn: false,
  referrer: 'DIRECT',
  userAgent: 'test',
  platform: 'web',
  device: 'desktop',
  version: '1',
  ...more,
})

/** Writes an order as its parts were stored: when its reservations were confirmed, and what moved through the gateway. */
export async function ordered(
  db: Database,
  order: {
    owner: string
    at: Date
    currency?: string
    total?: number
    reservations: { confirming?: Date; confirmed?: Date; state: 'confirmed' | 'failed' | 'held' }[]
    captured?: [number, Date][]
    refunded?: [number, Date][]
    paidOut?: [number, Date][]
    /** In disputes; below zero is what was given back. */
    lost?: [number, Date][]
    attribution?: Attribution
  },
): Promise<string> {
  const id = newId()
  const { currency = 'MYR', total = 100_00 } = order
  await db.insert(orders).values({
    id,
    code: id,
    owner: order.owner,
    email: 'ana@test.example',
    contact: {} as never,
    currency,
    total,
    language: 'en',
    createdAt: order.at,
    attribution: order.attribution ?? null,
  })
  for (const [position, each] of order.reservations.entries()) {
    const reservationId = newId()
    await db.insert(reservations).values({
      id: reservationId,
      orderId: id,
      bundle: position,
      position,
      product: 'flight',
      supplier: 'meridian',
      reference: reservationId,
      state: each.state,
      attempt: 'confirm',
      changedAt: order.at,
    })
    const history = [
      ['reservation.confirming', each.confirming] as const,
      ['reservation.confirmed', each.confirmed] as const,
    ].flatMap(([what, at]) => (at ? [{ orderId: id, reservationId, what, at }] : []))
    if (history.length > 0) await db.insert(orderHistory).values(history)
  }
  const moved: [LedgerMovement, [number, Date][] | undefined][] = [
    ['capture', order.captured],
    // What was promised and is on its way has not left yet.
    ['refund', [...(order.refunded ?? []), ...(order.paidOut ?? [])]],
    ['refund-done', order.refunded],
    ['payout', order.paidOut],
    ['dispute', order.lost],
    ['dispute-lost', order.lost],
  ]
  for (const [kind, some = []] of moved) {
    for (const [amount, at] of some) {
      const movement = { of: newId(), orderId: id, amount: money(amount, currency) }
      await createLedger({ clock: clockAt(at) }).book(db, kind, movement)
    }
  }
  return id
}
