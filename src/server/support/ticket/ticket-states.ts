import type { TicketState } from '../../../contract/support/ticket-terms.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import { hours } from '../../platform/duration.ts'
import type { TransitionTable } from '../../platform/transition-table.ts'

/** Once answered, a ticket is never `open` again: that state is the one whose first answer is due. */
export const ticketTransitions: TransitionTable<TicketState> = {
  open: ['waiting_for_us', 'waiting_for_customer', 'solved'],
  waiting_for_us: ['waiting_for_customer', 'solved'],
  waiting_for_customer: ['waiting_for_us', 'solved'],
  solved: ['reopened', 'waiting_for_customer'],
  reopened: ['waiting_for_us', 'waiting_for_customer', 'solved'],
}

/** What a message of the customer's does: a ticket that waits for us goes on waiting. */
export const afterCustomer: Readonly<Record<TicketState, TicketState>> = {
  open: 'open',
  waiting_for_us: 'waiting_for_us',
  waiting_for_customer: 'waiting_for_us',
  solved: 'reopened',
  reopened: 'reopened',
}

/** `quiet`: the customer hasn't answered for long. */
export const ticketCauses = ['customer', 'staff', 'quiet'] as const
export type TicketCause = (typeof ticketCauses)[number]

/** Returns whether an answer of ours is due in a state. */
export const isOurTurn = (state: TicketState): boolean =>
  state === 'open' || state === 'waiting_for_us' || state === 'reopened'

/** Returns by when we answer what is written now. */
export const answerDue = (
  { TICKET_ANSWER_HOURS }: Pick<Config, 'TICKET_ANSWER_HOURS'>,
  clock: Clock,
): Date => new Date(clock.now() + hours(TICKET_ANSWER_HOURS))
