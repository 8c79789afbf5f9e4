import { and, arrayContains, eq, inArray, lt } from 'drizzle-orm'
import type { PushEvent } from '../../contract/push/push-events.ts'
import type { Database, Executor } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { pushSubscriptions } from './tables.ts'

export type PushRow = typeof pushSubscriptions.$inferSelect

/** A device, and whose orders it hears about. */
export type Listener = Pick<PushRow, 'device' | 'about'>

const isOf = ({ device, about }: Listener) =>
  and(eq(pushSubscriptions.device, device), eq(pushSubscriptions.about, about))

export async function findOfDevice(db: Executor, who: Listener): Promise<PushRow | undefined> {
  const [row] = await db.select().from(pushSubscriptions).where(isOf(who))
  return row
}

/** Returns the sealed target of one of the devices, if there is any. */
export async function someSealedTarget(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ target: pushSubscriptions.target })
    .from(pushSubscriptions)
    .limit(1)
  return rows.map(({ target }) => target)
}

export async function findById(db: Executor, id: string): Promise<PushRow | undefined> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  return row
}

/** Returns the ids of what wants to hear of an event. */
export async function idsWanting(
  db: Executor,
  about: readonly string[],
  event: PushEvent,
): Promise<string[]> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      and(
        inArray(pushSubscriptions.about, [...about]),
        arrayContains(pushSubscriptions.events, [event]),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Stores a subscription in the place of the device's earlier one about the same. */
export async function putRow(db: Executor, row: PushRow): Promise<void> {
  const { id, signInId, target, language, events, chosenAt } = row
  await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [pushSubscriptions.device, pushSubscriptions.about],
      set: { id, signInId, target, language, events, chosenAt },
    })
}

export async function deleteOfDevice(db: Executor, who: Listener): Promise<void> {
  await db.delete(pushSubscriptions).where(isOf(who))
}

export async function deleteById(db: Executor, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export async function deleteChosenBefore(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, pushSubscriptions, lt(pushSubscriptions.chosenAt, before))
}
