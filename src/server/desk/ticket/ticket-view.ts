import type { DeskTicket } from '../../../contract/desk/desk-tickets.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StaffTickets } from '../../support/ticket/staff-tickets.ts'
import type { DeskLog } from '../log/desk-log-store.ts'
import { colleagueBy, colleaguesIn, staffNames } from './colleague-store.ts'

/** Creates how to read a ticket with what staff noted in its log, and who it can be assigned to. */
export function createTicketView(parts: {
  db: Database
  log: DeskLog
  tickets: Pick<StaffTickets, 'get'>
}) {
  /** Returns who a ticket is given to. Throws NOT_FOUND for anybody who may not answer it. */
  async function colleague(id: string): Promise<{ id: string; name: string }> {
    const found = await colleagueBy(parts.db, id)
    if (!found) throw new CatalogueError('NOT_FOUND')
    return found
  }

  async function view(number: string): Promise<DeskTicket> {
    const { db, log, tickets } = parts
    const ticket = await tickets.get(number)
    const [entries, colleagues, names] = await Promise.all([
      log.entriesOf({ kind: 'ticket', id: ticket.number }),
      colleaguesIn(db),
      staffNames(
        db,
        ticket.history.flatMap(({ staffId }) => staffId ?? []),
      ),
    ])
    const history = ticket.history.map(({ staffId, ...change }) => ({
      ...change,
      staffName: names.get(staffId ?? '') ?? null,
    }))
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
    return { ...ticket, history, notes, colleagues }
  }

  return { view, colleague }
}
