import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../../server/platform/database/database.ts'
import { sandboxBookings, sandboxScheduleChanges } from '../tables.ts'

export type ScheduleChangeRow = typeof sandboxScheduleChanges.$inferSelect

const ofSupplier = (supplier: string) => eq(sandboxScheduleChanges.supplier, supplier)
const isOpen = eq(sandboxScheduleChanges.state, 'open')

/** Returns all schedule changes of a booking, including answered ones. */
export function scheduleChangesOf(
  db: Executor,
  { supplier, reference }: { supplier: string; reference: string },
): Promise<ScheduleChangeRow[]> {
  return db
    .select()
    .from(sandboxScheduleChanges)
    .where(and(ofSupplier(supplier), eq(sandboxScheduleChanges.reference, reference)))
}

/** Returns the unanswered schedule changes, oldest first, of one supplier or of all, with their booking's serial. */
export async function openScheduleChanges(db: Executor, supplier?: string) {
  const rows = await db
    .select({ change: sandboxScheduleChanges, booking: sandboxBookings })
    .from(sandboxScheduleChanges)
    .innerJoin(
      sandboxBookings,
      and(
        eq(sandboxBookings.supplier, sandboxScheduleChanges.supplier),
        eq(sandboxBookings.reference, sandboxScheduleChanges.reference),
      ),
    )
    .where(and(isOpen, supplier === undefined ? undefined : ofSupplier(supplier)))
    .orderBy(asc(sandboxScheduleChanges.createdAt), asc(sandboxScheduleChanges.id))
  return rows
}

export async function findScheduleChange(
  db: Executor,
  supplier: string,
  id: string,
): Promise<ScheduleChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(sandboxScheduleChanges)
    .where(and(ofSupplier(supplier), eq(sandboxScheduleChanges.id, id)))
  return row
}

/** Opens schedule changes, except for offers with an unanswered earlier one. */
export async function openAll(
  db: Executor,
  rows: readonly ScheduleChangeRow[],
): Promise<ScheduleChangeRow[]> {
  if (rows.length === 0) return []
  return db
    .insert(sandboxScheduleChanges)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

/** Ends the open schedule changes of a booking, or of one offer of it. */
export async function answerScheduleChanges(
  db: Executor,
  { supplier, reference, offer }: { supplier: string; reference: string; offer?: number },
  state: 'accepted' | 'over',
): Promise<void> {
  await db
    .update(sandboxScheduleChanges)
    .set({ state })
    .where(
      and(
        ofSupplier(supplier),
        eq(sandboxScheduleChanges.reference, reference),
        isOpen,
        offer === undefined ? undefined : eq(sandboxScheduleChanges.offer, offer),
      ),
    )
}

/** Returns whether a schedule change waives penalties: until it's answered. The agency watches over the deadline. */
export const frees = ({ state }: ScheduleChangeRow): boolean => state === 'open'
