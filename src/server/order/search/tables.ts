import { sql } from 'drizzle-orm'
import { customType, index, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { orders } from '../tables.ts'

const textSearch = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Search terms of orders. Triggers keep it in step with orders and items (migration `searchable-orders`). */
export const searchableOrders = pgTable(
  'searchable_order',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    placedAt: moment().notNull(),
    /** Each term begins with the week in which the order was placed, such as `2967:tan`, so that newer orders are found first. */
    terms: textSearch().notNull(),
    /** Which rules made the terms. A migration that changes the function `searchable` raises it, and fills the backlog. */
    version: smallint().notNull().default(1),
  },
  // Written at once: a search looks into many weeks, and would read a list of pending entries for each.
  (order) => [index().using('gin', order.terms).with({ fastupdate: false })],
)

/** How far orders of earlier rules have been made searchable; no row once all are. */
export const searchBacklog = pgTable('search_backlog', {
  /** Orders placed before this aren't searchable yet. */
  placedAt: moment().primaryKey(),
  orderId: uuid().notNull().default(sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'`),
})
