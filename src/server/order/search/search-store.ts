import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'

export interface WantedOrders {
  /** A `tsquery`. */
  query?: string | undefined
  /** A day in UTC on which they were made. */
  ordered?: string | undefined
  /** A local day on which an item may start: only products know when theirs do. */
  starts?: string | undefined
}

/** Longer than any item lasts, which is stored with its end only. */
const longestItem = sql`interval '60 days'`

/** Returns the ids of the newest orders that are wanted, newest first; `after` is the code of the order before them. */
export async function findMatching(
  tx: Executor,
  { query, ordered, starts }: WantedOrders,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const conditions: SQL[] = [sql`true`]
  if (query !== undefined) {
    conditions.push(sql`id in (
      select id from "order" where order_terms(code, contact) @@ ${query}::tsquery
      union
      select order_id from order_item
        where order_item_terms(travellers, details) @@ ${query}::tsquery)`)
  }
  if (ordered !== undefined) {
    const day = sql`${`${ordered}T00:00:00Z`}::timestamptz`
    conditions.push(sql`created_at >= ${day} and created_at < ${day} + interval '1 day'`)
  }
  if (starts !== undefined) {
    const day = sql`${`${starts}T00:00:00Z`}::timestamptz`
    // A day begins up to 14 hours earlier somewhere.
    conditions.push(sql`id in (
      select order_id from order_item
        where ends_at >= ${day} - interval '1 day' and ends_at < ${day} + ${longestItem})`)
  }
  if (after !== undefined) {
    conditions.push(
      sql`(created_at, id) < (select place.created_at, place.id from "order" place where place.code = ${after})`,
    )
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from "order" where ${sql.join(conditions, sql` and `)}
    order by created_at desc, id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
