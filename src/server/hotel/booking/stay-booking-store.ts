import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { StayDraft } from '../../../contract/hotel/booking.ts'
import type { BookId } from '../../../contract/ids.ts'
import type { Asker } from '../../checkout/booker.ts'
import { isDraftOf } from '../../checkout/draft-owner.ts'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/sweeping.ts'
import { hours } from '../../platform/duration.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { QuotedRate } from '../rate/quoted-rate.ts'
import { stayBookings } from '../tables.ts'
import { emptyStayDraft, openStayDraft, sealStayDraft } from './sealed-stay-draft.ts'

/** A draft can be resumed for a day. Its price is checked again when it's submitted. */
export const stayDraftLife = hours(24)

type SealedBookingRow = typeof stayBookings.$inferSelect
/** A booking with its draft unsealed. */
export type StayBookingRow = Omit<SealedBookingRow, 'draft'> & { draft: StayDraft }
type NewBooking = Omit<typeof stayBookings.$inferInsert, 'draft'> & { draft: StayDraft }

export async function addStayBooking(db: Executor, seal: Seal, booking: NewBooking): Promise<void> {
  const draft = sealStayDraft(seal, booking.id, booking.draft)
  await db.insert(stayBookings).values({ ...booking, draft })
}

const opened = (seal: Seal, row: SealedBookingRow | undefined): StayBookingRow | undefined =>
  row && { ...row, draft: openStayDraft(seal, row.id, row.draft) }

const ownedBy = (id: string, asker: Asker) =>
  and(eq(stayBookings.id, id), isDraftOf(stayBookings, asker))

/** Returns a booking of this visitor. Other visitors' bookings aren't found. */
export async function findStayBooking(
  db: Executor,
  seal: Seal,
  id: string,
  asker: Asker,
): Promise<StayBookingRow | undefined> {
  const [row] = await db.select().from(stayBookings).where(ownedBy(id, asker))
  return opened(seal, row)
}

/** Returns a booking of this visitor, locked until the transaction ends. */
export async function lockStayBooking(
  tx: Transaction,
  seal: Seal,
  id: string,
  asker: Asker,
): Promise<StayBookingRow | undefined> {
  const [row] = await tx.select().from(stayBookings).where(ownedBy(id, asker)).for('update')
  return opened(seal, row)
}

/** What is stored with every change of a draft. */
export type KeptStayDraft = Pick<StayBookingRow, 'draft' | 'touchedAt' | 'memberId' | 'language'>

/** The rate that the visitor agreed to, and the one that waits for their consent. */
export type AgreedRate = Pick<StayBookingRow, 'quoted' | 'offered'>

/** Stores what was typed; if it was submitted, also the order it became, and at which rate. */
export async function saveStayDraft(
  tx: Executor,
  seal: Seal,
  id: string,
  { draft: open, ...kept }: KeptStayDraft,
  order?: { orderId: string; quoted: QuotedRate },
): Promise<void> {
  const draft = sealStayDraft(seal, id, open)
  const submitted = order ? { ...order, offered: null, state: 'submitted' as const } : {}
  await tx
    .update(stayBookings)
    .set({ ...kept, ...submitted, draft })
    .where(eq(stayBookings.id, id))
}

/** Turns it back into a draft. A rate that waits for consent is stored beside the agreed one. */
export async function reopenStayBooking(
  tx: Executor,
  id: string,
  rates: AgreedRate,
): Promise<void> {
  await tx
    .update(stayBookings)
    .set({ state: 'draft', orderId: null, ...rates })
    .where(eq(stayBookings.id, id))
}

/** Turns the bookings of an order that are this visitor's back into drafts, as they were submitted. Returns their ids. */
export async function reopenStaysOf(
  tx: Executor,
  orderId: string,
  asker: Asker,
): Promise<BookId[]> {
  const isTheirs = isDraftOf(stayBookings, asker)
  const rows = await tx
    .update(stayBookings)
    .set({ state: 'draft', orderId: null })
    .where(and(eq(stayBookings.orderId, orderId), isNull(stayBookings.erasedAt), isTheirs))
    .returning({ id: stayBookings.id })
  return rows.map(({ id }) => id as BookId)
}

/** Returns the orders of stays that begin later and for which nothing was paid, of a device. */
export async function unpaidStays(
  tx: Executor,
  { owner, today }: { owner: string; today: string },
): Promise<string[]> {
  const { orderId, quoted, stay } = stayBookings
  const rows = await tx
    .select({ orderId })
    .from(stayBookings)
    .where(
      and(
        eq(stayBookings.state, 'submitted'),
        eq(stayBookings.owner, owner),
        sql`(${quoted} #>> '{rate,price,now,amount}')::bigint = 0`,
        sql`${stay} ->> 'checkIn' >= ${today}`,
      ),
    )
    .limit(50)
  return rows.flatMap((row) => row.orderId ?? [])
}

/** Erases what was typed into bookings that expired before a moment, a batch at a time. Returns how many it erased. */
export async function eraseStayDrafts(
  db: Database,
  seal: Seal,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const expired = and(lt(stayBookings.expiresAt, before), isNull(stayBookings.erasedAt))
  const rows = await db.select().from(stayBookings).where(expired).limit(limit)
  for (const { id, stay } of rows) {
    const draft = sealStayDraft(seal, id, emptyStayDraft(stay.rooms.length))
    await db
      .update(stayBookings)
      .set({ draft, erasedAt: now })
      .where(and(eq(stayBookings.id, id), expired))
  }
  return rows.length
}

/** Deletes bookings that expired, and whose stay ended, before a moment. */
export async function deleteStayBookings(db: Database, before: Date): Promise<void> {
  const day = before.toISOString().slice(0, 10)
  const isOver = sql`${stayBookings.stay} ->> 'checkOut' < ${day}`
  await deleteInBatches(db, stayBookings, and(lt(stayBookings.expiresAt, before), isOver))
}

/** Stores another rate in a draft, which nobody has to agree to any more. */
export async function requoteStay(tx: Executor, id: string, quoted: QuotedRate): Promise<void> {
  await tx.update(stayBookings).set({ quoted, offered: null }).where(eq(stayBookings.id, id))
}

/** Lets open drafts be resumed at least until then, unless they're erased. */
export async function keepStays(tx: Executor, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return
  const { id, state, erasedAt, expiresAt } = stayBookings
  await tx
    .update(stayBookings)
    .set({ expiresAt: until })
    .where(and(inArray(id, [...ids]), eq(state, 'draft'), isNull(erasedAt), lt(expiresAt, until)))
}

/**
 * Copies anyone's open draft for another visitor, without what was typed, unless that copy exists. Returns whether
 * there is a draft.
 */
export async function copyStay(
  tx: Executor,
  seal: Seal,
  from: string,
  copy: Pick<NewBooking, 'id' | 'owner' | 'memberId' | 'language' | 'createdAt' | 'touchedAt'>,
): Promise<boolean> {
  const isOpen = and(eq(stayBookings.id, from), eq(stayBookings.state, 'draft'))
  const [found] = await tx.select().from(stayBookings).where(isOpen)
  if (!found) return false
  const { hash, hotel, stay, quoted, expiresAt } = found
  const draft = sealStayDraft(seal, copy.id, emptyStayDraft(stay.rooms.length))
  await tx
    .insert(stayBookings)
    .values({ ...copy, hash, hotel, stay, quoted, expiresAt, draft })
    .onConflictDoNothing()
  return true
}

/** Makes a guest's bookings of a device a member's. */
export async function adoptStays(
  tx: Executor,
  ids: readonly string[],
  owner: string,
  memberId: string,
): Promise<void> {
  const isGuests = and(eq(stayBookings.owner, owner), isNull(stayBookings.memberId))
  await tx
    .update(stayBookings)
    .set({ memberId })
    .where(and(inArray(stayBookings.id, [...ids]), isGuests))
}
