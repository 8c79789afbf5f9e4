import type { Ticket } from '../../../contract/support/tickets.ts'
import type { Executor } from '../../platform/database/database.ts'
import { messagesOf, type TicketRow } from './ticket-store.ts'

/** Returns tickets as their customer sees them: who of the staff wrote what isn't told. */
export async function ticketViews(tx: Executor, rows: readonly TicketRow[]): Promise<Ticket[]> {
  const messages = await messagesOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, number, topic, state, orderCode, isOrderProven, createdAt }) => ({
    number,
    topic,
    state,
    orderCode: isOrderProven ? orderCode : null,
    createdAt: createdAt.toISOString(),
    messages: (messages.get(id) ?? []).map(({ staffName: _, ...message }) => message),
  }))
}
