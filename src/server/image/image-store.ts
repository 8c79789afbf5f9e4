import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { imageTransitions } from './image-states.ts'
import { images } from './tables.ts'

type ImageRow = typeof images.$inferSelect

export async function findImage(db: Executor, id: string): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return row
}

/** Returns the images whose files are all stored, newest first. */
export const storedImages = (db: Executor): Promise<ImageRow[]> =>
  db
    .select()
    .from(images)
    .where(eq(images.state, 'stored'))
    .orderBy(desc(images.startedAt), desc(images.id))

/**
 * Notes that an image's files are about to be stored; one that was left halfway begins again. Returns false while that is being
 * removed. An image that somebody else stored meanwhile stays as it is.
 */
export async function addAttempt(db: Executor, image: Omit<ImageRow, 'state'>): Promise<boolean> {
  const { id, ...changed } = image
  await db
    .insert(images)
    .values({ ...image, state: 'storing' })
    .onConflictDoUpdate({ target: images.id, set: changed, setWhere: eq(images.state, 'storing') })
  const row = await findImage(db, id)
  return row !== undefined && row.state !== 'removing'
}

/** Marks an image as stored. Returns false if it is already: somebody else uploaded the same meanwhile. */
export async function markStored(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.select().from(images).where(eq(images.id, id)).for('update')
  if (!row) throw new Error(`Image ${id} was removed while it was stored`)
  if (row.state === 'stored') return false
  assertTransition(imageTransitions, row.state, 'stored')
  await tx.update(images).set({ state: 'stored' }).where(eq(images.id, id))
  return true
}

/** Marks images that were begun before then and never finished, and returns some whose files are to be removed. */
export async function markLeftHalfway(
  db: Database,
  before: Date,
  limit: number,
): Promise<ImageRow[]> {
  const isLeft = and(eq(images.state, 'storing'), lt(images.startedAt, before))
  const some = db.select({ id: images.id }).from(images).where(isLeft).limit(limit)
  await db
    .update(images)
    .set({ state: 'removing' })
    .where(and(inArray(images.id, some), isLeft))
  return db.select().from(images).where(eq(images.state, 'removing')).limit(limit)
}

/** Forgets an image whose files were removed. */
export async function forgetRemoved(db: Executor, id: string): Promise<void> {
  await db.delete(images).where(and(eq(images.id, id), eq(images.state, 'removing')))
}
