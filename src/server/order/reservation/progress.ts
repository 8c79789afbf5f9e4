import { money } from '../../../contract/money.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { AddressCodes } from '../access/address-codes.ts'
import { type Discounts, discountOf } from '../discount.ts'
import { confirmReservation, releaseReservation, reserveAgain } from '../jobs.ts'
import { note, setOrder } from '../order-store.ts'
import { defaultTimeToPay, payUntil } from '../payable/pay-until.ts'
import { movePayable, setPayable } from '../payable/payable-store.ts'
import {
  bundlesOf,
  isUnsecured,
  needsCard,
  ownPayable,
  priceOf,
  type Reservation,
  type WholeOrder,
} from '../whole-order.ts'
import { isReserved } from './reservation-states.ts'
import { moveReservations, setUncharged } from './reservation-store.ts'

export interface Progress {
  /**
   * Checks an order's state and takes every step that follows from it: changes states and enqueues jobs, within the
   * caller's transaction. Call it after any change of the order, with the current, locked order.
   */
  advance(tx: Transaction, order: WholeOrder): Promise<void>
}

/** What an order needs from payments, within the transaction that changes the order. */
export interface PaymentRequests {
  /** Refunds items that failed; once, however often it's requested for the same items. */
  refund(tx: Transaction, orderId: string, itemIds: string[]): Promise<void>
  /** Ends a payable at this time if it isn't paid by then. */
  expire(tx: Transaction, trxId: string, at: Date): Promise<void>
}

/** Mails to travellers about an order, within the transaction that changes it; each once. */
export interface OrderLetters {
  /**
   * The payment deadline passed and nothing was charged. An unverified address may be a stranger's, and gets one such
   * mail a day, however many orders have it.
   */
  holdExpired(
    tx: Transaction,
    order: WholeOrder,
    address: { proven: boolean; at: Date },
  ): Promise<void>
  /** Nothing of a paid order could be confirmed, and it's being refunded. */
  failed(tx: Transaction, order: WholeOrder): Promise<void>
  /** Everything is decided, and something was confirmed. */
  confirmed(tx: Transaction, orderId: string): Promise<void>
}

/** What the source of an order hears of it, within the transaction that changes the order; each once. */
export interface Conversions {
  /** Everything is decided, and something was confirmed. */
  confirmed(tx: Transaction, order: WholeOrder): Promise<void>
  /** It costs more by this, in minor units, after a change that was paid. */
  costsMore(tx: Transaction, order: WholeOrder, by: number): Promise<void>
  /** Money was refunded or lost in a dispute, or something was cancelled that cost nothing: maybe nothing is left. */
  ended(tx: Transaction, order: WholeOrder): Promise<void>
}

export function createProgress(parts: {
  jobs: Jobs
  clock: Clock
  letters: OrderLetters
  payments: PaymentRequests
  discounts: Pick<Discounts, 'release'>
  conversions: Pick<Conversions, 'confirmed'>
  codes: Pick<AddressCodes, 'send'>
}): Progress {
  const { jobs, clock, letters, payments, discounts, conversions, codes } = parts
  return {
    async advance(tx, order) {
      if (isWithdrawn(order)) {
        await discounts.release(tx, order)
        await release(tx, order.reservations)
      } else if (order.paid < order.total || needsCard(order.reservations)) await unpaid(tx, order)
      else if (order.total === 0 && !isGuaranteed(order)) await free(tx, order)
      else await paid(tx, order)
    },
  }

  async function unpaid(tx: Transaction, order: WholeOrder): Promise<void> {
    const bundles: Reservation[][] = []
    // Part of a bundle isn't what was booked: reservations next to a failed one are released.
    for (const bundle of bundlesOf(order)) {
      bundles.push(bundle.some(isFailed) ? await release(tx, bundle) : bundle)
    }
    if (order.reservations.some(isPending)) return
    const standing = bundles.filter((each) => each.every(isReserved)).flat()
    const own = ownPayable(order)
    if (standing.length === 0) return withdraw(tx, order, bundles.flat())
    const { trxId, until: known } = own
    // If no supplier sets a deadline, the payment window starts now and is never extended.
    const until = payUntil(standing) ?? known ?? new Date(clock.now() + defaultTimeToPay)
    const total = priceOf(standing.flatMap(({ items }) => items))
    const lost = order.reservations.filter(
      ({ id, isCharged }) => isCharged && !standing.some((each) => each.id === id),
    )
    await setUncharged(tx, lost)
    if (total !== order.total) await setOrder(tx, order.id, { total })
    if (lost.length > 0) await note(tx, order.id, 'order.reduced', clock.date())
    await setPayable(tx, trxId, { amount: money(total, order.currency), until })
    await payments.expire(tx, trxId, until)
    // Nothing is due now: it's paid on site.
    if (total === 0 && !needsCard(standing)) {
      const reservations = order.reservations.map((each) =>
        lost.includes(each) ? { ...each, isCharged: false } : each,
      )
      const isNews = !known || lost.length > 0
      await bookUnpaid(tx, { ...order, total, reservations }, isNews)
    }
  }

  /** Confirms an order of which nothing is due now; an unsecured one is mailed its code first, once. */
  async function bookUnpaid(tx: Transaction, order: WholeOrder, isNews: boolean): Promise<void> {
    if (isUnsecured(order)) {
      if (isNews) await codes.send(tx, order)
      return
    }
    // Nobody will pay it, and it has no deadline any more.
    const own = ownPayable(order)
    if (own.state === 'open') await movePayable(tx, own, 'paid')
    await paid(tx, order)
  }

  /**
   * Nothing was due now from the start: once all of it is reserved, all of it is confirmed, or waits for its code. If a part
   * is refused, none is.
   */
  async function free(tx: Transaction, order: WholeOrder): Promise<void> {
    const hasBegun = order.reservations.some((each) => each.attempt === 'confirm')
    if (hasBegun) return paid(tx, order)
    // It waits for its code, or waited for the card of a part that has gone since.
    if (ownPayable(order).until) return unpaid(tx, order)
    if (order.reservations.some(isPending)) return
    const isRefused = order.reservations.some(isFailed) && bundlesOf(order).length > 1
    if (isRefused) await withdraw(tx, order, order.reservations)
    else await (isUnsecured(order) ? unpaid(tx, order) : paid(tx, order))
  }

  /** Ends an unpaid order of which nothing is left to pay for. */
  async function withdraw(tx: Transaction, order: WholeOrder, left: Reservation[]): Promise<void> {
    const own = ownPayable(order)
    if (own.state === 'open') await movePayable(tx, own, 'withdrawn')
    await discounts.release(tx, order)
    await release(tx, left)
  }

  async function paid(tx: Transaction, order: WholeOrder): Promise<void> {
    const all: Reservation[] = []
    for (const bundle of bundlesOf(order)) {
      const isCharged = bundle.every((each) => each.isCharged)
      all.push(...(isCharged ? await settleBundle(tx, order.id, bundle) : bundle))
    }
    const discounted = all.filter(({ items }) => discountOf(items) > 0)
    if (discounted.length > 0 && discounted.every(isUnbooked)) await discounts.release(tx, order)
    const isOver = all.every((each) => each.state === 'confirmed' || isUnbooked(each))
    if (!isOver) return
    if (all.some(({ state }) => state === 'confirmed')) {
      await letters.confirmed(tx, order.id)
      await conversions.confirmed(tx, { ...order, reservations: all })
    } else if (all.some((each) => isFailed(each) && hasBegun(order, each))) {
      await letters.failed(tx, order)
    }
  }

  /** Advances a paid bundle, independently of the others. Returns its updated reservations. */
  async function settleBundle(
    tx: Transaction,
    orderId: string,
    bundle: Reservation[],
  ): Promise<Reservation[]> {
    const expired = bundle.filter(({ state }) => state === 'expired')
    for (const each of expired) await takeAgain(tx, each)
    if (expired.length > 0 || bundle.some(isPending)) return bundle.map(waiting)
    const failed = bundle.filter(isFailed)
    const reserved = bundle.filter(isReserved)
    // Once a part is confirmed or being confirmed, it's kept whatever happens to the rest.
    const hasBegun = bundle.some((each) => each.attempt === 'confirm' && !isFailed(each))
    if (!hasBegun && failed.some(({ attempt }) => attempt === 'reserve')) {
      const released = await release(tx, bundle)
      await refund(tx, orderId, bundle)
      return released
    }
    const now = clock.date()
    await moveReservations(tx, reserved, 'confirming', now, { attempt: 'confirm' })
    for (const { reference } of reserved) {
      await jobs.enqueue(tx, confirmReservation, { reference })
    }
    for (const each of failed) await refund(tx, orderId, [each])
    return bundle.map((each) => (isReserved(each) ? waiting(each) : each))
  }

  /** A new reference, because the supplier knows the old one as expired. */
  async function takeAgain(tx: Transaction, reservation: Reservation): Promise<void> {
    const reference = newId()
    const more = { attempt: 'reserve' as const, reference }
    await moveReservations(tx, [reservation], 'reserving', clock.date(), more)
    await jobs.enqueue(tx, reserveAgain, { reference })
  }

  /** Releases a bundle's reservations. Returns the updated bundle. */
  async function release(tx: Transaction, bundle: Reservation[]): Promise<Reservation[]> {
    const reserved = bundle.filter(isReserved)
    const released = await moveReservations(tx, reserved, 'cancelled', clock.date())
    for (const { reference } of reserved) {
      await jobs.enqueue(tx, releaseReservation, { reference }, { key: reference })
    }
    return bundle.map((each) => released.find(({ id }) => id === each.id) ?? each)
  }

  async function refund(tx: Transaction, orderId: string, bundle: Reservation[]): Promise<void> {
    const items = bundle.flatMap((each) => each.items)
    await payments.refund(
      tx,
      orderId,
      items.map(({ id }) => id),
    )
  }
}

/** Returns whether it's over before it was paid: whatever is reserved of it from now on is released. */
const isWithdrawn = (order: WholeOrder): boolean =>
  order.paid === 0 && ownPayable(order).state === 'withdrawn'

/** Returns whether a saved card stood in for a payment. */
const isGuaranteed = ({ reservations }: WholeOrder): boolean =>
  reservations.some(({ guarantee }) => guarantee?.card)

const isFailed = ({ state }: Reservation): boolean => state === 'failed'

/**
 * Returns whether travellers take a reservation for booked: they paid, or it was to be confirmed without a payment. What
 * can't even be reserved they learn on the page that booked it.
 */
const hasBegun = ({ total }: WholeOrder, { attempt }: Reservation): boolean =>
  total > 0 || attempt === 'confirm'

/** Returns whether it was released before anything was confirmed. */
const isReleased = ({ state, attempt }: Reservation): boolean =>
  state === 'cancelled' && attempt === 'reserve'

/** Returns whether it ended without ever having been confirmed. */
const isUnbooked = (each: Reservation): boolean => isFailed(each) || isReleased(each)

/** Returns whether it's unknown if the supplier has it for us. */
const isPending = ({ state, attempt }: Reservation): boolean =>
  state === 'reserving' || (state === 'unknown' && attempt === 'reserve')

/** Returns whether a reservation's next step is in progress, so that it hasn't ended. */
const waiting = (each: Reservation): Reservation =>
  isUnbooked(each) ? each : { ...each, state: 'confirming' }
