import { formatMoney } from '../../../../contract/words/format-money.ts'
import type { NoticesWaiting } from '../../../flight/schedule-change/notices-waiting.ts'
import type { CancelledStays } from '../../../hotel/property-event/cancelled-stays.ts'
import type { OrderRecords, Troubled } from '../../../order/order-records.ts'
import type { PaymentRecords } from '../../../payment/payment-records.ts'
import type { Database } from '../../../platform/database/database.ts'
import { days, hours, minutes } from '../../../platform/duration.ts'
import { dayInZone } from '../../../world/zoned-time.ts'
import { proposedChanges } from '../change/change-store.ts'
import { dealtWithUntil } from '../dealt-with-store.ts'
import { proposedRefunds } from '../refund/refund-by-hand-store.ts'
import { type DeskQueue, mostCounted, type Waiting } from './desk-queues.ts'
import { refundedButBooked } from './refunded-but-booked.ts'

/** How long a supplier is waited for before somebody looks. */
const patience = minutes(10)
/** How soon somebody should have written to the traveller. */
const toTell = hours(24)
/** A refund should be at the gateway within minutes, and has to be within a day. */
const refundSoon = hours(1)
const refundAtLast = hours(24)
/** How soon a second person should decide on a refund. */
const toDecide = hours(24)
/** How long an unresolved failure stays in its queue. */
const shown = days(14)

/** Creates the queues about orders. */
export function createOrderQueues(parts: {
  db: Database
  records: OrderRecords
  payments: PaymentRecords
  notices: NoticesWaiting
  cancelledStays: CancelledStays
  /** The agency's. */
  zone: string
}): DeskQueue[] {
  const { db, records, payments, notices, cancelledStays, zone } = parts

  /** Adds the order's number. Leaves out what belongs to no order any more. */
  async function ofOrders<T extends { orderId: string }>(
    found: readonly T[],
    waiting: (each: T) => Omit<Waiting, 'target'>,
  ): Promise<Waiting[]> {
    const codes = await records.codesOf(found.map(({ orderId }) => orderId))
    return found.flatMap((each) => {
      const id = codes.get(each.orderId)
      return id ? [{ target: { kind: 'order' as const, id }, ...waiting(each) }] : []
    })
  }

  /** Leaves out resolved entries. */
  async function undealtWith(waiting: readonly Waiting[]): Promise<Waiting[]> {
    const codes = waiting.map(({ target }) => target.id)
    const dealtWith = await dealtWithUntil(db, codes)
    return waiting.filter(({ target, since }) => (dealtWith.get(target.id) ?? 0) < since)
  }

  const unanswered = async (which: { isCancelled: boolean }) =>
    ofOrders(await notices({ ...which, most: mostCounted }), (each) => ({
      what: `${each.supplier} · ${each.isCancelled ? 'cancelled' : 'new times'}`,
      since: each.openedAt,
      deadline: each.answerBy,
    }))

  const after = (date: Date, time: number) => new Date(date.getTime() + time)

  const troubled = (by: number) => (each: Troubled) => ({
    what: [each.supplier, each.state, each.reason].filter(Boolean).join(' · '),
    since: each.changedAt,
    deadline: after(each.changedAt, by),
  })

  return [
    {
      id: 'failed_confirmations',
      act: 'order.read',
      isBeforeStart: true,
      async read(now) {
        const stuck = await records.troubled(['confirming'], {
          before: after(now, -patience),
          most: mostCounted,
        })
        const failed = await records.failedAfterPayment({
          since: after(now, -shown),
          most: mostCounted,
        })
        const waiting = [
          ...(await ofOrders(stuck, troubled(patience))),
          ...(await ofOrders(failed, troubled(toTell))),
        ]
        return undealtWith(waiting)
      },
    },
    {
      id: 'cancelled_flights',
      act: 'order.read',
      isBeforeStart: true,
      read: () => unanswered({ isCancelled: true }),
    },
    {
      id: 'cancelled_stays',
      act: 'order.read',
      isBeforeStart: true,
      async read(now) {
        const found = await cancelledStays({ since: after(now, -shown), most: mostCounted })
        const orders = await records.ofReferences(found.map(({ reference }) => reference))
        const ofKnown = found.flatMap((stay) => {
          const orderId = orders.get(stay.reference)
          return orderId ? [{ orderId, ...stay }] : []
        })
        const waiting = await ofOrders(ofKnown, ({ supplier, toldAt }) => ({
          what: `${supplier} · cancelled`,
          since: toldAt,
          deadline: after(toldAt, toTell),
        }))
        return undealtWith(waiting)
      },
    },
    {
      id: 'refunded_but_booked',
      act: 'order.read',
      isBeforeStart: true,
      async read(now) {
        const page = { today: dayInZone(now, zone), most: mostCounted }
        const found = await refundedButBooked(db, page)
        const waiting = await ofOrders(found, ({ paid, since }) => ({
          what: formatMoney(paid, 'en'),
          since,
          deadline: after(since, toTell),
        }))
        return undealtWith(waiting)
      },
    },
    {
      id: 'unknown',
      act: 'order.read',
      isBeforeStart: true,
      read: async () => ofOrders(await records.unknown(mostCounted), troubled(patience)),
    },
    {
      id: 'overdue_refunds',
      act: 'order.read',
      async read(now) {
        const found = await payments.overdueRefunds(after(now, -refundSoon), mostCounted)
        return ofOrders(found, ({ amount, state, createdAt }) => ({
          what: `${formatMoney(amount, 'en')} · ${state}`,
          since: createdAt,
          deadline: after(createdAt, refundAtLast),
        }))
      },
    },
    {
      id: 'disputes',
      act: 'order.refund-by-hand',
      read: async () =>
        ofOrders(await payments.disputesToAnswer(mostCounted), (each) => ({
          what: [formatMoney(each.amount, 'en'), each.reason, each.gateway].join(' · '),
          since: each.openedAt,
          deadline: each.dueAt,
        })),
    },
    {
      id: 'schedule_changes',
      act: 'order.read',
      isBeforeStart: true,
      read: () => unanswered({ isCancelled: false }),
    },
    {
      id: 'changes',
      act: 'order.approve-change',
      read: async () =>
        ofOrders(await proposedChanges(db, mostCounted), ({ kind, proposedBy, createdAt }) => ({
          what: `${kind} · ${proposedBy.name}`,
          since: createdAt,
          deadline: after(createdAt, toDecide),
        })),
    },
    {
      id: 'approvals',
      act: 'order.approve-refund',
      read: async () =>
        ofOrders(await proposedRefunds(db, mostCounted), ({ amount, proposedBy, createdAt }) => ({
          what: `${formatMoney(amount, 'en')} · ${proposedBy.name}`,
          since: createdAt,
          deadline: after(createdAt, toDecide),
        })),
    },
  ]
}
