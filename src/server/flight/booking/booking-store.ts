import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { BookId } from '../../../contract/ids.ts'
import type { Asker } from '../../checkout/booker.ts'
import { isDraftOf } from '../../checkout/draft-owner.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { hours } from '../../platform/duration.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { bookings } from '../tables.ts'
import type { KeptDraft } from './merge-edits.ts'
import { openDraft, sealDraft } from './sealed-draft.ts'

/** A booking as stored, with document numbers sealed. */
export type SealedBookingRow = typeof bookings.$inferSelect
/** A booking with its draft unsealed. */
export type BookingRow = Omit<SealedBookingRow, 'draft'> & { draft: KeptDraft }

type NewBooking = Omit<typeof bookings.$inferInsert, 'draft'> & { draft: KeptDraft }

export async function addBooking(tx: Executor, seal: Seal, booking: NewBooking): Promise<void> {
  const draft = sealDraft(seal, booking.id, booking.draft)
  await tx.insert(bookings).values({ ...booking, draft })
}

const opened = (seal: Seal, row: SealedBookingRow | undefined): BookingRow | undefined =>
  row && { ...row, draft: openDraft(seal, row.id, row.draft) }

/** Returns a booking of this visitor. Other visitors' bookings aren't found. */
export async function findBooking(
  tx: Executor,
  seal: Seal,
  id: string,
  asker: Asker,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), isDraftOf(bookings, asker)))
  return opened(seal, row)
}

/** Returns the given bookings that are this visitor's open drafts, the last edited first. */
export async function findOpenBookings(
  tx: Executor,
  ids: string[],
  asker: Asker,
  { now, limit }: { now: Date; limit: number },
): Promise<Pick<BookingRow, 'id' | 'request' | 'expiresAt'>[]> {
  const { id, request, expiresAt } = bookings
  return tx
    .select({ id, request, expiresAt })
    .from(bookings)
    .where(
      and(
        inArray(id, ids),
        isDraftOf(bookings, asker),
        eq(bookings.state, 'draft'),
        gt(expiresAt, now),
      ),
    )
    .orderBy(desc(bookings.touchedAt))
    .limit(limit)
}

/** Returns a booking of this visitor, locked until the transaction ends. */
export async function lockBooking(
  tx: Transaction,
  seal: Seal,
  id: string,
  asker: Asker,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), isDraftOf(bookings, asker)))
    .for('update')
  return opened(seal, row)
}

/** A draft to store: what was typed, when, by whom, and in which language. */
export interface Kept {
  draft: KeptDraft
  touchedAt: Date
  /** Null for a guest's; a draft that a member saves is that member's from then on. */
  memberId: string | null
  language: string
}

/** Stores what was typed. */
export async function saveDraft(tx: Executor, seal: Seal, id: string, kept: Kept): Promise<void> {
  const draft = sealDraft(seal, id, kept.draft)
  await tx
    .update(bookings)
    .set({ ...kept, draft })
    .where(eq(bookings.id, id))
}

/** Stores what was submitted, and that it became an order. */
export async function markSubmitted(
  tx: Executor,
  seal: Seal,
  id: string,
  sent: Kept & { orderId: string },
): Promise<void> {
  const draft = sealDraft(seal, id, sent.draft)
  await tx
    .update(bookings)
    .set({ ...sent, draft, agreed: null, state: 'submitted' })
    .where(eq(bookings.id, id))
}

/** Turns it back into a draft, with these offers; `agreed` are set if they wait for consent. */
export async function reopenBooking(
  tx: Executor,
  seal: Seal,
  id: string,
  { offers, agreed, draft }: Pick<BookingRow, 'offers' | 'agreed' | 'draft'>,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ state: 'draft', orderId: null, offers, agreed, draft: sealDraft(seal, id, draft) })
    .where(eq(bookings.id, id))
}

/** Turns the bookings of an order that are this visitor's back into drafts, as they were submitted. Returns their ids. */
export async function reopenBookingsOf(
  tx: Executor,
  orderId: string,
  asker: Asker,
): Promise<BookId[]> {
  const rows = await tx
    .update(bookings)
    .set({ state: 'draft', orderId: null })
    .where(
      and(eq(bookings.orderId, orderId), isNull(bookings.erasedAt), isDraftOf(bookings, asker)),
    )
    .returning({ id: bookings.id })
  return rows.map(({ id }) => id as BookId)
}

/** A draft can be resumed for a day. Its price is checked again when it's submitted. */
export const draftLife = hours(24)

/** Stores other offers in a draft, which nobody has to agree to any more, with its search's currency and what was typed about them. */
export async function requoteBooking(
  tx: Executor,
  seal: Seal,
  id: string,
  { request, offers, draft }: Pick<BookingRow, 'request' | 'offers' | 'draft'>,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ request, offers, agreed: null, draft: sealDraft(seal, id, draft) })
    .where(eq(bookings.id, id))
}

/** Lets open drafts be resumed at least until then, unless they're erased. */
export async function keepBookings(
  tx: Executor,
  ids: readonly string[],
  until: Date,
): Promise<void> {
  if (ids.length === 0) return
  const { id, state, erasedAt, expiresAt } = bookings
  await tx
    .update(bookings)
    .set({ expiresAt: until })
    .where(and(inArray(id, [...ids]), eq(state, 'draft'), isNull(erasedAt), lt(expiresAt, until)))
}

/** Copies anyone's open draft for another visitor, unless that copy exists. Returns whether there is a draft. */
export async function copyBooking(
  tx: Executor,
  seal: Seal,
  from: string,
  copy: Pick<NewBooking, 'id' | 'owner' | 'memberId' | 'language' | 'createdAt' | 'touchedAt'>,
  draftOf: (found: Pick<SealedBookingRow, 'request' | 'draft'>) => KeptDraft,
): Promise<boolean> {
  const isOpen = and(eq(bookings.id, from), eq(bookings.state, 'draft'))
  const [found] = await tx.select().from(bookings).where(isOpen)
  if (!found) return false
  const { request, offers, agreed, expiresAt } = found
  const draft = sealDraft(seal, copy.id, draftOf(found))
  await tx
    .insert(bookings)
    .values({ ...copy, request, offers, agreed, expiresAt, draft })
    .onConflictDoNothing()
  return true
}

/** Makes a guest's bookings of a device a member's. */
export async function adoptBookings(
  tx: Executor,
  ids: readonly string[],
  owner: string,
  memberId: string,
): Promise<void> {
  const isGuests = and(eq(bookings.owner, owner), isNull(bookings.memberId))
  await tx
    .update(bookings)
    .set({ memberId })
    .where(and(inArray(bookings.id, [...ids]), isGuests))
}
