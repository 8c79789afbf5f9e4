import { and, inArray, sql } from 'drizzle-orm'
import { type Cabin, cabins } from '../../../contract/flight/offer.ts'
import type { Executor } from '../../../server/platform/database/database.ts'
import { atMost } from '../../../server/platform/database/guards.ts'
import type { FlightLeg } from '../itinerary/itinerary.ts'
import { sandboxSeats, type TakenSeats } from '../tables.ts'

export interface SeatRow {
  taken: number
  forSale: number | null
}

/** What was sold through us, by `seatKey`. */
export type SeatRows = ReadonlyMap<string, SeatRow>

export const seatKey = (flight: string, origin: string, date: string, cabin: Cabin): string =>
  `${flight} ${origin} ${date} ${cabin}`

/**
 * Reads the seats of all flights of a search in one query. It may return some rows of other flights, which is
 * harmless.
 */
export async function readSeats(db: Executor, legs: Iterable<FlightLeg>): Promise<SeatRows> {
  const flights = new Set<string>()
  const dates = new Set<string>()
  for (const leg of legs) {
    flights.add(leg.flight)
    dates.add(leg.departure.slice(0, 10))
  }
  if (flights.size === 0) return new Map()
  const rows = await db
    .select()
    .from(sandboxSeats)
    .where(and(inArray(sandboxSeats.flight, [...flights]), inArray(sandboxSeats.date, [...dates])))
  return new Map(rows.map((row) => [seatKey(row.flight, row.origin, row.date, row.cabin), row]))
}

/** What identifies a cabin of a flight. */
const cabin = [sandboxSeats.flight, sandboxSeats.origin, sandboxSeats.date, sandboxSeats.cabin]

/** The seats needed, with the most that may be taken in all. */
export interface WantedSeats extends TakenSeats {
  limit: number
}

/** Sorts seats into one locking order for all buyers, which prevents deadlocks. */
export const inLockingOrder = <T extends TakenSeats>(seats: readonly T[]): T[] =>
  [...seats].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

const keyOf = (seat: TakenSeats) => seatKey(seat.flight, seat.origin, seat.date, seat.cabin)

/**
 * Takes seats, in one statement that waits for concurrent buyers of the same cabin. The transaction fails if there
 * aren't enough: see `isTooMuch`.
 */
export async function takeSeats(db: Executor, wanted: WantedSeats): Promise<void> {
  await takingSeats(db, wanted)
}

/** Returns the same as a statement that can be a part of another. */
export function takingSeats(db: Executor, { limit, seats, ...key }: WantedSeats) {
  const set = sql`(select ${sandboxSeats.forSale} from ${sandboxSeats} where ${sameCabin(key)})`
  return db
    .insert(sandboxSeats)
    .values({ ...key, taken: atMost(sql`${seats}`, sql`coalesce(${set}, ${limit})`) })
    .onConflictDoUpdate({
      target: cabin,
      set: {
        taken: atMost(
          sql`${sandboxSeats.taken} + ${seats}`,
          sql`coalesce(${sandboxSeats.forSale}, ${limit})`,
        ),
      },
    })
}

/** Releases seats. */
export async function returnSeats(db: Executor, { seats, ...key }: TakenSeats): Promise<void> {
  await db
    .update(sandboxSeats)
    .set({ taken: sql`${sandboxSeats.taken} - ${seats}` })
    .where(sameCabin(key))
}

/**
 * Takes and releases seats in one statement, in the common locking order. Where a cabin is in both, only the
 * difference is moved. Fails like `takeSeats` if there aren't enough.
 */
export async function exchangeSeats(
  db: Executor,
  given: readonly TakenSeats[],
  wanted: readonly WantedSeats[],
): Promise<void> {
  const moves = new Map<string, WantedSeats>(wanted.map((seat) => [keyOf(seat), seat]))
  for (const seat of given) {
    const { limit, seats } = moves.get(keyOf(seat)) ?? { limit: 0, seats: 0 }
    moves.set(keyOf(seat), { ...seat, limit, seats: seats - seat.seats })
  }
  for (const move of inLockingOrder([...moves.values()])) {
    if (move.seats > 0) await takeSeats(db, move)
    if (move.seats < 0) await returnSeats(db, { ...move, seats: -move.seats })
  }
}

/** Takes a flight off sale for good: released seats are not sold again. */
export async function closeFlight(
  db: Executor,
  key: Omit<TakenSeats, 'seats' | 'cabin'>,
): Promise<void> {
  await db
    .insert(sandboxSeats)
    .values(cabins.map((cabin) => ({ ...key, cabin, taken: 0, forSale: 0 })))
    .onConflictDoUpdate({
      target: cabin,
      set: { forSale: 0 },
    })
}

/** Sets the exact number of seats for sale in a cabin, overriding the computed number; null undoes it. */
export async function setSeatsLeft(
  db: Executor,
  key: Omit<TakenSeats, 'seats'>,
  left: number | null,
): Promise<void> {
  const forSale = left === null ? null : sql`${sandboxSeats.taken} + ${left}`
  await db
    .insert(sandboxSeats)
    .values({ ...key, taken: 0, forSale: left })
    .onConflictDoUpdate({
      target: cabin,
      set: { forSale },
    })
}

const sameCabin = (key: Omit<TakenSeats, 'seats'>) =>
  sql`(${sandboxSeats.flight}, ${sandboxSeats.origin}, ${sandboxSeats.date}, ${sandboxSeats.cabin})
    = (${key.flight}, ${key.origin}, ${key.date}, ${key.cabin})`
