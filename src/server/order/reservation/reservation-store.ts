import { and, asc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { ReservationFailure } from '../../../contract/order/failures.ts'
import type { ReservationState } from '../../../contract/order/order.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { ifStill } from '../../platform/database/guards.ts'
import type { IsGone } from '../../platform/database/presence.ts'
import { inAnyOrder } from '../../platform/database/sweeping.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import { discountOf } from '../discount.ts'
import { orderHistory, orders, reservations } from '../tables.ts'
import { bundlesOf, promoUsedUp, type Reservation, type WholeOrder } from '../whole-order.ts'
import { mayHold, reservationTransitions } from './reservation-states.ts'

interface Facts
  extends Partial<Pick<Reservation, 'attempt' | 'reference' | 'reservedUntil' | 'priceUntil'>> {
  /** Why it failed. */
  reason?: ReservationFailure
}

/** Erases which network holds something. */
const noHold = { takes: null, heldFrom: null, heldAround: null }

/**
 * Moves reservations to a state, with a history row each, and returns them. Throws INVALID_STATE. The caller holds the
 * order's lock.
 */
export async function moveReservations(
  tx: Transaction,
  moved: readonly Reservation[],
  to: ReservationState,
  now: Date,
  more: Facts = {},
): Promise<Reservation[]> {
  if (moved.length === 0) return []
  for (const { state } of moved) assertTransition(reservationTransitions, state, to)
  for (const [from, same] of Map.groupBy(moved, ({ state }) => state)) {
    const ids = same.map(({ id }) => id)
    await tx
      .update(reservations)
      .set({
        ...more,
        ...(mayHold(to) ? {} : noHold),
        state: ifStill(reservations.state, from, to),
        changedAt: now,
      })
      .where(inArray(reservations.id, ids))
  }
  await tx.insert(orderHistory).values(
    moved.map(({ id, orderId, state }) => ({
      orderId,
      reservationId: id,
      what: `reservation.${to}`,
      before: state,
      after: to,
      at: now,
    })),
  )
  return moved.map((each) => ({
    ...each,
    ...more,
    state: to,
    items: each.items.map((item) => ({ ...item, state: to })),
  }))
}

/**
 * Fails an expired order's bundles that a promo code discounts, in place of reserving them again at a price that doesn't
 * stand any more. Returns the order with them. The caller holds its lock.
 */
export async function failDiscounted(
  tx: Transaction,
  order: WholeOrder,
  now: Date,
): Promise<WholeOrder> {
  const ended = bundlesOf(order)
    .filter((bundle) => discountOf(bundle.flatMap(({ items }) => items)) > 0)
    .flat()
    .filter(({ state }) => state === 'expired')
  const failed = await moveReservations(tx, ended, 'failed', now, { reason: promoUsedUp })
  const items = failed.flatMap((each) => each.items)
  return {
    ...order,
    reservations: order.reservations.map((each) => failed.find(({ id }) => id === each.id) ?? each),
    items: order.items.map((item) => items.find(({ id }) => id === item.id) ?? item),
  }
}

/** Stores the card that guarantees an order's reservations, as far as they need one. Returns the order with it. */
export async function keepCard(
  tx: Transaction,
  order: WholeOrder,
  card: string,
): Promise<WholeOrder> {
  const guarantee = { card }
  const needs = ({ guarantee: known }: Pick<Reservation, 'guarantee'>) => known?.card === null
  const needing = order.reservations.filter(needs)
  if (needing.length === 0) return order
  const ids = needing.map(({ id }) => id)
  await tx.update(reservations).set({ guarantee }).where(inArray(reservations.id, ids))
  const guaranteed = <Of extends Pick<Reservation, 'guarantee'>>(each: Of): Of =>
    needs(each) ? { ...each, guarantee } : each
  return {
    ...order,
    reservations: order.reservations.map((each) => ({
      ...guaranteed(each),
      items: each.items.map(guaranteed),
    })),
    items: order.items.map(guaranteed),
  }
}

/** Stores a reservation's items at another price, or null once that is agreed to or withdrawn. */
export async function setOffered(
  tx: Transaction,
  { id, offered }: Pick<Reservation, 'id' | 'offered'>,
): Promise<void> {
  await tx.update(reservations).set({ offered }).where(eq(reservations.id, id))
}

/** Removes reservations that failed before payment from the charged amount. */
export async function setUncharged(tx: Transaction, failed: readonly Reservation[]): Promise<void> {
  if (failed.length === 0) return
  const ids = failed.map(({ id }) => id)
  await tx.update(reservations).set({ isCharged: false }).where(inArray(reservations.id, ids))
}

/** Returns references of reservations that have been in one of the states since before `moment`. */
export async function referencesStuckIn(
  tx: Executor,
  states: ReservationState[],
  moment: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ reference: reservations.reference })
    .from(reservations)
    .where(and(inArray(reservations.state, states), lt(reservations.changedAt, moment)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ reference }) => reference)
}

/** Returns references of reservations being requested by a server that is gone. */
export async function referencesLeft(tx: Executor, isGone: IsGone): Promise<string[]> {
  const rows = await tx
    .select({ reference: reservations.reference })
    .from(reservations)
    .where(and(eq(reservations.state, 'reserving'), isGone(reservations.askedBy)))
  return rows.map(({ reference }) => reference)
}

/** Returns when each reservation of an order came to its state. */
export async function changesOf(tx: Executor, orderId: string): Promise<Map<string, Date>> {
  const rows = await tx
    .select({ id: reservations.id, changedAt: reservations.changedAt })
    .from(reservations)
    .where(eq(reservations.orderId, orderId))
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]))
}

/** A reservation that staff look after. */
export type Troubled = Pick<Reservation, 'orderId' | 'supplier' | 'state' | 'reason'> & {
  changedAt: Date
}

const troubled = {
  orderId: reservations.orderId,
  supplier: reservations.supplier,
  state: reservations.state,
  reason: reservations.reason,
  changedAt: reservations.changedAt,
}

/** Returns reservations that have been in one of the states since before a time, the oldest first. */
export const troubledReservations = (
  tx: Executor,
  states: ReservationState[],
  { before, most }: { before: Date; most: number },
): Promise<Troubled[]> =>
  tx
    .select(troubled)
    .from(reservations)
    .where(and(inArray(reservations.state, states), lt(reservations.changedAt, before)))
    .orderBy(asc(reservations.changedAt))
    .limit(most)

/**
 * Returns reservations of which nobody knows whether they were confirmed, the oldest first, with when that began: each
 * further try makes them `confirming` and `unknown` again.
 */
export async function unknownReservations(tx: Executor, most: number): Promise<Troubled[]> {
  const own = and(
    eq(orderHistory.orderId, reservations.orderId),
    eq(orderHistory.reservationId, reservations.id),
  )
  const confirmed = sql`select max(${orderHistory.at}) from ${orderHistory} where ${own}
    and ${orderHistory.what} = 'reservation.confirmed'`
  const began = sql<Date>`(select min(${orderHistory.at}) from ${orderHistory} where ${own}
    and ${orderHistory.what} = 'reservation.unknown' and ${orderHistory.at} > coalesce((${confirmed}), '-infinity'))`
  const since = sql<Date>`coalesce(${began}, ${reservations.changedAt})`.mapWith(
    reservations.changedAt,
  )
  return tx
    .select({ ...troubled, changedAt: since })
    .from(reservations)
    .where(
      or(
        eq(reservations.state, 'unknown'),
        and(eq(reservations.state, 'confirming'), isNotNull(began)),
      ),
    )
    .orderBy(asc(since))
    .limit(most)
}

/** Returns reservations of paid orders that have failed since a time, the oldest first. */
export const failedAfterPayment = (
  tx: Executor,
  { since, most }: { since: Date; most: number },
): Promise<Troubled[]> =>
  tx
    .select(troubled)
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .where(
      and(
        eq(reservations.state, 'failed'),
        eq(reservations.isCharged, true),
        gt(reservations.changedAt, since),
        gt(orders.paid, 0),
      ),
    )
    .orderBy(asc(reservations.changedAt))
    .limit(most)

/** Returns the ids of reservations' orders by our references. */
export async function ordersOfReferences(
  tx: Executor,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { reference, orderId } = reservations
  const rows = await tx
    .select({ reference, orderId })
    .from(reservations)
    .where(inArray(reference, [...references]))
  return new Map(rows.map((row) => [row.reference, row.orderId]))
}
