import { and, asc, desc, eq } from 'drizzle-orm'
import type {
  ChangedField,
  OrderChangeKind,
  OrderChangeState,
} from '../../../../contract/desk/order/order-change.ts'
import type { Executor, Transaction } from '../../../platform/database/database.ts'
import { ifStill } from '../../../platform/database/guards.ts'
import { assertTransition } from '../../../platform/transition-table.ts'
import { orderChanges } from '../../tables.ts'
import { decider, type Proposal, proposalOf, proposer } from '../proposal-store.ts'
import { orderChangeTransitions } from './change-states.ts'

/** The old and new values of a change, and the supplier's answer to it. */
export interface Wanted {
  before: Partial<Record<ChangedField, string>>
  after: Partial<Record<ChangedField, string>>
  /** The traveller whose name it is. */
  traveller?: { itemId: string; position: number }
  answer?: string
  /** The country of the dialling code. */
  phoneCountry?: string
}

/** A change of an order's contact or of a traveller's name, or a copy of its documents to another address. */
export interface StoredChange extends Proposal {
  kind: OrderChangeKind
  state: OrderChangeState
  wanted: Wanted | null
}

export async function addChange(
  tx: Transaction,
  { proposedBy, ...facts }: Omit<StoredChange, 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.insert(orderChanges).values({ ...facts, proposedBy: proposedBy.id })
}

const select = (tx: Executor) =>
  tx
    .select({ row: orderChanges, proposer: proposer.name, decider: decider.name })
    .from(orderChanges)
    .innerJoin(proposer, eq(proposer.id, orderChanges.proposedBy))
    .leftJoin(decider, eq(decider.id, orderChanges.decidedBy))

const storedOf = (selected: Awaited<ReturnType<typeof select>>[number]): StoredChange => {
  const { kind, state, wanted } = selected.row
  return { ...proposalOf(selected), kind, state, wanted }
}

export async function changeById(tx: Executor, id: string): Promise<StoredChange | undefined> {
  const [row] = await select(tx).where(eq(orderChanges.id, id))
  return row && storedOf(row)
}

/** Returns all of an order, newest first. */
export async function changesOf(tx: Executor, orderId: string): Promise<StoredChange[]> {
  const rows = await select(tx)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(desc(orderChanges.createdAt))
  return rows.map(storedOf)
}

/** Returns those that wait for a second person, the oldest first. */
export async function proposedChanges(tx: Executor, most: number): Promise<StoredChange[]> {
  const rows = await select(tx)
    .where(eq(orderChanges.state, 'proposed'))
    .orderBy(asc(orderChanges.createdAt))
    .limit(most)
  return rows.map(storedOf)
}

/** Returns whether a change of this kind waits for a second person. */
export async function isChangeWaiting(
  tx: Executor,
  { orderId, kind }: Pick<StoredChange, 'orderId' | 'kind'>,
): Promise<boolean> {
  const { id, state } = orderChanges
  const [row] = await tx
    .select({ id })
    .from(orderChanges)
    .where(
      and(eq(orderChanges.orderId, orderId), eq(orderChanges.kind, kind), eq(state, 'proposed')),
    )
    .limit(1)
  return row !== undefined
}

/** Moves one to a new state. Throws INVALID_STATE. The caller holds the order's lock. */
export async function moveChange(
  tx: Transaction,
  { id, state }: Pick<StoredChange, 'id' | 'state'>,
  to: OrderChangeState,
  more: { decidedBy?: string; decidedAt: Date },
): Promise<void> {
  assertTransition(orderChangeTransitions, state, to)
  await tx
    .update(orderChanges)
    .set({ ...more, state: ifStill(orderChanges.state, state, to) })
    .where(eq(orderChanges.id, id))
}

/** Returns the address that a copy of documents is sent to; undefined once it's erased. */
export async function copyAddress(tx: Executor, id: string): Promise<string | undefined> {
  const change = await changeById(tx, id)
  return change?.kind === 'copy' ? change.wanted?.after.email : undefined
}

/** Returns the addresses that mails about an order were sent to: its own first. */
export async function addressesOf(
  tx: Executor,
  { id, contact }: { id: string; contact: { email: string } },
): Promise<string[]> {
  const rows = await tx
    .select({ wanted: orderChanges.wanted, kind: orderChanges.kind })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, id), eq(orderChanges.state, 'approved')))
  const others = rows.flatMap(({ kind, wanted }) =>
    kind === 'copy' ? [wanted?.after.email] : [wanted?.before.email],
  )
  return [...new Set([contact.email, ...others.filter((each) => each !== undefined)])]
}
