import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  nextTicketStates,
  ticketLists,
  ticketStates,
  ticketTopics,
} from '../support/ticket-terms.ts'
import {
  attachmentParams,
  attachmentParts,
  newAttachmentsSchema,
  ticketMessageSchema,
  ticketNumberSchema,
  ticketParams,
  ticketTextSchema,
} from '../support/tickets.ts'
import { whySchema } from './order/desk-entry.ts'

const moment = z.iso.datetime()

export const deskTicketRowSchema = z.object({
  number: ticketNumberSchema,
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  name: z.string(),
  email: z.string(),
  /** As the customer entered it; '' without one. */
  orderCode: z.string(),
  /** Whether the customer has shown that the order is theirs. */
  isOrderProven: z.boolean(),
  createdAt: moment,
  changedAt: moment,
  /** By when an answer is due; null while it's the customer's turn. */
  dueAt: moment.nullable(),
  isOverdue: z.boolean(),
  assigned: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type DeskTicketRow = z.infer<typeof deskTicketRowSchema>

const deskTicketSchema = deskTicketRowSchema.extend({
  /** The customer's. */
  language: z.string(),
  /** The language of what mails say around an answer: English if there's no translation. */
  answerLanguage: z.string(),
  isMember: z.boolean(),
  messages: z.array(ticketMessageSchema.extend({ staffName: z.string().nullable() })),
  history: z.array(
    z.object({
      at: moment,
      to: z.enum(ticketStates),
      cause: z.enum(['customer', 'staff', 'quiet']),
      /** Null for other causes. */
      staffName: z.string().nullable(),
    }),
  ),
  /** Notes among staff, and the reasons for closing and reopening the ticket; newest first. */
  notes: z.array(z.object({ id: z.string(), at: moment, staffName: z.string(), text: z.string() })),
  /** Other tickets from the same address or account, newest first, ten at most. */
  earlier: z.array(deskTicketRowSchema),
  /** Who it can be assigned to. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type DeskTicket = z.infer<typeof deskTicketSchema>

export const listDeskTickets = endpoint({
  id: 'desk.tickets',
  method: 'GET',
  path: '/desk/tickets',
  summary: 'List tickets',
  description:
    'Returns tickets of a list, fifty per page, those whose answer is due first on top. `q` finds numbers, order numbers, and parts of names and addresses.',
  query: z.object({
    list: z.enum(ticketLists).default('due'),
    topic: z.enum(ticketTopics).optional(),
    q: z.string().trim().max(100).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  result: z.object({
    tickets: z.array(deskTicketRowSchema),
    /** How many there are on all pages. */
    total: z.int(),
  }),
  auth: 'staff',
  act: 'ticket.read',
  errors: [],
})

export const getDeskTicket = endpoint({
  id: 'desk.ticket',
  method: 'GET',
  path: '/desk/tickets/:number',
  summary: 'Get a ticket',
  description: 'Returns a ticket with its messages and the history of its state.',
  params: ticketParams,
  result: deskTicketSchema,
  auth: 'staff',
  act: 'ticket.read',
  errors: ['TICKET_NOT_FOUND'],
})

export const answerTicket = endpoint({
  id: 'desk.ticket-answer',
  method: 'POST',
  path: '/desk/tickets/:number/answers',
  summary: 'Answer a ticket',
  description:
    'Adds an answer, mails it to the customer, and sets what happens next. `seen` is how many messages the answer is about: if there are more by now, it returns `TICKET_CHANGED`, and nothing is sent.',
  params: ticketParams,
  body: z.object({
    message: ticketTextSchema,
    attachments: newAttachmentsSchema,
    next: z.enum(nextTicketStates),
    seen: z.int().min(0),
  }),
  result: deskTicketSchema,
  status: 201,
  idempotent: true,
  files: attachmentParts,
  auth: 'staff',
  act: 'ticket.answer',
  errors: ['TICKET_NOT_FOUND', 'TICKET_CHANGED', 'INVALID_STATE', 'TOO_LARGE'],
})

export const manageTicket = endpoint({
  id: 'desk.ticket-manage',
  method: 'POST',
  path: '/desk/tickets/:number/manage',
  summary: 'Take, assign, release, close or reopen a ticket',
  description:
    '`take` assigns it to the caller, `assign` to the colleague `to`, `release` to nobody; `close` solves it without an answer and needs a reason, and `reopen` undoes that. The customer gets no mail.',
  params: ticketParams,
  body: z.discriminatedUnion('act', [
    z.object({ act: z.enum(['take', 'release', 'reopen']) }),
    z.object({ act: z.literal('assign'), to: z.uuid() }),
    z.object({ act: z.literal('close'), why: whySchema }),
  ]),
  result: deskTicketSchema,
  idempotent: true,
  auth: 'staff',
  act: 'ticket.answer',
  errors: ['TICKET_NOT_FOUND', 'NOT_FOUND', 'INVALID_STATE'],
})

export const noteOnTicket = endpoint({
  id: 'desk.ticket-note',
  method: 'POST',
  path: '/desk/tickets/:number/notes',
  summary: 'Write a note about a ticket',
  description: 'Adds a note for colleagues to the log of the ticket. The customer doesn’t see it.',
  params: ticketParams,
  body: z.object({ text: z.string().trim().min(1).max(4000) }),
  result: deskTicketSchema,
  status: 201,
  idempotent: true,
  auth: 'staff',
  act: 'ticket.note',
  errors: ['TICKET_NOT_FOUND'],
})

export const getDeskAttachment = endpoint({
  id: 'desk.ticket-attachment',
  method: 'GET',
  path: '/desk/tickets/:number/attachments/:attachmentId',
  summary: 'Download a file of a ticket',
  description: 'Returns a file to save, never to show. Opening it is logged.',
  params: attachmentParams,
  result: z.string(),
  raw: 'application/octet-stream',
  auth: 'staff',
  act: 'ticket.read',
  errors: ['TICKET_NOT_FOUND'],
})
