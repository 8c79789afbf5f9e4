import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/sweeping.ts'
import { supportAttachments, supportMessages, supportTickets } from './tables.ts'
import type { TicketRow } from './ticket-store.ts'

const solvedBefore = (then: Date) =>
  and(eq(supportTickets.state, 'solved'), lt(supportTickets.changedAt, then))

/** Returns some tickets, locked until the transaction ends, whose customers haven't answered since then. */
export const lockQuiet = (
  tx: Transaction,
  since: Date,
  limit: number,
): Promise<Pick<TicketRow, 'id' | 'state'>[]> =>
  tx
    .select({ id: supportTickets.id, state: supportTickets.state })
    .from(supportTickets)
    .where(
      and(eq(supportTickets.state, 'waiting_for_customer'), lt(supportTickets.changedAt, since)),
    )
    .limit(limit)
    .for('update', { skipLocked: true })

/** Deletes the files of tickets that were solved before then. */
export async function deleteFilesOfSolved(db: Database, before: Date): Promise<void> {
  const ofSolved = db
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(solvedBefore(before))
  await deleteInBatches(db, supportAttachments, inArray(supportAttachments.messageId, ofSolved))
}

/** Deletes tickets that were solved before then, with their messages and history. */
export async function deleteSolved(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, supportTickets, solvedBefore(before))
}
