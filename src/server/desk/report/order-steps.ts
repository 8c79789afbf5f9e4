import { type SQL, sql } from 'drizzle-orm'
import type { Moments } from './report-period.ts'

/**
 * Returns the tables `paid` and `confirmed` of a query: the orders that reached these steps on a day. An order is
 * paid when its first money arrives, or its suppliers are asked to confirm it without any; it's confirmed when the last
 * of what it was charged for is.
 */
export function orderSteps({ start, end }: Moments): SQL {
  const within = (at: SQL) => sql`${at} >= ${start} and ${at} < ${end}`
  return sql`paid as (
      select distinct order_id from ledger_entry e
      where account = 'gateway' and movement like 'capture:%' and ${within(sql`at`)} and not exists (
        select from ledger_entry b where b.order_id = e.order_id and b.account = 'gateway'
          and b.movement like 'capture:%' and b.at < ${start})
      union
      select distinct h.order_id from order_history h join "order" o on o.id = h.order_id
      where h.what = 'reservation.confirming' and ${within(sql`h.at`)} and o.total = 0 and not exists (
        select from order_history b where b.order_id = h.order_id
          and b.what = 'reservation.confirming' and b.at < ${start})
    ),
    confirmed as (
      select order_id from (
        select r.order_id, min(h.at) as at
        from reservation r left join order_history h on h.order_id = r.order_id
          and h.reservation_id = r.id and h.what = 'reservation.confirmed'
        where r.is_charged and r.order_id in (
          select order_id from order_history
          where what = 'reservation.confirmed' and ${within(sql`at`)})
        group by r.order_id, r.id
      ) as first
      group by order_id having bool_and(at is not null) and ${within(sql`max(at)`)}
    )`
}
