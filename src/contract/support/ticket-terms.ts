// Apart from the schemas, so that browsers get no schemas.

export const ticketTopics = [
  'booking',
  'payment',
  'change',
  'refund',
  'documents',
  'account',
  'other',
] as const
export type TicketTopic = (typeof ticketTopics)[number]

/**
 * `open`: nobody has answered yet. `reopened`: the customer wrote again after it was solved. In these two and in
 * `waiting_for_us`, an answer of ours is due.
 */
export const ticketStates = [
  'open',
  'waiting_for_us',
  'waiting_for_customer',
  'solved',
  'reopened',
] as const
export type TicketState = (typeof ticketStates)[number]

/** The longest texts, in characters. */
export const longestTicketName = 100
export const longestTicketText = 5000

/** Files of one message: how many, and how large together, in bytes. */
export const mostAttachments = 3
export const largestAttachments = 10 * 1024 * 1024

/** What may be wrong with a message's files. */
export const attachmentProblems = ['count', 'size', 'type', 'unreadable'] as const

/** Which tickets the desk lists; `due` are those that wait for an answer of ours. */
export const ticketLists = ['due', 'overdue', 'mine', 'waiting', 'solved', 'all'] as const
export type TicketList = (typeof ticketLists)[number]

/** What may happen after an answer of ours. */
export const nextTicketStates = ['waiting_for_customer', 'waiting_for_us', 'solved'] as const
export type NextTicketState = (typeof nextTicketStates)[number]
