import { z } from 'zod'
import { sentFileSchema, withoutFilesSchema } from '../bounded.ts'
import { orderErrors, orderParams } from '../checkout/order-calls.ts'
import { endpoint, type FileParts } from '../endpoint.ts'
import { mailAddressSchema } from '../member/member.ts'
import { oneLineSchema } from '../text/one-line.ts'
import {
  largestAttachments,
  longestTicketName,
  longestTicketText,
  mostAttachments,
  ticketStates,
  ticketTopics,
} from './ticket-terms.ts'

/** Eight characters, like an order's six. */
export const ticketNumberSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-HJKMNP-Z2-9]{8}$/)
export const ticketParams = z.object({ number: ticketNumberSchema })
export const attachmentParams = ticketParams.extend({ attachmentId: z.uuid() })

export const ticketTextSchema = z.string().trim().min(1).max(longestTicketText)
/** Names aren't limited here: a long one is shortened, not refused. */
export const newAttachmentsSchema = z.array(sentFileSchema).max(mostAttachments).default([])

/** The files of a message. */
export const attachmentParts: FileParts = {
  name: 'attachments',
  as: 'list',
  largest: largestAttachments,
}

export const ticketMessageSchema = z.object({
  id: z.uuid(),
  author: z.enum(['customer', 'staff']),
  at: z.iso.datetime(),
  text: z.string(),
  attachments: z.array(z.object({ id: z.uuid(), name: z.string(), bytes: z.int() })),
})
export type TicketMessage = z.infer<typeof ticketMessageSchema>

/** A ticket as its customer sees it, with its messages, the oldest first. */
export const ticketSchema = z.object({
  number: ticketNumberSchema,
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  /** The order it's about, if the customer has shown that it's theirs. */
  orderCode: z.string().nullable(),
  createdAt: z.iso.datetime(),
  messages: z.array(ticketMessageSchema),
})
export type Ticket = z.infer<typeof ticketSchema>

/** S7.29 */
export const addTicket = endpoint({
  id: 'support.add-ticket',
  method: 'POST',
  path: '/support/add-ticket',
  summary: 'Write to support',
  description:
    'Stores a message with up to three files (PDF, PNG, JPEG or WebP by their content, 10 MB together) and mails its number, with a link to the conversation, to the address. An order number counts if its order was made with this address, or if the caller may see it; the answer is the same either way. Sending the same again on the same day has no further effect. On a day with very many files the message is stored without its own: `withoutFiles` says so, and so does the mail; send them later, as a reply. VALIDATION names the fields: for `attachments`, `too_many:3`, `size`, `type`, or `unreadable` if checking one takes too long.',
  body: z.object({
    topic: z.enum(ticketTopics),
    orderCode: z.string().trim().max(200).default(''),
    email: mailAddressSchema,
    name: oneLineSchema(longestTicketName),
    message: ticketTextSchema,
    attachments: newAttachmentsSchema,
  }),
  result: z.object({ number: ticketNumberSchema, withoutFiles: withoutFilesSchema }),
  status: 201,
  auth: 'optional',
  orderAccess: true,
  files: attachmentParts,
  errors: ['VALIDATION', 'RATE_LIMITED', 'TOO_LARGE'],
})

export const getTicket = endpoint({
  id: 'support.ticket',
  method: 'GET',
  path: '/support/tickets/:number',
  summary: 'Get a conversation with support',
  description:
    'Returns a ticket with its messages to the member who sent it, to those who may see its order, and to holders of the grant in its mails, sent as `x-order-access`.',
  params: ticketParams,
  result: ticketSchema,
  auth: 'optional',
  orderAccess: true,
  errors: ['TICKET_NOT_FOUND'],
})

export const replyToTicket = endpoint({
  id: 'support.reply',
  method: 'POST',
  path: '/support/tickets/:number/messages',
  summary: 'Write again in a conversation with support',
  description:
    'Adds a customer’s message, with files as in `support.add-ticket`. A solved ticket is open again.',
  params: ticketParams,
  body: z.object({ message: ticketTextSchema, attachments: newAttachmentsSchema }),
  result: ticketSchema.extend({ withoutFiles: withoutFilesSchema }),
  status: 201,
  idempotent: true,
  auth: 'optional',
  orderAccess: true,
  files: attachmentParts,
  errors: ['VALIDATION', 'TICKET_NOT_FOUND', 'RATE_LIMITED', 'TOO_LARGE'],
})

export const getTicketAttachment = endpoint({
  id: 'support.attachment',
  method: 'GET',
  path: '/support/tickets/:number/attachments/:attachmentId',
  summary: 'Download a file of a conversation with support',
  description: 'Returns a file to save, never to show, to those who may see the ticket.',
  params: attachmentParams,
  result: z.string(),
  raw: 'application/octet-stream',
  auth: 'optional',
  orderAccess: true,
  errors: ['TICKET_NOT_FOUND'],
})

export const getOrderTickets = endpoint({
  id: 'support.order-tickets',
  method: 'GET',
  path: '/order/:orderCode/tickets',
  summary: 'List an order’s conversations with support',
  description: 'Returns the tickets about an order, the newest first, to those who may see it.',
  params: orderParams,
  result: z.object({ tickets: z.array(ticketSchema) }),
  auth: 'optional',
  orderAccess: true,
  errors: [...orderErrors],
})
