import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { supportAttachments, supportMessages, supportTickets } from './tables.ts'
import type { TicketRow } from './ticket-store.ts'

const solvedBefore = (then: Date) =>
  and(eq(supportTickets.state, 'solved'), lt(supportTickets.changedAt, then))

/** Returns tickets, locked until the transaction ends, whose customers haven't answered since then. */
export const lockQuiet = (
  tx: Transaction,
  since: Date,
): Promise<Pick<TicketRow, 'id' | 'state'>[]> =>
  tx
    .select({ id: supportTickets.id, state: supportTickets.state })
    .from(supportTickets)
    .where(
      and(eq(supportTickets.state, 'waiting_for_customer'), lt(supportTickets.changedAt, since)),
    )
    .for('update', { skipLocked: true })

/** Deletes the files of tickets that were solved before then. */
export async function deleteFilesOfSolved(tx: Executor, before: Date): Promise<void> {
  await tx
    .delete(supportAttachments)
    .where(
      inArray(
        supportAttachments.messageId,
        tx
          .select({ id: supportMessages.id })
          .from(supportMessages)
          .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
          .where(solvedBefore(before)),
      ),
    )
}

/** Deletes tickets that were solved before then, with their messages and history. */
export async function deleteSolved(tx: Executor, before: Date): Promise<void> {
  await tx.delete(supportTickets).where(solvedBefore(before))
}
