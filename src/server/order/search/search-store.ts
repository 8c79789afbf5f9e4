import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'

/** Returns the ids of the newest orders that match a `tsquery`, newest first; `after` is the code of the order before them. */
export async function findMatching(
  tx: Executor,
  query: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const place =
    after === undefined
      ? sql``
      : sql`and (created_at, id) < (select place.created_at, place.id from "order" place where place.code = ${after})`
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from "order" where id in (
      select id from "order" where order_terms(code, contact) @@ ${query}::tsquery
      union
      select order_id from order_item
        where order_item_terms(travellers, details) @@ ${query}::tsquery)
    ${place} order by created_at desc, id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
