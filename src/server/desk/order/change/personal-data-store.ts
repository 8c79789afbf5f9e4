import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { orders } from '../../../order/tables.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Person, PersonalData } from '../../../platform/personal-data.ts'
import { orderChanges } from '../../tables.ts'

/** Changes with an address of this person, before or after. */
const named = ({ email }: Person) =>
  sql`${email} in (lower(${orderChanges.wanted} #>> '{before,email}'), lower(${orderChanges.wanted} #>> '{after,email}'))`

/**
 * Addresses, phone numbers and names that staff changed in orders. They go with their order; an address that isn't the
 * order's any more goes at once. Listed after the orders, whose own erasure says which are over.
 */
export const orderChangeData = ({ db }: { db: Database }): PersonalData => ({
  name: 'changesOfOrders',
  async read(person) {
    const { kind, state, wanted, createdAt } = orderChanges
    const rows = await db
      .select({ kind, state, wanted, createdAt })
      .from(orderChanges)
      .innerJoin(orders, eq(orders.id, orderChanges.orderId))
      .where(
        and(
          isNotNull(wanted),
          or(
            named(person),
            eq(orders.email, person.email),
            person.memberId ? eq(orders.memberId, person.memberId) : undefined,
          ),
        ),
      )
    return rows.map((row) => ({
      kind: row.kind,
      state: row.state,
      before: row.wanted?.before,
      after: row.wanted?.after,
      createdAt: row.createdAt,
    }))
  },
  async erase(tx, person) {
    const isOver = tx.select({ id: orders.id }).from(orders).where(eq(orders.owner, 'erased'))
    const isOthers = tx.select({ id: orders.id }).from(orders).where(ne(orders.email, person.email))
    await tx
      .update(orderChanges)
      .set({ wanted: null, why: '' })
      .where(
        and(
          isNotNull(orderChanges.wanted),
          or(
            inArray(orderChanges.orderId, isOver),
            and(
              named(person),
              ne(orderChanges.state, 'proposed'),
              inArray(orderChanges.orderId, isOthers),
            ),
          ),
        ),
      )
    return 'done'
  },
})
