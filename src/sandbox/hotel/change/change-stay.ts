import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../../server/platform/database/database.ts'
import { inTransaction } from '../../../server/platform/database/in-transaction.ts'
import type {
  ChangeOutcome,
  ChangeQuote,
  ChangeTerms,
  StayChange,
} from '../../../server/supplier/stay-change.ts'
import { bookedStay } from '../booking/booking-outcome.ts'
import { type BookingStore, released, taken } from '../booking/booking-store.ts'
import { costsMore } from '../booking/hold-and-book.ts'
import type { HotelWorld } from '../hotel-world.ts'
import { moveNights } from '../room/night-store.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import { sandboxHotelChanges } from '../tables.ts'
import { changeTerms } from './change-terms.ts'

/** Returns what a change costs, without changing anything. */
export async function quoteChange(
  world: HotelWorld,
  profile: SupplierProfile,
  store: BookingStore,
  request: StayChange,
): Promise<ChangeQuote> {
  const row = await store.find(request.reference)
  if (!row) return { outcome: 'not_found' }
  const quoted = await changeTerms(world, profile, row, request)
  if ('outcome' in quoted) return quoted
  return { outcome: 'quoted', ...quoted.terms }
}

/**
 * Changes a booking on the quoted terms, or on better ones if those are over. The first outcome of a change stands,
 * refusals included, so that repeated and concurrent requests get the same answer.
 */
export async function changeStay(
  world: HotelWorld,
  profile: SupplierProfile,
  store: BookingStore,
  request: StayChange & { changeReference: string; quoted: ChangeTerms },
  isRefused: boolean,
): Promise<ChangeOutcome> {
  const { reference, changeReference, quoted } = request
  const change = { supplier: profile.id, changeReference, reference, createdAt: world.clock.date() }
  const refuse = (outcome: 'refused' | 'gone') =>
    concluded(world.db, { ...change, outcome: { outcome } })

  const known = await outcomeOf(world.db, change)
  if (known) return known
  const row = await store.find(reference)
  if (!row || isRefused) return refuse('refused')
  if (await world.dials.strikeGone(profile.id)) return refuse('gone')
  const current = await changeTerms(world, profile, row, request)
  if ('outcome' in current) return refuse(current.outcome === 'gone' ? 'gone' : 'refused')

  const stands = world.clock.now() < quoted.validUntil.getTime()
  const isWorse =
    current.terms.difference.amount > quoted.difference.amount ||
    costsMore(current.terms.rate, quoted.rate)
  if (!stands && isWorse) return refuse('refused')
  const rate = stands ? quoted.rate : current.terms.rate

  try {
    return await inTransaction(world.db, async (tx) => {
      const locked = await store.locked(tx, reference)
      const made = await outcomeOf(tx, change)
      if (made) return made
      // Somebody else has changed or cancelled it meanwhile: what was quoted isn't so any more.
      if (locked?.state !== 'booked' || locked.rate.ref !== row.rate.ref)
        throw new NotChanged('refused')
      const moves = [...released(locked), ...taken(current.taken, current.limits)]
      if (!(await moveNights(tx, moves))) throw new NotChanged('gone')
      const { checkIn, checkOut, units } = current.taken
      const changed = await store.rewrite(tx, locked, { rate, checkIn, checkOut, units })
      const outcome: ChangeOutcome = { outcome: 'changed', ...bookedStay(changed) }
      const first = await concluded(tx, { ...change, outcome })
      if (first.outcome !== 'changed') throw new NotChanged(first.outcome)
      return first
    })
  } catch (error) {
    if (error instanceof NotChanged) return refuse(error.outcome)
    throw error
  }
}

/** Rolls back the transaction of a change. */
class NotChanged extends Error {
  readonly outcome: 'refused' | 'gone'
  constructor(outcome: 'refused' | 'gone') {
    super(outcome)
    this.outcome = outcome
  }
}

type Concluded = typeof sandboxHotelChanges.$inferInsert

/** Records the outcome of a change, unless it has one. Returns the one that stands. */
async function concluded(db: Executor, change: Concluded): Promise<ChangeOutcome> {
  await db.insert(sandboxHotelChanges).values(change).onConflictDoNothing()
  return (await outcomeOf(db, change)) ?? change.outcome
}

async function outcomeOf(
  db: Executor,
  { supplier, changeReference }: Pick<Concluded, 'supplier' | 'changeReference'>,
): Promise<ChangeOutcome | undefined> {
  const [known] = await db
    .select()
    .from(sandboxHotelChanges)
    .where(
      and(
        eq(sandboxHotelChanges.supplier, supplier),
        eq(sandboxHotelChanges.changeReference, changeReference),
      ),
    )
  return known?.outcome
}
