import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../../server/platform/clock.ts'
import type { Database, Transaction } from '../../../server/platform/database/database.ts'
import { isTooMuch } from '../../../server/platform/database/guards.ts'
import { again, inTransaction, sqlState } from '../../../server/platform/database/in-transaction.ts'
import type { IssueFailure } from '../../../server/supplier/flight-supplier.ts'
import { inLockingOrder, returnSeats, takingSeats, type WantedSeats } from '../seats/seat-store.ts'
import { type Sold, sandboxBookings } from '../tables.ts'

export type BookingRow = typeof sandboxBookings.$inferSelect
export type BookingStore = ReturnType<typeof createBookingStore>

export interface NewBooking {
  reference: string
  carriers: string[]
  seats: WantedSeats[]
  sold: Sold[]
  passengers: number
  seatsHeldUntil: Date
  priceHeldUntil: Date
}

/**
 * Creates the store of one sandbox supplier's bookings. It uses transactions of its own, because it simulates an
 * external system.
 */
export function createBookingStore(db: Database, clock: Clock, supplier: string) {
  let releasedAt = 0

  const byReference = (reference: string) => rowOf({ supplier, reference })

  async function find(reference: string): Promise<BookingRow | undefined> {
    const [row] = await db.select().from(sandboxBookings).where(byReference(reference))
    return row
  }

  async function locked(tx: Transaction, reference: string): Promise<BookingRow | undefined> {
    const [row] = await tx
      .select()
      .from(sandboxBookings)
      .where(byReference(reference))
      .for('update')
    return row
  }

  /** Ends a booking that hasn't ended yet and releases its seats. */
  async function end(
    tx: Transaction,
    row: BookingRow,
    change: { state: 'failed' | 'cancelled'; reason?: IssueFailure },
  ): Promise<void> {
    await tx.update(sandboxBookings).set(change).where(rowOf(row))
    for (const seats of inLockingOrder(row.seats)) await returnSeats(tx, seats)
  }

  return {
    find,
    locked,
    end,

    /** Writes the result of a change to a booking that is locked. */
    async rewrite(
      tx: Transaction,
      row: BookingRow,
      change: Partial<Pick<BookingRow, 'sold' | 'seats' | 'ticketSerials'>>,
    ): Promise<BookingRow> {
      await tx.update(sandboxBookings).set(change).where(rowOf(row))
      return { ...row, ...change }
    },

    /** Returns the new booking, the existing one with this reference, or undefined if there aren't enough seats. */
    async make({ seats, ...booking }: NewBooking): Promise<BookingRow | undefined> {
      const taken = inLockingOrder(seats).map((wanted, index) =>
        db.$with(`taken_${index}`).as(takingSeats(db, wanted)),
      )
      const values = {
        ...booking,
        supplier,
        state: 'held' as const,
        seats: seats.map(({ limit: _, ...taken }) => taken),
        createdAt: clock.date(),
      }
      try {
        const [made] = await again(() =>
          db
            .with(...taken)
            .insert(sandboxBookings)
            .values(values)
            .returning(),
        )
        return made
      } catch (error) {
        if (!isTooMuch(error) && !isTaken(error)) throw error
      }
      return find(booking.reference)
    },

    /** Issues a held booking, or fails it if it's past its time or `refused`. Returns the updated row. */
    async issue(reference: string, refused: boolean): Promise<BookingRow | undefined> {
      const isInTime = and(
        gt(sandboxBookings.priceHeldUntil, clock.date()),
        gt(sandboxBookings.seatsHeldUntil, clock.date()),
      )
      const [issued] = await db
        .update(sandboxBookings)
        .set({ state: 'issued' })
        .where(
          and(
            byReference(reference),
            eq(sandboxBookings.state, 'held'),
            isInTime,
            sql`not ${refused}::boolean`,
          ),
        )
        .returning()
      if (issued) return issued
      return inTransaction(db, async (tx) => {
        const row = await locked(tx, reference)
        if (row?.state !== 'held') return row
        const reason = refused ? 'refused' : 'expired'
        await end(tx, row, { state: 'failed', reason })
        return { ...row, state: 'failed', reason }
      })
    },

    /**
     * Releases the seats of expired holds of all sandbox suppliers. Runs at most once a second, because searches
     * shouldn't wait for it each time.
     */
    async releaseExpired(): Promise<void> {
      if (clock.now() < releasedAt + 1000) return
      releasedAt = clock.now()
      const isOver = and(
        eq(sandboxBookings.state, 'held'),
        lt(sandboxBookings.seatsHeldUntil, clock.date()),
      )
      const { reference } = sandboxBookings
      const [any] = await db.select({ reference }).from(sandboxBookings).where(isOver).limit(1)
      if (!any) return
      await inTransaction(db, async (tx) => {
        const rows = await tx
          .select()
          .from(sandboxBookings)
          .where(isOver)
          .limit(200)
          .for('update', { skipLocked: true })
        for (const row of rows) await end(tx, row, { state: 'failed', reason: 'expired' })
      })
    },
  }
}

/** Returns a serial that no booking uses, for reissued tickets. */
export async function nextSerial(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ serial: string }>(
    sql`select nextval(pg_get_serial_sequence('sandbox_booking', 'serial')) as serial`,
  )
  return Number(rows[0]?.serial)
}

/** Returns whether there is a booking with this reference already. */
const isTaken = (error: unknown): boolean => sqlState(error) === '23505'

const rowOf = ({ supplier, reference }: Pick<BookingRow, 'supplier' | 'reference'>) =>
  and(eq(sandboxBookings.supplier, supplier), eq(sandboxBookings.reference, reference))
