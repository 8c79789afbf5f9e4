import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { WeeklyQuery } from './search-terms.ts'

export interface WantedOrders {
  query?: WeeklyQuery | undefined
  /** A day in `zone` on which they were made. */
  ordered?: string | undefined
  /** Besides, those that were made on one of these days and match another query. */
  orOrdered?: { days: readonly string[]; query: WeeklyQuery | undefined } | undefined
  /** UTC by default. */
  zone?: string
}

interface Page {
  /** The code of the order before the page. */
  after: string | undefined
  limit: number
}

/** Returns the ids of the newest orders that are wanted, newest first. */
export async function findMatching(
  tx: Executor,
  wanted: WantedOrders,
  page: Page,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(matching(wanted, page))
  return rows.map(({ id }) => id)
}

/** Returns the statement that finds the newest orders; it never reads all of them. */
export function matching(
  { query, ordered, orOrdered, zone = 'UTC' }: WantedOrders,
  { after, limit }: Page,
): SQL {
  const place = sql`(select created_at, id from "order" where code = ${after})`
  /** Restricts orders to those of a day in the zone. A day in which clocks change doesn't have 24 hours. */
  const spanOf = (day: string) => ({
    first: sql`(${day}::text::timestamp at time zone ${zone})`,
    next: sql`((${day}::text::timestamp + interval '1 day') at time zone ${zone})`,
  })
  const within = (placedAt: SQL, id: SQL, day: string | undefined) => {
    const conditions = [sql`true`]
    if (day !== undefined) {
      const { first, next } = spanOf(day)
      conditions.push(sql`${placedAt} >= ${first} and ${placedAt} < ${next}`)
    }
    if (after !== undefined) conditions.push(sql`(${placedAt}, ${id}) < ${place}`)
    return sql.join(conditions, sql` and `)
  }
  const newest = (matches: WeeklyQuery | undefined, day: string | undefined): SQL => {
    if (matches === undefined) {
      return sql`select id, created_at as placed_at from "order" where ${within(sql`created_at`, sql`id`, day)}
        order by created_at desc, id desc limit ${limit}`
    }
    const all = sql`select min(created_at) as first, max(created_at) as last from "order"`
    const span = day === undefined ? undefined : spanOf(day)
    const first = span ? sql`greatest(first, ${span.first})` : sql`first`
    const last = [sql`last`]
    if (span) last.push(span.next)
    if (after !== undefined) last.push(sql`(select created_at from "order" where code = ${after})`)
    // Week by week from the newest on, until there are enough: what many orders have in common is found in the latest weeks.
    return sql`
      select found.order_id as id, found.placed_at
      from (${all}) as span,
        generate_series(order_week(least(${sql.join(last, sql`, `)})), order_week(${first}), -1) as week,
        lateral (
          select order_id, placed_at from searchable_order
          where terms @@ replace(${matches}, '#', week || ':')::tsquery
            and ${within(sql`placed_at`, sql`order_id`, day)}
          order by placed_at desc, order_id desc limit ${limit}
        ) as found
      limit ${limit}`
  }
  const wanted = newest(query, ordered)
  if (orOrdered === undefined) return wanted
  const parts = [wanted, ...orOrdered.days.map((day) => newest(orOrdered.query, day))]
  return sql`
    select id from (${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union `,
    )}) as found
    order by placed_at desc, id desc limit ${limit}`
}

/** Returns orders that aren't searchable yet, newest first; undefined once all are, and while another server makes them searchable. */
export async function lockBacklog(tx: Transaction, limit: number): Promise<string[] | undefined> {
  const { rows: places } = await tx.execute(sql`select from search_backlog for update skip locked`)
  if (places.length === 0) return undefined
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from "order", search_backlog as place
    where (created_at, id) < (place.placed_at, place.order_id)
    order by created_at desc, id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Makes the newest of the backlog searchable by the present rules, and removes them from it. */
export async function shortenBacklog(tx: Transaction, ids: readonly string[]): Promise<void> {
  const given = sql`${`{${ids.join(',')}}`}::uuid[]`
  // An order that was changed meanwhile already has this version, and may be newer than the row read here.
  await tx.execute(sql`
    insert into searchable_order select * from searchable(${given})
    on conflict (order_id) do update
    set placed_at = excluded.placed_at, terms = excluded.terms, version = excluded.version
    where searchable_order.version < excluded.version`)
  await tx.execute(sql`
    update search_backlog set placed_at = created_at, order_id = id
    from "order" where id = ${ids.at(-1)}`)
}

/** Removes the backlog: all orders are searchable. */
export async function endBacklog(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from search_backlog`)
}
