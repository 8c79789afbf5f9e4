import type { OrderChange, OrderChangeKind } from '../../../../contract/desk/order/order-change.ts'
import { changedFields } from '../../../../contract/desk/order/order-change.ts'
import { CatalogueError } from '../../../../contract/errors.ts'
import type { WholeOrder } from '../../../order/whole-order.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Act, Acting } from '../acts/acting.ts'
import { assertDecidable, assertWithdrawable } from '../proposal-store.ts'
import {
  addChange,
  changeById,
  changesOf,
  isChangeWaiting,
  moveChange,
  type StoredChange,
  type Wanted,
} from './change-store.ts'

/** What a kind of change does. Each call gets the locked order. */
export interface ChangeOf<Asked> {
  /** Checks what was asked for. Throws VALIDATION, NOTHING_CHANGED, RECORD_CHANGED, INVALID_STATE and the kind's own errors. */
  check(
    tx: Transaction,
    order: WholeOrder,
    asked: Asked,
  ): Promise<{ wanted: Wanted; next: 'alone' | 'second-person' | 'refused' }>
  /** Called when it waits for a second person. */
  proposed?(tx: Transaction, order: WholeOrder, change: Carried): Promise<void>
  /** Called when the supplier refused it. */
  refused?(tx: Transaction, order: WholeOrder, change: Carried): Promise<void>
  /** Carries out the change. Throws PROPOSAL_OUTDATED if the order has changed since it was proposed, and the kind's own errors. */
  carryOut(tx: Transaction, order: WholeOrder, change: Carried): Promise<void>
}

export interface Carried {
  id: string
  wanted: Wanted
}

/** Changes of an order's details, some of which a second person approves: docs/decisions/149-contact-changes.md. */
export interface ChangesOfOrders {
  /** Proposes one, and carries it out at once if it needs nobody else. Throws the errors of its kind. */
  propose<Asked>(
    act: Act,
    kind: OrderChangeKind,
    of: ChangeOf<Asked>,
    asked: Asked,
  ): Promise<OrderChange>
  /**
   * Approves or rejects one that somebody else proposed. Throws NOT_FOUND, ALREADY_DECIDED, SECOND_PERSON_NEEDED,
   * PROPOSAL_OUTDATED, and the errors of its kind.
   */
  decide(act: Act, id: string, to: 'approved' | 'rejected'): Promise<OrderChange>
  /** Withdraws one that the same person proposed. Throws NOT_FOUND, FORBIDDEN, ALREADY_DECIDED. */
  withdraw(act: Act, id: string): Promise<OrderChange>
  /** Returns all of an order, newest first. */
  of(orderId: string): Promise<OrderChange[]>
}

export function createChangesOfOrders(parts: {
  db: Database
  clock: Pick<Clock, 'date'>
  acting: Acting
  kinds: Readonly<Record<OrderChangeKind, Pick<ChangeOf<never>, 'carryOut'>>>
}): ChangesOfOrders {
  const { db, clock, acting, kinds } = parts

  async function current(id: string): Promise<OrderChange> {
    const change = await changeById(db, id)
    if (!change) throw new CatalogueError('NOT_FOUND')
    return viewOf(change)
  }

  async function changeOf(tx: Transaction, order: WholeOrder, id: string): Promise<StoredChange> {
    const change = await changeById(tx, id)
    if (change?.orderId !== order.id) throw new CatalogueError('NOT_FOUND')
    return change
  }

  return {
    async propose(act, kind, of, asked) {
      const id = newId()
      await acting.locked(act, async (tx, order) => {
        if (order.owner === 'erased') throw new CatalogueError('INVALID_STATE')
        if (await isChangeWaiting(tx, { orderId: order.id, kind })) {
          throw new CatalogueError('INVALID_STATE')
        }
        const { wanted, next } = await of.check(tx, order, asked)
        const change = {
          id,
          orderId: order.id,
          kind,
          state: 'proposed' as const,
          wanted,
          why: act.why ?? '',
          proposedBy: act.staff,
          createdAt: clock.date(),
        }
        await addChange(tx, change)
        const decidedAt = clock.date()
        if (next === 'second-person') await of.proposed?.(tx, order, change)
        if (next === 'refused') {
          await moveChange(tx, change, 'refused', { decidedAt })
          await of.refused?.(tx, order, change)
        }
        if (next === 'alone') {
          await moveChange(tx, change, 'approved', { decidedAt })
          await of.carryOut(tx, order, change)
        }
        const states = { alone: 'approved', refused: 'refused', 'second-person': 'proposed' }
        return logged(change, states[next])
      })
      return current(id)
    },
    async decide(act, id, to) {
      await acting.locked(act, async (tx, order) => {
        const change = await changeOf(tx, order, id)
        assertDecidable(change, act.staff)
        const { state, kind, wanted, proposedBy } = change
        await moveChange(tx, change, to, { decidedBy: act.staff.id, decidedAt: clock.date() })
        if (to === 'approved') {
          // The data it's about was erased meanwhile.
          if (!wanted) throw new CatalogueError('PROPOSAL_OUTDATED')
          await kinds[kind].carryOut(tx, order, { id, wanted })
        }
        return {
          before: { changeId: id, kind, state, proposedBy: proposedBy.name },
          after: { state: to },
        }
      })
      return current(id)
    },
    async withdraw(act, id) {
      await acting.locked(act, async (tx, order) => {
        const change = await changeOf(tx, order, id)
        assertWithdrawable(change, act.staff)
        await moveChange(tx, change, 'withdrawn', { decidedAt: clock.date() })
        const { state, kind } = change
        return { before: { changeId: id, kind, state }, after: { state: 'withdrawn' } }
      })
      return current(id)
    },
    of: async (orderId) => (await changesOf(db, orderId)).map(viewOf),
  }
}

/** The log is never erased: it has names, as before, but no addresses and numbers. */
function logged({ id, kind, wanted }: Pick<StoredChange, 'id' | 'kind'> & Carried, state: string) {
  const names = (of: Wanted['after']) => {
    const { email: _email, phone: _phone, ...rest } = of
    return rest
  }
  return {
    before: names(wanted.before),
    after: {
      ...names(wanted.after),
      changeId: id,
      kind,
      state,
      ...(wanted.answer && { answer: wanted.answer }),
    },
  }
}

export const viewOf = (change: StoredChange): OrderChange => ({
  changeId: change.id,
  kind: change.kind,
  state: change.state,
  fields: changedFields.flatMap((name) => {
    const before = change.wanted?.before[name] ?? ''
    const after = change.wanted?.after[name] ?? ''
    return before === after ? [] : [{ name, before, after }]
  }),
  names: change.kind === 'name' && change.wanted ? namesIn(change.wanted) : null,
  answer: change.wanted?.answer ?? null,
  why: change.why,
  proposedBy: change.proposedBy,
  decidedBy: change.decidedBy,
  createdAt: change.createdAt.toISOString(),
  decidedAt: change.decidedAt?.toISOString() ?? null,
})

const namesIn = ({ before, after }: Wanted) => ({ before: nameIn(before), after: nameIn(after) })

/** Returns the whole name that is in a change. */
export const nameIn = ({ title = '', givenName = '', surname = '' }: Wanted['after']) => ({
  title,
  givenName,
  surname,
})
