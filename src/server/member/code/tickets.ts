import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import { minutes } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import type { Tokens } from '../sign-in/tokens.ts'
import { spendTicket } from './code-store.ts'

/** What a ticket allows, once, after its holder verified the address. */
export type TicketUse = 'signup' | 'reset' | 'social' | 'bind'

const lifetime = minutes(15)

/** Signed proofs carried from one step to the next, without server-side state in between. */
export interface Tickets {
  make(use: TicketUse, about: string): Promise<string>
  /** Returns what the ticket is about. Throws TICKET_INVALID if it isn't for this use, or too old. */
  read(use: TicketUse, ticket: string): Promise<{ id: string; about: string }>
  /** Uses it within the caller's transaction. Throws TICKET_INVALID if it was already used. */
  spend(tx: Executor, id: string): Promise<void>
}

export function createTickets({ tokens, clock }: { tokens: Tokens; clock: Clock }): Tickets {
  return {
    make: (use, about) =>
      tokens.make('ticket', { subject: about, id: newId(), more: use }, clock.now() + lifetime),
    async read(use, ticket) {
      const read = await tokens.read('ticket', ticket)
      if (read.state !== 'valid' || read.claims.more !== use) {
        throw new CatalogueError('TICKET_INVALID')
      }
      return { id: read.claims.id, about: read.claims.subject }
    },
    async spend(tx, id) {
      const isSpent = await spendTicket(tx, id, new Date(clock.now() + lifetime))
      if (!isSpent) throw new CatalogueError('TICKET_INVALID')
    },
  }
}
