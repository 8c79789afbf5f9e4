import { and, arrayOverlaps, asc, eq, isNull } from 'drizzle-orm'
import type { DeskTicket } from '../../../contract/desk/desk-tickets.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import type { StaffTickets } from '../../support/ticket/staff-tickets.ts'
import type { DeskLog } from '../log/desk-log-store.ts'
import { staffMembers } from '../tables.ts'

const { id, name, roles, disabledAt } = staffMembers

/** Returns staff who may answer tickets, by name. */
const colleaguesIn = (tx: Executor) =>
  tx
    .select({ id, name })
    .from(staffMembers)
    .where(and(isNull(disabledAt), arrayOverlaps(roles, ['support', 'admin'])))
    .orderBy(asc(name))
    .limit(200)

/** Returns one of them; undefined for anybody else. */
export async function colleagueBy(
  tx: Executor,
  staffId: string,
): Promise<{ id: string; name: string } | undefined> {
  const [found] = await tx
    .select({ id, name })
    .from(staffMembers)
    .where(and(eq(id, staffId), isNull(disabledAt), arrayOverlaps(roles, ['support', 'admin'])))
  return found
}

/** Returns how to read a ticket with what staff noted in its log, and who it can be assigned to. */
export const createTicketView =
  (parts: { db: Database; log: DeskLog; tickets: Pick<StaffTickets, 'get'> }) =>
  async (number: string): Promise<DeskTicket> => {
    const { db, log, tickets } = parts
    const ticket = await tickets.get(number)
    const [entries, colleagues] = await Promise.all([
      log.entriesOf({ kind: 'ticket', id: ticket.number }),
      colleaguesIn(db),
    ])
    const notes = entries.flatMap((entry) =>
      entry.why === null
        ? []
        : [
            {
              id: entry.id,
              at: entry.at.toISOString(),
              staffName: entry.staff?.name ?? '',
              text: entry.why,
            },
          ],
    )
    return { ...ticket, notes, colleagues }
  }
