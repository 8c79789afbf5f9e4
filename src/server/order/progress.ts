import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { payUntil } from './hold-end.ts'
import { confirmOrder, holdAgain, issueReservation, releaseReservation } from './jobs.ts'
import type { OrderMails } from './order-mails.ts'
import { type ItemRow, moveItems, type WholeOrder } from './order-store.ts'

export interface Progress {
  /**
   * Looks where an order stands and takes every step that follows from it: changes states and enqueues
   * jobs, within the caller's transaction. To be called after anything about the order has changed, with
   * the order as it is then, locked.
   */
  advance(tx: Transaction, order: WholeOrder): Promise<void>
}

/** What an order asks of its payments, within the transaction that changes the order. */
export interface PaymentRequests {
  /** Refunds what was paid for items that came to nothing; once, however often it is asked for the same items. */
  refund(tx: Transaction, orderId: string, itemIds: string[]): Promise<void>
  /** Ends the order at this time unless it is paid by then. */
  expire(tx: Transaction, orderId: string, at: Date): Promise<void>
}

export function createProgress(parts: {
  jobs: Jobs
  clock: Clock
  mails: OrderMails
  payments: PaymentRequests
}): Progress {
  const { jobs, clock, mails, payments } = parts
  return {
    async advance(tx, order) {
      if (order.paid < order.total) await unpaid(tx, order.id, order.items)
      else await paid(tx, order)
    },
  }

  async function unpaid(tx: Transaction, orderId: string, items: ItemRow[]): Promise<void> {
    // Half a journey is not what was asked for: what was held beside a failure is given back.
    if (items.some(({ state }) => state === 'failed')) return giveBack(tx, inState(items, 'held'))
    const end = payUntil(items)
    if (items.every(({ state }) => state === 'held') && end) {
      await payments.expire(tx, orderId, end)
    }
  }

  async function paid(tx: Transaction, order: WholeOrder): Promise<void> {
    const { id: orderId, items } = order
    const lapsed = inState(items, 'expired')
    for (const group of byReference(lapsed)) await takeAgain(tx, group)
    if (lapsed.length > 0 || items.some(isSeatPending)) return
    const failed = inState(items, 'failed')
    // Once tickets of a part are made or on their way, that part is kept whatever becomes of the rest.
    const begun = items.some(({ state }) => state === 'issuing' || state === 'issued')
    if (!begun && failed.some(({ bookingCode }) => !bookingCode)) {
      const held = inState(items, 'held')
      await giveBack(tx, held)
      await refund(tx, orderId, [...failed, ...held, ...inState(items, 'cancelled')])
      return mails.failed(tx, order)
    }
    const held = inState(items, 'held')
    await moveItems(tx, held, 'issuing', clock.date())
    for (const [{ reference }] of byReference(held)) {
      await jobs.enqueue(tx, issueReservation, { reference })
    }
    for (const group of byReference(failed)) await refund(tx, orderId, group)
    if (failed.length === items.length) await mails.failed(tx, order)
    const over =
      held.length === 0 && items.every(({ state }) => state === 'issued' || state === 'failed')
    if (over && failed.length < items.length) {
      await jobs.enqueue(tx, confirmOrder, { orderId }, { key: orderId })
    }
  }

  /** A new reference, for under the old one the supplier knows an expired booking. */
  async function takeAgain(tx: Transaction, group: ItemRow[]): Promise<void> {
    const reference = newId()
    await moveItems(tx, group, 'reserving', clock.date(), { ...seatless, reference })
    await jobs.enqueue(tx, holdAgain, { reference })
  }

  async function giveBack(tx: Transaction, held: ItemRow[]): Promise<void> {
    await moveItems(tx, held, 'cancelled', clock.date())
    for (const [{ reference }] of byReference(held)) {
      await jobs.enqueue(tx, releaseReservation, { reference }, { key: reference })
    }
  }

  async function refund(tx: Transaction, orderId: string, items: ItemRow[]): Promise<void> {
    await payments.refund(
      tx,
      orderId,
      items.map(({ id }) => id),
    )
  }
}

/** An item as it is before a supplier has seats for it. */
const seatless = { bookingCode: null, bookingCodes: [] }

/** Whether nobody knows yet if there are seats: a hold is on its way or was not answered. */
const isSeatPending = ({ state, bookingCode }: ItemRow): boolean =>
  state === 'reserving' || (state === 'unknown' && !bookingCode)

const inState = (items: readonly ItemRow[], state: ItemRow['state']): ItemRow[] =>
  items.filter((item) => item.state === state)

const byReference = (items: readonly ItemRow[]): [ItemRow, ...ItemRow[]][] => [
  ...(Map.groupBy(items, ({ reference }) => reference).values() as Iterable<
    [ItemRow, ...ItemRow[]]
  >),
]
