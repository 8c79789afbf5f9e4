import type { ItemState } from '../../contract/order/order.ts'
import type { Background } from '../platform/background.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Presence } from '../platform/database/presence.ts'
import { minutes, seconds } from '../platform/duration.ts'
import { keepTrying } from '../platform/failure/keep-trying.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import type {
  BookingCode,
  BookingState,
  FlightSupplier,
  HoldOutcome,
  IssueOutcome,
  SupplierOffer,
} from '../supplier/flight-supplier.ts'
import { SupplierTimeout } from '../supplier/supplier-error.ts'
import { suppliersById } from '../supplier/suppliers-by-id.ts'
import { holdEnd } from './hold-end.ts'
import { holdRequestOf } from './hold-request.ts'
import { holdAgain, issueReservation, releaseReservation, resolveReservation } from './jobs.ts'
import {
  findOrder,
  type ItemRow,
  itemsUnder,
  lockOrder,
  moveItems,
  referencesLeft,
} from './order-store.ts'
import { keepOwnCodes } from './own-codes.ts'
import type { Progress } from './progress.ts'

/** What came of asking for seats. `unknown`: a job goes on asking until it is known. */
export type Taken =
  | { outcome: 'held' | 'gone' | 'unknown' | 'unavailable' }
  | { outcome: 'price_changed'; offers: SupplierOffer[] }

export interface Reservations {
  /** Takes the seats of items written as `reserving`. May be called again: the reference is the same. */
  hold(reference: string): Promise<Taken>
}

interface Parts {
  db: Database
  jobs: Jobs
  clock: Clock
  seal: Seal
  suppliers: readonly FlightSupplier[]
  progress: Progress
  presence: Pick<Presence, 'onGone'>
  background: Background
  /** Told within the transaction in which tickets became ours. */
  onIssued(tx: Transaction, orderId: string, items: readonly ItemRow[]): Promise<void>
}

/** A reservation that could not be given to a job, because the database was away, is tried again for so long. */
const handover = minutes(10)
/** How often a supplier that is down is asked again for seats that are paid for, before the money goes back. */
const patientTries = 5

export function createReservations(parts: Parts): Reservations {
  const { db, jobs, clock, seal, suppliers, progress, presence, background, onIssued } = parts
  const supplierOf = suppliersById(suppliers)
  jobs.handle(resolveReservation, ({ reference }) => resolve(reference))
  jobs.handle(holdAgain, async ({ reference }, { retry }) => {
    await hold(reference, retry < patientTries)
  })
  jobs.handle(issueReservation, ({ reference }) => issue(reference))
  jobs.handle(releaseReservation, async ({ reference }) => {
    const [item] = await itemsUnder(db, reference)
    if (item) await supplierOf(item).cancel(reference)
  })

  /** Moves the items under the lock of their order, if they still are in one of the states `from`. */
  async function settle(
    { reference, orderId }: ItemRow,
    from: ItemState[],
    to: ItemState,
    more: Partial<ItemRow> = {},
    codes?: readonly BookingCode[],
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId)
      const [items, others] = parted(order.items, (item) => item.reference === reference)
      // None at all when late money has taken the seats under a new reference since.
      if (items.length === 0 || !items.every(({ state }) => from.includes(state))) return
      const changed = await moveItems(tx, items, to, clock.date(), more)
      const moved = codes ? await keepOwnCodes(tx, changed, codes) : changed
      if (to === 'issued') await onIssued(tx, orderId, items)
      if (to === 'unknown') {
        await jobs.enqueue(tx, resolveReservation, { reference }, { at: soon() })
      }
      const all = [...moved, ...others].sort((a, b) => a.position - b.position)
      await progress.advance(tx, { ...order, items: all })
    })
  }

  const soon = () => new Date(clock.now() + seconds(2))

  async function hold(reference: string, patient = false): Promise<Taken> {
    const items = await itemsUnder(db, reference)
    const [first] = items
    const order = first && (await findOrder(db, first.orderId))
    if (!first || !order || first.state !== 'reserving') return { outcome: 'unknown' }
    let answer: HoldOutcome
    try {
      answer = await supplierOf(first).hold(holdRequestOf(seal, order, items))
    } catch (error) {
      if (error instanceof SupplierTimeout) return unanswered(first)
      if (patient) throw error
      await settle(first, ['reserving'], 'failed', { reason: 'unavailable' })
      return { outcome: 'unavailable' }
    }
    // Outside the try: seats that the supplier holds are not "unavailable" because our books failed us.
    await applyHold(first, answer)
    return answer
  }

  /** Nobody knows whether there are seats: it is asked about once more now, and then by a job. */
  async function unanswered(item: ItemRow): Promise<Taken> {
    await settle(item, ['reserving'], 'unknown')
    await resolve(item.reference).catch(() => undefined)
    const [now] = await itemsUnder(db, item.reference)
    return { outcome: now?.state === 'held' ? 'held' : 'unknown' }
  }

  async function applyHold(item: ItemRow, answer: HoldOutcome): Promise<void> {
    const from: ItemState[] = ['reserving', 'unknown']
    if (answer.outcome !== 'held') {
      return settle(item, from, 'failed', { reason: answer.outcome })
    }
    const { bookingCodes, seatsHeldUntil, priceHeldUntil } = answer
    return settle(item, from, 'held', { seatsHeldUntil, priceHeldUntil }, bookingCodes)
  }

  async function issue(reference: string): Promise<void> {
    const [item] = await itemsUnder(db, reference)
    if (item?.state !== 'issuing' || !item.bookingCode) return
    const supplier = supplierOf(item)
    try {
      // Asked first: an earlier try may have been cut short after the supplier had made the tickets.
      const standing = await supplier.lookUp(reference)
      const answer = standing.outcome === 'held' ? await supplier.issue(reference) : standing
      await applyIssue(item, answer)
    } catch (error) {
      if (!(error instanceof SupplierTimeout)) throw error
      await settle(item, ['issuing'], 'unknown')
    }
  }

  async function applyIssue(item: ItemRow, answer: IssueOutcome | BookingState): Promise<void> {
    const from: ItemState[] = ['issuing', 'unknown']
    if (answer.outcome === 'issued') {
      const codes = 'bookingCodes' in answer ? answer.bookingCodes : undefined
      return settle(item, from, 'issued', { tickets: answer.tickets }, codes)
    }
    const reason = answer.outcome === 'failed' ? answer.reason : answer.outcome
    // Paid for in time and asked for too late: the seats are taken again, as they are for late money.
    // Only past the hold's end, so that a supplier which says "expired" of new holds is not asked for ever.
    const end = holdEnd(item)
    if (reason === 'expired' && end && end <= clock.date()) return settle(item, from, 'expired')
    return settle(item, from, 'failed', { reason })
  }

  /** Finds out how an unanswered hold or issue ended. Throws, to be tried again, while nobody says. */
  async function resolve(reference: string): Promise<void> {
    const [item] = await itemsUnder(db, reference)
    if (item?.state === 'reserving') return void (await hold(reference))
    if (item?.state === 'issuing') return issue(reference)
    if (item?.state !== 'unknown') return
    const answer = await supplierOf(item).lookUp(reference)
    if (answer.outcome === 'held') return applyHold(item, answer)
    if (item.bookingCode || answer.outcome === 'issued') return applyIssue(item, answer)
    return applyHold(item, { outcome: 'gone' })
  }

  // Nobody is asking for these seats any more: a job does, once, whichever server enqueues it first.
  presence.onGone(async (isGone) => {
    for (const reference of await referencesLeft(db, isGone)) await handToJob(reference)
  })

  const handToJob = (reference: string) =>
    jobs.enqueue(db, resolveReservation, { reference }, { key: reference })

  return {
    async hold(reference) {
      try {
        return await hold(reference)
      } catch (error) {
        background.run((stop) => keepTrying(() => handToJob(reference), { stop, within: handover }))
        throw error
      }
    },
  }
}

/** Those for which it holds, and the others. */
const parted = <T>(all: readonly T[], holds: (each: T) => boolean): [T[], T[]] => [
  all.filter(holds),
  all.filter((each) => !holds(each)),
]
