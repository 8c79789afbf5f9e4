import type { NextTicketState, TicketTopic } from '../support/ticket-terms.ts'

/** A conversation with support for trying the desk. */
export interface DemonstrationConversation {
  name: string
  /** Of an address that can't exist; each conversation has its own. */
  email: string
  language: string
  country: string
  topic: TicketTopic
  message: string
  /** What support answered, if anything. */
  answer?: { message: string; next: NextTicketState }
  /** What the customer wrote then. */
  reply?: string
}
