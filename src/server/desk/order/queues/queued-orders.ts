import { sql } from 'drizzle-orm'
import { type Money, money } from '../../../../contract/money.ts'
import type { Database } from '../../../platform/database/database.ts'

/** What tells staff how urgent an order is, and about whom. */
export interface QueuedOrder {
  /** The contact's name. */
  name: string
  /** What its travellers paid, or have to pay. */
  amount: Money
  /** The local day of the next departure or arrival at a property, `YYYY-MM-DD`; null if all is over. */
  startsOn: string | null
}

/** Returns these orders by number. `today` is `YYYY-MM-DD`. */
export async function queuedOrders(
  db: Database,
  codes: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, QueuedOrder>> {
  if (codes.length === 0) return new Map()
  const { rows } = await db.execute<{
    code: string
    name: string
    total: string
    currency: string
    starts: string | null
  }>(sql`
    select code, concat_ws(' ', nullif(contact ->> 'givenName', ''), nullif(contact ->> 'surname', '')) as name,
      total::text as total, currency, (
        select min(order_item_start(item.details)) from order_item item
        where item.order_id = "order".id and order_item_start(item.details) >= ${today}
      ) as starts
    from "order" where code in (${sql.join(
      [...new Set(codes)].map((code) => sql`${code}`),
      sql`, `,
    )})`)
  return new Map(
    rows.map(({ code, name, total, currency, starts }) => [
      code,
      { name, amount: money(Number(total), currency), startsOn: starts },
    ]),
  )
}
