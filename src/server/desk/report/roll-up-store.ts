import { desc, sql } from 'drizzle-orm'
import { searchScreens } from '../../../contract/tracking/tracking.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { orderSteps } from './order-steps.ts'
import type { Moments } from './report-period.ts'
import { reportDays } from './tables.ts'

const dimensions = sql.raw('source, affiliate, campaign, country, language, device')
const screens = sql.join(
  searchScreens.map((screen) => sql`${screen}`),
  sql`, `,
)

/** Where an event came from. An ad comes before the affiliate, the campaign and the search engine, as in `x-source`. */
const sourceOfEvent = sql`coalesce(
  case when source ? 'u' then (source ->> 's') || ' ad' end,
  case when affiliate is not null then 'AFT' end,
  case when utm is not null then coalesce(utm ->> 'source', 'UTM') end,
  source ->> 's', nullif(referrer, ''), 'DIRECT')`

/** The visits of a day by everybody but staff, each described by its first page, and whether it searched. */
const visitsOf = ({ start, end }: Moments) => sql`visit as materialized (
    select distinct on (visit) visit, visitor, at, ${dimensions},
      bool_or(searched) over (partition by visit) as searched
    from (
      select coalesce(session_id, visitor_id, id::text) as visit, visitor_id as visitor,
        happened_at as at, left(${sourceOfEvent}, 80) as source,
        coalesce(affiliate ->> 'id', '') as affiliate, left(coalesce(campaign, ''), 80) as campaign,
        coalesce(country, '') as country, coalesce(language, '') as language, device,
        screen in (${screens}) as searched
      from tracking_event
      where name = 'page_view' and happened_at >= ${start} and happened_at < ${end}
        and screen not like 'desk/%'
    ) as view
    order by visit, at
  )`

/** The last visit of each device on a day: what its drafts and orders of that day came from. */
const lastVisits = sql`last_visit as materialized (
  select distinct on (visitor) * from visit where visitor is not null order by visitor, at desc
)`

const noVisit = sql`coalesce(v.source, ''), coalesce(v.affiliate, ''), coalesce(v.campaign, ''),
  coalesce(v.country, '')`

/** What an order itself says of its source, in the words of `sourceOfEvent`. */
const sourceOfOrder = sql`case when o.attribution #>> '{source,s}' <> 'AFT' and o.attribution -> 'source' ? 'u'
  then (o.attribution #>> '{source,s}') || ' ad' else o.attribution #>> '{source,s}' end`

/** Stores where the orders made on a day came from: what an order says itself comes before its device's last visit. */
export async function storeOrigins(tx: Transaction, moments: Moments): Promise<void> {
  const { start, end } = moments
  await tx.execute(sql`
    with ${visitsOf(moments)}, ${lastVisits}
    insert into report_order (order_id, ${dimensions})
    select o.id, left(coalesce(${sourceOfOrder}, v.source, ''), 80),
      coalesce(o.attribution #>> '{affiliate,id}', v.affiliate, ''),
      coalesce(v.campaign, ''), coalesce(v.country, ''), o.language, coalesce(v.device, '')
    from "order" o left join last_visit v on v.visitor = o.owner
    where o.created_at >= ${start} and o.created_at < ${end}
    on conflict (order_id) do update set source = excluded.source, affiliate = excluded.affiliate,
      campaign = excluded.campaign, country = excluded.country, device = excluded.device`)
}

/** Replaces a day's counts. */
export async function storeFunnel(tx: Transaction, day: string, moments: Moments): Promise<void> {
  const { start, end } = moments
  const within = (at: ReturnType<typeof sql>) => sql`${at} >= ${start} and ${at} < ${end}`
  await tx.execute(sql`delete from report_funnel where day = ${day}`)
  await tx.execute(sql`
    with ${visitsOf(moments)}, ${lastVisits},
    draft as (
      select id, owner from booking where ${within(sql`created_at`)}
      union all select id, owner from stay_booking where ${within(sql`created_at`)}
    ),
    ${orderSteps(moments)},
    step as (
      select ${dimensions}, 1 as visits, searched::int as searches, 0 as drafts, 0 as paid,
        0 as confirmed
      from visit
      union all
      select ${noVisit}, coalesce(v.language, ''), coalesce(v.device, ''), 0, 0, 1, 0, 0
      from draft left join last_visit v on v.visitor = draft.owner
      union all
      select ${noVisit}, coalesce(v.language, ''), coalesce(v.device, ''), 0, 0, 0, 1, 0
      from paid left join report_order v using (order_id)
      union all
      select ${noVisit}, coalesce(v.language, ''), coalesce(v.device, ''), 0, 0, 0, 0, 1
      from confirmed left join report_order v using (order_id)
    )
    insert into report_funnel (day, ${dimensions}, visits, searches, drafts, paid, confirmed)
    select ${day}::date, ${dimensions}, sum(visits), sum(searches), sum(drafts), sum(paid),
      sum(confirmed)
    from step group by ${dimensions}`)
}

/** Notes that a day is being rolled up; another server that does the same waits until this transaction ends. */
export async function markDay(tx: Transaction, day: string, rolledUpAt: Date): Promise<void> {
  await tx
    .insert(reportDays)
    .values({ day, rolledUpAt })
    .onConflictDoUpdate({ target: reportDays.day, set: { rolledUpAt } })
    .returning({ day: reportDays.day })
}

/** Returns the days that were rolled up, the latest first. */
export const rolledUpDays = (db: Database) =>
  db.select().from(reportDays).orderBy(desc(reportDays.day))

/** Returns the time of the oldest event or order; undefined if there is none. */
export async function oldestFact(db: Database): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: Date | null }>(sql`
    select least((select min(received_at) from tracking_event),
      (select min(created_at) from "order")) as at`)
  const at = rows[0]?.at
  return at ? new Date(at) : undefined
}
