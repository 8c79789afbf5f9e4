import { boolean, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ticketStates, ticketTopics } from '../../../contract/support/ticket-terms.ts'
import { moment } from '../../platform/database/columns.ts'
import { ticketCauses } from './ticket-states.ts'

/** What people wrote to support about one matter. Deleted some time after it was solved. */
export const supportTickets = pgTable(
  'support_ticket',
  {
    /** Made of what was sent, so that sending it again is the same ticket. */
    id: uuid().primaryKey(),
    /** Eight characters that people read. */
    number: text().notNull().unique(),
    topic: text({ enum: ticketTopics }).notNull(),
    state: text({ enum: ticketStates }).notNull(),
    /** As it was entered; '' if it wasn't. */
    orderCode: text().notNull(),
    /** Whether the sender has shown that the order is theirs. Only then they see it there, and staff may talk about it. */
    isOrderProven: boolean().notNull(),
    memberId: text(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** A code of ours. */
    language: text().notNull(),
    country: text(),
    createdAt: moment().notNull(),
    /** When the state or the messages last changed. */
    changedAt: moment().notNull(),
    /** By when we answer; null while it's not our turn. */
    dueAt: moment(),
    firstAnsweredAt: moment(),
    /** The id and the name of the member of staff who deals with it. */
    assignedTo: text(),
    assignedName: text(),
  },
  (ticket) => [
    index().on(ticket.state, ticket.dueAt),
    index().on(ticket.orderCode),
    index().on(ticket.email),
  ],
)

export const supportMessages = pgTable(
  'support_message',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    /** Its place in the conversation, from 0. */
    position: integer().notNull(),
    author: text({ enum: ['customer', 'staff'] }).notNull(),
    /** Who of the staff wrote it. */
    staffId: text(),
    staffName: text(),
    at: moment().notNull(),
    text: text().notNull(),
  },
  (message) => [index().on(message.ticketId)],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Files of messages. They're only stored and downloaded, never opened here. */
export const supportAttachments = pgTable(
  'support_attachment',
  {
    id: uuid().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => supportMessages.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Ends with what it is, as its content says. */
    name: text().notNull(),
    bytes: integer().notNull(),
    content: bytes().notNull(),
  },
  (attachment) => [index().on(attachment.messageId)],
)

/** Each change of a ticket's state. */
export const supportTicketHistory = pgTable(
  'support_ticket_history',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    /** Null when it was sent. */
    from: text({ enum: ticketStates }),
    to: text({ enum: ticketStates }).notNull(),
    cause: text({ enum: ticketCauses }).notNull(),
    staffId: text(),
    at: moment().notNull(),
  },
  (history) => [index().on(history.ticketId)],
)
