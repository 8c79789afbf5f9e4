import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'

/** Returns the ids of the newest orders that match a `tsquery`, newest first. */
export async function findMatching(tx: Executor, query: string, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from "order" where id in (
      select id from "order" where order_terms(code, contact) @@ ${query}::tsquery
      union
      select order_id from order_item
        where order_item_terms(travellers, details) @@ ${query}::tsquery)
    order by created_at desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
