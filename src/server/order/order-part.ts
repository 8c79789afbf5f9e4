import { type SQL, sql } from 'drizzle-orm'
import type { Json } from '../platform/database/json-rows.ts'
import type { WholeOrder } from './whole-order.ts'

/** What another module keeps about an order. */
export interface OrderPart<Part> {
  /** Unique, and its rows are always the same. */
  name: string
  /** Its rows, from `partsIn`. */
  rows: SQL<Json[]>
  read(rows: Json[]): Part
}

/** An order with its `part`, as both were at one moment. */
export type OrderWith<Part> = WholeOrder & { part: Part }

/** Selects the order's rows of a table as JSON, so that an order is read in one statement. */
export const partsIn = (table: string, inOrder: string) =>
  sql<Json[]>`(select coalesce(json_agg(part order by ${sql.raw(inOrder)}), '[]')
    from ${sql.raw(table)} part where part.order_id = "order".id)`
