import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../../server/platform/clock.ts'
import type { Database, Transaction } from '../../../server/platform/database/database.ts'
import { again, inTransaction, sqlState } from '../../../server/platform/database/in-transaction.ts'
import type { StayFailure } from '../../../server/supplier/hotel-supplier.ts'
import { nightsBetween } from '../price/city-demand.ts'
import {
  moveNights,
  movingNights,
  type NightKey,
  type NightMove,
  nightMoves,
} from '../room/night-store.ts'
import { sandboxHotelBookings, sandboxHotelNights } from '../tables.ts'

export type BookingRow = typeof sandboxHotelBookings.$inferSelect
export type BookingStore = ReturnType<typeof createBookingStore>

/** What a booking takes. */
export type Taken = Pick<BookingRow, 'hotel' | 'checkIn' | 'checkOut' | 'units'>

/** The most of each room type that may be taken in all, by night. */
export type Limits = ReadonlyMap<string, readonly number[]>

export interface NewBooking extends Taken {
  reference: string
  state: 'held' | 'booked'
  rate: BookingRow['rate']
  heldUntil: Date | null
  limits: Limits
}

const divisionByZero = '22012'

/**
 * Creates the store of one sandbox supplier's bookings. It uses transactions of its own, because it simulates an
 * external system.
 */
export function createBookingStore(db: Database, clock: Clock, supplier: string) {
  let releasedAt = 0

  const byReference = (reference: string) => rowOf({ supplier, reference })

  const hasExpired = () =>
    and(eq(sandboxHotelBookings.state, 'held'), lt(sandboxHotelBookings.heldUntil, clock.date()))

  async function find(reference: string): Promise<BookingRow | undefined> {
    const [row] = await db.select().from(sandboxHotelBookings).where(byReference(reference))
    return row
  }

  async function locked(tx: Transaction, reference: string): Promise<BookingRow | undefined> {
    const [row] = await tx
      .select()
      .from(sandboxHotelBookings)
      .where(byReference(reference))
      .for('update')
    return row
  }

  /** Ends a booking that is locked and releases its rooms. */
  async function end(
    tx: Transaction,
    row: BookingRow,
    change: Pick<BookingRow, 'state'> & Partial<Pick<BookingRow, 'reason' | 'eventAt'>>,
  ): Promise<BookingRow> {
    await tx.update(sandboxHotelBookings).set(change).where(rowOf(row))
    await moveNights(tx, released(row))
    return { ...row, ...change }
  }

  /** Remembers that nothing will be booked with a reference, unless something was. */
  async function fail(
    { limits: _, ...booking }: Omit<NewBooking, 'state'>,
    reason: StayFailure,
  ): Promise<BookingRow | undefined> {
    const createdAt = clock.date()
    await db
      .insert(sandboxHotelBookings)
      .values({ ...booking, state: 'failed', reason, supplier, createdAt })
      .onConflictDoNothing()
    return find(booking.reference)
  }

  return {
    find,
    locked,
    end,
    fail,

    /**
     * Returns the new booking, the existing one with this reference, or undefined if there aren't enough rooms. If
     * `isFinal`, that is remembered: nothing will be booked with this reference.
     */
    async make(
      { limits, ...booking }: NewBooking,
      isFinal: boolean,
    ): Promise<BookingRow | undefined> {
      const values = { ...booking, supplier, createdAt: clock.date() }
      const nights = nightMoves(taken(booking, limits))
      // One statement, which fails as a whole if it took fewer nights than wanted.
      const made = db
        .$with('made')
        .as(db.insert(sandboxHotelBookings).values(values).onConflictDoNothing().returning())
      const moved = db
        .$with('moved', { hotel: sandboxHotelNights.hotel })
        .as(sql`${movingNights(nights, sql`exists (select from ${made})`)} returning hotel`)
      const tookAll = sql`(select 1 / (count(*) = ${nights.length})::int from ${moved}) = 1`
      try {
        const [row] = await again(() => db.with(made, moved).select().from(made).where(tookAll))
        return row ?? (await find(booking.reference))
      } catch (error) {
        if (sqlState(error) !== divisionByZero) throw error
        return isFinal ? fail({ ...booking, limits }, 'sold_out') : undefined
      }
    },

    /** Books what is held under a reference; returns undefined if nothing is. */
    async bookHeld(reference: string): Promise<BookingRow | undefined> {
      const [row] = await db
        .update(sandboxHotelBookings)
        .set({ state: 'booked' })
        .where(and(byReference(reference), eq(sandboxHotelBookings.state, 'held')))
        .returning()
      return row
    },

    /** Writes the result of a change to a booking that is locked. */
    async rewrite(
      tx: Transaction,
      row: BookingRow,
      change: Partial<Omit<BookingRow, 'supplier' | 'reference' | 'serial'>>,
    ): Promise<BookingRow> {
      await tx.update(sandboxHotelBookings).set(change).where(rowOf(row))
      return { ...row, ...change }
    },

    /** Returns the bookings that properties did something to since an instant. */
    events: (since: Date): Promise<BookingRow[]> =>
      db
        .select()
        .from(sandboxHotelBookings)
        .where(
          and(
            eq(sandboxHotelBookings.supplier, supplier),
            isNotNull(sandboxHotelBookings.eventAt),
            gte(sandboxHotelBookings.eventAt, since),
          ),
        ),

    /**
     * Releases the rooms of expired holds. Runs at most once a second, because searches shouldn't wait for it each time.
     */
    async releaseExpired(): Promise<void> {
      if (clock.now() < releasedAt + 1000) return
      releasedAt = clock.now()
      // There hardly ever are any.
      const [expired] = await db
        .select({ serial: sandboxHotelBookings.serial })
        .from(sandboxHotelBookings)
        .where(hasExpired())
        .limit(1)
      if (!expired) return
      await inTransaction(db, async (tx) => {
        const rows = await tx
          .select()
          .from(sandboxHotelBookings)
          .where(hasExpired())
          .limit(200)
          .for('update', { skipLocked: true })
        if (rows.length === 0) return
        const ids = rows.map(({ serial }) => serial)
        await tx
          .update(sandboxHotelBookings)
          .set({ state: 'failed', reason: 'expired' })
          .where(inArray(sandboxHotelBookings.serial, ids))
        await moveNights(tx, rows.flatMap(released))
      })
    },
  }
}

/** Returns the nights that a booking takes rooms on. */
export const nightsOfBooking = (booking: Taken): NightKey[] =>
  booking.units.flatMap(({ room }) => nightsOfRoom(booking, room))

const nightsOfRoom = ({ hotel, checkIn, checkOut }: Taken, room: string): NightKey[] =>
  nightsBetween(checkIn, checkOut).map((night) => ({ hotel, room, night }))

export const taken = (booking: Taken, limits: Limits): NightMove[] =>
  booking.units.flatMap(({ room, count }) =>
    nightsOfRoom(booking, room).map((key, night) => ({
      ...key,
      rooms: count,
      limit: limits.get(room)?.[night] ?? 0,
    })),
  )

export const released = (booking: Taken): NightMove[] =>
  booking.units.flatMap(({ room, count }) =>
    nightsOfRoom(booking, room).map((key) => ({ ...key, rooms: -count, limit: 0 })),
  )

const rowOf = ({ supplier, reference }: Pick<BookingRow, 'supplier' | 'reference'>) =>
  and(eq(sandboxHotelBookings.supplier, supplier), eq(sandboxHotelBookings.reference, reference))
