import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { idFrom, newId } from '../platform/ids.ts'
import { assertTransition } from '../platform/transition-table.ts'
import {
  type SubscriberCause,
  type SubscriberState,
  subscriberTransitions,
} from './subscriber-states.ts'
import { newsletterHistory, newsletterSubscribers } from './tables.ts'

export type Subscriber = typeof newsletterSubscribers.$inferSelect

interface Entered {
  email: string
  language: string
  country: string | null
}

/**
 * Stores an entered address and returns its row. The same statements run whatever is known about the address, so that
 * their time tells nothing. A confirmed subscriber keeps language and country: anybody can enter their address.
 */
export async function putEntered(tx: Transaction, entered: Entered, now: Date) {
  const keep = (column: 'language' | 'country') =>
    sql`case when ${newsletterSubscribers.state} = 'confirmed' then ${newsletterSubscribers[column]} else excluded.${sql.identifier(column)} end`
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ ...entered, id: newId(), uuid: newId(), state: 'pending', changedAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: {
        language: keep('language'),
        country: keep('country'),
        asked: sql`${newsletterSubscribers.asked} + 1`,
      },
    })
    .returning({ id: newsletterSubscribers.id, asked: newsletterSubscribers.asked })
  if (!row) throw new Error('The subscriber was not stored.')
  return row
}

const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the subscriber of a link, locked until the transaction ends. */
export async function lockByUuid(tx: Transaction, uuid: string): Promise<Subscriber | undefined> {
  if (!uuidShape.test(uuid)) return undefined
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.uuid, uuid))
    .for('update')
  return row
}

/** Returns the address of a link's subscriber. */
export async function addressByUuid(
  tx: Executor,
  uuid: string,
): Promise<Pick<Subscriber, 'email' | 'language'> | undefined> {
  if (!uuidShape.test(uuid)) return undefined
  const [row] = await tx
    .select({ email: newsletterSubscribers.email, language: newsletterSubscribers.language })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.uuid, uuid))
  return row
}

export async function lockById(tx: Transaction, id: string): Promise<Subscriber | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .for('update')
  return row
}

export async function lockByEmail(tx: Transaction, email: string): Promise<Subscriber | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .for('update')
  return row
}

export async function setLanguage(tx: Transaction, id: string, language: string): Promise<void> {
  await tx.update(newsletterSubscribers).set({ language }).where(eq(newsletterSubscribers.id, id))
}

/** Changes the state of a locked subscriber, with its history. Does nothing if it's in that state already. */
export async function changeState(
  tx: Transaction,
  { id, state }: Pick<Subscriber, 'id' | 'state'>,
  {
    to,
    cause,
    reason,
    now,
  }: { to: SubscriberState; cause: SubscriberCause; reason?: string | null; now: Date },
): Promise<void> {
  if (state === to) return
  assertTransition(subscriberTransitions, state, to)
  await tx
    .update(newsletterSubscribers)
    .set({ state: to, changedAt: now })
    .where(eq(newsletterSubscribers.id, id))
  await tx
    .insert(newsletterHistory)
    .values({ id: newId(), subscriberId: id, from: state, to, cause, reason, at: now })
}

/** Records when an address was first entered, once. */
export async function addFirstHistory(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .insert(newsletterHistory)
    .values({
      id: idFrom('newsletter entered', id),
      subscriberId: id,
      from: null,
      to: 'pending',
      cause: 'form',
      at: now,
    })
    .onConflictDoNothing()
}

/** Starts a subscriber's time to confirm again. */
export async function keepPending(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ changedAt: now })
    .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.state, 'pending')))
}

/** Deletes subscribers, with their history, that have been in one of these states since before then. */
export async function deleteSubscribers(
  db: Database,
  states: SubscriberState[],
  before: Date,
): Promise<void> {
  const { state, changedAt } = newsletterSubscribers
  const isOld = and(inArray(state, states), lt(changedAt, before))
  await deleteInBatches(db, newsletterSubscribers, isOld)
}
