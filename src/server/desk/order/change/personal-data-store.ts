import { and, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../platform/database/database.ts'
import type { Person, PersonalData } from '../../../platform/personal-data.ts'
import { orderChanges } from '../../tables.ts'

const { orderId, kind, state, wanted, createdAt } = orderChanges
const isKept = isNotNull(wanted)

/** Changes with an address of this person, before or after. */
const named = ({ email }: Person) =>
  sql`${email} in (lower(${wanted} #>> '{before,email}'), lower(${wanted} #>> '{after,email}'))`

/**
 * Addresses, phone numbers and names that staff changed in orders. They go with their order; an address that isn't the
 * order's any more goes at once. Listed after the orders, whose own erasure says which are over.
 */
export const orderChangeData = ({
  db,
  orderIdsOf,
  erasedAmong,
}: {
  db: Database
  /** Returns the ids of somebody's orders: none of those that are erased. */
  orderIdsOf(tx: Executor, person: Person): Promise<string[]>
  /** Returns which of these orders are erased. */
  erasedAmong(tx: Executor, ids: readonly string[]): Promise<string[]>
}): PersonalData => ({
  name: 'changesOfOrders',
  async read(person) {
    const own = await orderIdsOf(db, person)
    const isTheirs = or(named(person), own.length > 0 ? inArray(orderId, own) : undefined)
    const rows = await db
      .select({ kind, state, wanted, createdAt })
      .from(orderChanges)
      .where(and(isKept, isTheirs))
    return rows.map((row) => ({
      kind: row.kind,
      state: row.state,
      before: row.wanted?.before,
      after: row.wanted?.after,
      createdAt: row.createdAt,
    }))
  },
  async erase(tx, person) {
    const left = await orderIdsOf(tx, person)
    const isOthers = left.length > 0 ? notInArray(orderId, left) : undefined
    const kept = await tx.selectDistinct({ orderId }).from(orderChanges).where(isKept)
    const erased = await erasedAmong(
      tx,
      kept.map((each) => each.orderId),
    )
    await tx
      .update(orderChanges)
      .set({ wanted: null, why: '' })
      .where(
        and(
          isKept,
          or(
            erased.length > 0 ? inArray(orderId, erased) : undefined,
            and(named(person), ne(state, 'proposed'), isOthers),
          ),
        ),
      )
    return 'done'
  },
})
