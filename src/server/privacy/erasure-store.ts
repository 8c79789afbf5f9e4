import { asc, eq, or } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Person } from '../platform/personal-data.ts'
import { erasures } from './tables.ts'

export type Erasure = typeof erasures.$inferSelect

/** Stores a request, or returns the one for this address that isn't done yet. */
export async function putErasure(
  tx: Transaction,
  person: Person & { language: string },
  now: Date,
): Promise<Erasure> {
  const [row] = await tx
    .insert(erasures)
    .values({ ...person, id: newId(), state: 'asked', askedAt: now, changedAt: now })
    // What is new since is erased too.
    .onConflictDoUpdate({
      target: erasures.email,
      set: { state: 'asked', memberId: person.memberId, device: person.device, changedAt: now },
    })
    .returning()
  if (!row) throw new Error('The request was not stored.')
  return row
}

export async function lockErasure(tx: Transaction, id: string): Promise<Erasure | undefined> {
  const [row] = await tx.select().from(erasures).where(eq(erasures.id, id)).for('update')
  return row
}

export async function setErased(
  tx: Transaction,
  id: string,
  state: 'waiting' | 'done',
  now: Date,
): Promise<void> {
  const anonymous = { email: null, memberId: null, device: null }
  await tx
    .update(erasures)
    .set({ state, changedAt: now, ...(state === 'done' ? anonymous : {}) })
    .where(eq(erasures.id, id))
}

/** Returns when somebody asked to erase what is stored with this address or account, if that isn't done yet. */
export async function erasureAskedAt(
  tx: Executor,
  { email, memberId }: { email: string; memberId: string | null },
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ askedAt: erasures.askedAt })
    .from(erasures)
    .where(or(eq(erasures.email, email), memberId ? eq(erasures.memberId, memberId) : undefined))
    .orderBy(asc(erasures.askedAt))
    .limit(1)
  return row?.askedAt
}

/** Returns the requests of which orders are left. */
export const waitingErasures = (db: Executor): Promise<{ id: string }[]> =>
  db.select({ id: erasures.id }).from(erasures).where(eq(erasures.state, 'waiting'))
