import { and, asc, count, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { TicketMessage } from '../../../contract/support/tickets.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { idFrom, newId } from '../../platform/ids.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import type { CheckedAttachment } from './check-attachments.ts'
import {
  supportAttachments,
  supportMessages,
  supportTicketHistory,
  supportTickets,
} from './tables.ts'
import { type TicketCause, ticketTransitions } from './ticket-states.ts'

export type TicketRow = typeof supportTickets.$inferSelect

/** Stores a new ticket with its first history; returns false if it's stored already. */
export async function addTicketRow(tx: Transaction, ticket: TicketRow): Promise<boolean> {
  const added = await tx
    .insert(supportTickets)
    .values(ticket)
    .onConflictDoNothing({ target: supportTickets.id })
    .returning({ id: supportTickets.id })
  if (added.length === 0) return false
  await tx.insert(supportTicketHistory).values({
    id: newId(),
    ticketId: ticket.id,
    from: null,
    to: ticket.state,
    cause: 'customer',
    at: ticket.createdAt,
  })
  return true
}

export async function findTicket(
  tx: Executor,
  by: { id: string } | { number: string },
): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(supportTickets).where(condition(by))
  return row
}

/** Returns a ticket, locked until the transaction ends. */
export async function lockTicket(tx: Transaction, number: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(supportTickets).where(condition({ number })).for('update')
  return row
}

const condition = (by: { id: string } | { number: string }) =>
  'id' in by ? eq(supportTickets.id, by.id) : eq(supportTickets.number, by.number)

/** Returns an order's tickets, the newest first. */
export const ticketsOfOrder = (tx: Executor, orderCode: string): Promise<TicketRow[]> =>
  tx
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.orderCode, orderCode), eq(supportTickets.isOrderProven, true)))
    .orderBy(desc(supportTickets.createdAt))
    .limit(20)

/** Returns the tickets that name an order, the newest first, whether or not it was shown to be their senders'. */
export const ticketsNaming = (tx: Executor, orderCode: string): Promise<TicketRow[]> =>
  tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.orderCode, orderCode))
    .orderBy(desc(supportTickets.createdAt))
    .limit(50)

/** Returns other tickets from the sender of one, by address or account, the newest first, ten at most. */
export const ticketsOfSender = (
  tx: Executor,
  { id, email, memberId }: Pick<TicketRow, 'id' | 'email' | 'memberId'>,
): Promise<TicketRow[]> =>
  tx
    .select()
    .from(supportTickets)
    .where(
      and(
        ne(supportTickets.id, id),
        or(
          eq(supportTickets.email, email),
          memberId ? eq(supportTickets.memberId, memberId) : undefined,
        ),
      ),
    )
    .orderBy(desc(supportTickets.createdAt))
    .limit(10)

/** Returns the tickets whose answer is due, the first one due first. */
export const ticketsDue = (tx: Executor, most: number): Promise<TicketRow[]> =>
  tx
    .select()
    .from(supportTickets)
    .where(isNotNull(supportTickets.dueAt))
    .orderBy(asc(supportTickets.dueAt))
    .limit(most)

interface NewMessage {
  ticketId: string
  author: 'customer' | 'staff'
  staffId: string | null
  staffName: string | null
  at: Date
  text: string
  attachments: readonly CheckedAttachment[]
}

/** Adds a message to a locked or new ticket; returns its id. */
export async function addMessage(
  tx: Transaction,
  { attachments, ...message }: NewMessage,
): Promise<string> {
  const [earlier] = await tx
    .select({ many: count() })
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, message.ticketId))
  const position = earlier?.many ?? 0
  const id = idFrom('ticket message', message.ticketId, String(position))
  await tx.insert(supportMessages).values({ ...message, id, position })
  for (const [at, { name, content }] of attachments.entries()) {
    await tx.insert(supportAttachments).values({
      id: newId(),
      messageId: id,
      position: at,
      name,
      bytes: content.length,
      content,
    })
  }
  return id
}

/** Changes a locked ticket, with its history if that changes its state. */
export async function changeTicket(
  tx: Transaction,
  { id, state }: Pick<TicketRow, 'id' | 'state'>,
  to: Partial<
    Pick<TicketRow, 'state' | 'dueAt' | 'firstAnsweredAt' | 'assignedTo' | 'assignedName'>
  >,
  by: { cause: TicketCause; staffId: string | null; now: Date },
): Promise<void> {
  const { cause, staffId, now } = by
  await tx
    .update(supportTickets)
    .set({ ...to, changedAt: now })
    .where(eq(supportTickets.id, id))
  if (to.state === undefined || to.state === state) return
  assertTransition(ticketTransitions, state, to.state)
  await tx
    .insert(supportTicketHistory)
    .values({ id: newId(), ticketId: id, from: state, to: to.state, cause, staffId, at: now })
}

/** A message with who of the staff wrote it. */
export type StoredMessage = TicketMessage & { staffName: string | null }

/** Returns tickets' messages by ticket, the oldest first, with their files' names. */
export async function messagesOf(
  tx: Executor,
  ticketIds: readonly string[],
): Promise<Map<string, StoredMessage[]>> {
  if (ticketIds.length === 0) return new Map()
  const messages = await tx
    .select()
    .from(supportMessages)
    .where(inArray(supportMessages.ticketId, [...ticketIds]))
    .orderBy(asc(supportMessages.position))
  const { id, messageId, name, bytes, position } = supportAttachments
  const files = await tx
    .select({ id, messageId, name, bytes })
    .from(supportAttachments)
    .innerJoin(supportMessages, eq(supportMessages.id, messageId))
    .where(inArray(supportMessages.ticketId, [...ticketIds]))
    .orderBy(asc(position))
  const filesOf = Map.groupBy(files, (file) => file.messageId)
  const byTicket = Map.groupBy(messages, ({ ticketId }) => ticketId)
  return new Map(
    [...byTicket].map(([ticketId, rows]) => [
      ticketId,
      rows.map((row) => ({
        id: row.id,
        author: row.author,
        staffName: row.staffName,
        at: row.at.toISOString(),
        text: row.text,
        attachments: (filesOf.get(row.id) ?? []).map((file) => ({
          id: file.id,
          name: file.name,
          bytes: file.bytes,
        })),
      })),
    ]),
  )
}

/** Returns a ticket's file. */
export async function findAttachment(
  tx: Executor,
  { ticketId, attachmentId }: { ticketId: string; attachmentId: string },
): Promise<CheckedAttachment | undefined> {
  const [row] = await tx
    .select({ name: supportAttachments.name, content: supportAttachments.content })
    .from(supportAttachments)
    .innerJoin(supportMessages, eq(supportMessages.id, supportAttachments.messageId))
    .where(and(eq(supportAttachments.id, attachmentId), eq(supportMessages.ticketId, ticketId)))
  return row
}
