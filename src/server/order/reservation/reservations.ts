import { CatalogueError } from '../../../contract/errors.ts'
import type { ReservationState } from '../../../contract/order/order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { minutes, seconds } from '../../platform/duration.ts'
import { keepTrying } from '../../platform/failure/keep-trying.ts'
import type { Background } from '../../platform/jobs/background.ts'
import { everyMinute, onceAnHour } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { SupplierTimeout } from '../../supplier/supplier-error.ts'
import { changeOrder } from '../change-order.ts'
import {
  confirmReservation,
  releaseReservation,
  reserveAgain,
  resolveReservation,
  sweepOrders,
} from '../jobs.ts'
import { findOrderByReference, note, setItem } from '../order-store.ts'
import { endOf } from '../payable/pay-until.ts'
import type { ProductOf, ReserveOutcome, Standing } from '../product.ts'
import type { Reservation, WholeOrder } from '../whole-order.ts'
import type { Progress } from './progress.ts'
import { moveReservations, referencesLeft, referencesStuckIn } from './reservation-store.ts'

/** The outcome of reserving. `unknown`: a job continues until it's known. */
export type Reserved =
  | { outcome: 'held' | 'quoted' | 'gone' | 'unknown' | 'unavailable' }
  | { outcome: 'price_changed'; offers: unknown[] }

export interface Reservations {
  /** Reserves what was just stored as `reserving`. A job continues if this fails. */
  reserve(order: WholeOrder, reservation: Reservation): Promise<Reserved>
  /** Starts a job that looks a reservation up. Throws INVALID_STATE if we're not waiting for its supplier. */
  lookUpAgain(tx: Transaction, reservation: Reservation): Promise<void>
  /** Stores a confirmed reservation's documents as its supplier has them: see `OrderService.reissue`. */
  reissue(
    order: WholeOrder,
    reservationId: string,
    also: (tx: Transaction) => Promise<void>,
  ): Promise<void>
}

interface Parts {
  db: Database
  jobs: Jobs
  clock: Clock
  productOf: ProductOf
  progress: Progress
  background: Background
  /** Called in the transaction that confirms a reservation. */
  onConfirmed(tx: Transaction, order: WholeOrder, reservation: Reservation): Promise<void>
}

/** How long scheduling a job is retried while the database is down. */
const handover = minutes(10)
/** How often a supplier that is down is retried for a paid reservation before it's refunded. */
const patientTries = 5
/** A reservation without a response for this long has lost its job. */
const leftAlone = minutes(3)
/** States in which a supplier owes us an answer. */
const waitedFor: ReservationState[] = ['reserving', 'unknown', 'confirming']

/** A reservation with its order, in their current state. */
interface Found {
  order: WholeOrder
  reservation: Reservation
}

export function createReservations(parts: Parts): Reservations {
  const { db, jobs, clock, productOf, progress, background, onConfirmed } = parts
  jobs.handle(resolveReservation, ({ reference }) => resolve(reference))
  jobs.handle(reserveAgain, async ({ reference }, { retry }) => {
    await reserve(await find(reference), retry < patientTries)
  })
  jobs.handle(confirmReservation, ({ reference }) => confirm(reference))
  jobs.handle(releaseReservation, async ({ reference }) => {
    const found = await find(reference)
    if (found) await productOf(found.reservation).release(found.reservation)
  })
  jobs.handle(sweepOrders, sweep)
  jobs.repeat(sweepOrders, everyMinute, {})

  async function find(reference: string): Promise<Found | undefined> {
    const order = await findOrderByReference(db, reference)
    const reservation = order && underReference(order, reference)
    return reservation && { order, reservation }
  }

  /** Moves the reservation under its order's lock, if it's still in one of the states `from`. */
  async function settle(
    { order: known, reservation: { reference } }: Found,
    from: ReservationState[],
    to: ReservationState,
    more: Parameters<typeof moveReservations>[4] = {},
    details?: unknown[],
  ): Promise<void> {
    await changeOrder(db, known, async (tx, order) => {
      const reservation = underReference(order, reference)
      // Undefined if a late payment has had it reserved with a new reference since.
      if (!reservation || !from.includes(reservation.state)) return
      const [moved] = await moveReservations(tx, [reservation], to, clock.date(), more)
      if (!moved) return
      const now = details ? await keepDetails(tx, moved, details) : moved
      if (to === 'confirmed') await onConfirmed(tx, order, now)
      if (to === 'unknown') {
        await jobs.enqueue(tx, resolveReservation, { reference }, { at: soon() })
      }
      await progress.advance(tx, withReservation(order, now))
    })
  }

  const soon = () => new Date(clock.now() + seconds(2))

  async function reserve(found: Found | undefined, isPatient = false): Promise<Reserved> {
    if (found?.reservation.state !== 'reserving') return { outcome: 'unknown' }
    const { order, reservation } = found
    let answer: ReserveOutcome
    try {
      answer = await productOf(reservation).reserve(order, reservation)
    } catch (error) {
      if (error instanceof SupplierTimeout) return unanswered(found)
      if (isPatient) throw error
      await settle(found, ['reserving'], 'failed', { reason: 'unavailable' })
      return { outcome: 'unavailable' }
    }
    // Outside of the try: the supplier's hold isn't "unavailable" because our own database failed.
    await applyReserve(found, answer)
    return answer
  }

  /** It's unknown whether it's reserved: it's looked up once more now, and then by a job. */
  async function unanswered(found: Found): Promise<Reserved> {
    const { reference } = found.reservation
    await settle(found, ['reserving'], 'unknown')
    await resolve(reference).catch(() => undefined)
    const state = (await find(reference))?.reservation.state
    return { outcome: state === 'held' || state === 'quoted' ? state : 'unknown' }
  }

  async function applyReserve(found: Found, answer: ReserveOutcome): Promise<void> {
    const from: ReservationState[] = ['reserving', 'unknown']
    if (answer.outcome === 'gone' || answer.outcome === 'price_changed') {
      return settle(found, from, 'failed', { reason: answer.outcome })
    }
    const { outcome, reservedUntil, priceUntil, details } = answer
    return settle(found, from, outcome, { reservedUntil, priceUntil }, details)
  }

  async function confirm(reference: string): Promise<void> {
    const found = await find(reference)
    if (found?.reservation.state !== 'confirming') return
    const { order, reservation } = found
    const product = productOf(reservation)
    try {
      // Looked up first: an earlier attempt may have been interrupted after the supplier had confirmed.
      const standing = await product.lookUp(reservation)
      const answer = isReservedStill(standing)
        ? await product.confirm(order, reservation)
        : standing
      await applyConfirm(found, answer)
    } catch (error) {
      if (!(error instanceof SupplierTimeout)) throw error
      await settle(found, ['confirming'], 'unknown')
    }
  }

  async function applyConfirm(
    found: Found,
    answer: Exclude<Standing, ReservedStill>,
  ): Promise<void> {
    const from: ReservationState[] = ['confirming', 'unknown']
    if (answer.outcome === 'confirmed') {
      return settle(found, from, 'confirmed', {}, answer.details)
    }
    const reason = answer.outcome === 'failed' ? answer.reason : answer.outcome
    // Paid in time but requested too late: it's reserved again, as for late payments. Only after the expiry, so that a
    // supplier which reports new reservations as expired isn't asked forever.
    const end = endOf(found.reservation)
    if (reason === 'expired' && end && end <= clock.date()) {
      return settle(found, from, 'expired')
    }
    return settle(found, from, 'failed', { reason })
  }

  /** Looks up the outcome of a call without a response. Throws, to be retried, while it's unknown. */
  async function resolve(reference: string): Promise<void> {
    const found = await find(reference)
    if (found?.reservation.state === 'reserving') return void (await reserve(found))
    if (found?.reservation.state === 'confirming') return confirm(reference)
    if (found?.reservation.state !== 'unknown') return
    const { reservation } = found
    const answer = await productOf(reservation).lookUp(reservation)
    if (isReservedStill(answer)) return applyReserve(found, answer)
    if (reservation.attempt === 'confirm' || answer.outcome === 'confirmed') {
      return applyConfirm(found, answer)
    }
    return applyReserve(found, { outcome: 'gone' })
  }

  async function sweep(): Promise<void> {
    const before = new Date(clock.now() - leftAlone)
    for (const reference of await referencesStuckIn(db, waitedFor, before)) {
      const once = onceAnHour(reference, clock.date())
      await jobs.enqueue(db, resolveReservation, { reference }, once)
    }
  }

  // Nobody is requesting these any more: a job does, once, whichever server enqueues it first.
  jobs.onGone(async (isGone) => {
    for (const reference of await referencesLeft(db, isGone)) await handToJob(reference)
  })

  const handToJob = (reference: string) =>
    jobs.enqueue(db, resolveReservation, { reference }, { key: reference })

  /** Returns what its supplier has, if it's confirmed there. */
  async function documentsOf(reservation: Reservation): Promise<unknown[]> {
    const standing = await productOf(reservation)
      .lookUp(reservation)
      .catch((cause) => {
        throw new CatalogueError('SUPPLIER_UNAVAILABLE', { cause })
      })
    if (standing.outcome === 'confirmed') return standing.details
    throw new CatalogueError('INVALID_STATE', { details: { supplier: standing.outcome } })
  }

  return {
    async lookUpAgain(tx, { state, reference }) {
      if (!waitedFor.includes(state)) throw new CatalogueError('INVALID_STATE')
      await jobs.enqueue(tx, resolveReservation, { reference })
    },
    async reissue(known, reservationId, also) {
      const isIt = ({ id, state }: Reservation) => id === reservationId && state === 'confirmed'
      const asked = known.reservations.find(isIt)
      if (!asked) throw new CatalogueError('INVALID_STATE')
      const details = await documentsOf(asked)
      await changeOrder(db, known, async (tx, order, asRead) => {
        // What changed meanwhile may have other documents.
        if (!asRead) throw new CatalogueError('INVALID_STATE')
        await keepDetails(tx, asked, details)
        await note(tx, order.id, 'documents.reissued', clock.date())
        await also(tx)
      })
    },
    async reserve(order, reservation) {
      try {
        return await reserve({ order, reservation })
      } catch (error) {
        const { reference } = reservation
        background.run((stop) => keepTrying(() => handToJob(reference), { stop, within: handover }))
        throw error
      }
    },
  }
}

/** What a supplier keeps for us but hasn't confirmed. */
type ReservedStill = Extract<Standing, { outcome: 'held' | 'quoted' }>

const isReservedStill = (standing: Standing): standing is ReservedStill =>
  standing.outcome === 'held' || standing.outcome === 'quoted'

const underReference = (order: WholeOrder, reference: string): Reservation | undefined =>
  order.reservations.find((each) => each.reference === reference)

/** Stores the supplier's details of each item, in the reservation's order. */
async function keepDetails(
  tx: Transaction,
  reservation: Reservation,
  details: unknown[],
): Promise<Reservation> {
  const items = reservation.items.map((item, index) => ({ ...item, details: details[index] }))
  for (const item of items) await setItem(tx, item.id, { details: item.details })
  return { ...reservation, items }
}

/** Returns the order with a reservation in place of the one it was. */
const withReservation = (order: WholeOrder, now: Reservation): WholeOrder => ({
  ...order,
  reservations: order.reservations.map((each) => (each.id === now.id ? now : each)),
  items: order.items.map((item) => now.items.find(({ id }) => id === item.id) ?? item),
})
