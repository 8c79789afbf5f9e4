import { alias } from 'drizzle-orm/pg-core'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Staff } from '../../platform/http/request-context.ts'
import { type orderChanges, staffMembers } from '../tables.ts'

interface Person {
  id: string
  name: string
}

/** What one member of staff proposes about an order; a second person decides on it, unless it's small. */
export interface Proposal {
  id: string
  orderId: string
  why: string
  proposedBy: Person
  /** Null if it needed nobody else. */
  decidedBy: Person | null
  createdAt: Date
  decidedAt: Date | null
}

/** Throws ALREADY_DECIDED unless a proposal waits, and SECOND_PERSON_NEEDED for the person who proposed it. */
export function assertDecidable(
  { state, proposedBy }: Pick<Proposal, 'proposedBy'> & { state: string },
  staff: Staff,
): void {
  assertWaits(state)
  if (proposedBy.id === staff.id) throw new CatalogueError('SECOND_PERSON_NEEDED')
}

/** Throws ALREADY_DECIDED unless a proposal waits, and FORBIDDEN for everybody but the person who proposed it. */
export function assertWithdrawable(
  { state, proposedBy }: Pick<Proposal, 'proposedBy'> & { state: string },
  staff: Staff,
): void {
  if (proposedBy.id !== staff.id) throw new CatalogueError('FORBIDDEN')
  assertWaits(state)
}

function assertWaits(state: string): void {
  if (state !== 'proposed') throw new CatalogueError('ALREADY_DECIDED', { details: { state } })
}

/** The two people of a proposal, to be joined with its row. */
export const proposer = alias(staffMembers, 'proposer')
export const decider = alias(staffMembers, 'decider')

type ProposalRow = Omit<Proposal, 'proposedBy' | 'decidedBy'> &
  Pick<typeof orderChanges.$inferSelect, 'proposedBy' | 'decidedBy'>

/** Returns what a proposal's row and the names of its two people say. */
export const proposalOf = (selected: {
  row: ProposalRow
  proposer: string
  decider: string | null
}): Proposal => {
  const { id, orderId, why, proposedBy, decidedBy, createdAt, decidedAt } = selected.row
  return {
    id,
    orderId,
    why,
    proposedBy: { id: proposedBy, name: selected.proposer },
    decidedBy: decidedBy === null ? null : { id: decidedBy, name: selected.decider ?? '' },
    createdAt,
    decidedAt,
  }
}
