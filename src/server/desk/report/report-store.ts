import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { filterDimensions, type ReportDimension } from '../../../contract/desk/report-terms.ts'
import type { Period, ReportFilters } from '../../../contract/desk/reports.ts'
import { pendingDisputes } from '../../../contract/payment/dispute.ts'
import type { LedgerAccount, LedgerMovement } from '../../../contract/payment/ledger-terms.ts'
import { disputes, ledgerEntries, payments, reportedAccounts } from '../../payment/tables.ts'
import type { Database } from '../../platform/database/database.ts'
import { orderSteps } from './order-steps.ts'
import type { Moments } from './report-period.ts'
import { funnelDays, orderOrigins, reportDays } from './tables.ts'

const number = (value: SQL) => sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number)

const { visits, searches, drafts, paid, confirmed } = funnelDays
const steps = {
  visits: number(sql`${visits}`),
  searches: number(sql`${searches}`),
  drafts: number(sql`${drafts}`),
  paid: number(sql`${paid}`),
  confirmed: number(sql`${confirmed}`),
}

const chosen = (table: typeof funnelDays | typeof orderOrigins, filters: ReportFilters) =>
  filterDimensions.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [eq(table[name], value)]
  })

/** Returns the funnel of a period by a dimension, the largest first; days in their order. */
export function funnelBy(
  db: Database,
  by: ReportDimension,
  { from, to }: Period,
  filters: ReportFilters,
) {
  const key = sql<string>`${funnelDays[by]}::text`.as('key')
  return db
    .select({ key, ...steps })
    .from(funnelDays)
    .where(and(between(funnelDays.day, from, to), ...chosen(funnelDays, filters)))
    .groupBy(funnelDays[by])
    .orderBy(
      by === 'day' ? asc(funnelDays.day) : desc(sql`sum(${visits} + ${drafts} + ${paid})`),
      asc(funnelDays[by]),
    )
}

/** Returns when the days of a period were counted last. */
export async function countedAt(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: reportDays.rolledUpAt })
    .from(reportDays)
    .orderBy(desc(reportDays.rolledUpAt))
    .limit(1)
  return row?.at
}

/** Adds up one side of movements of some kinds. */
const movedTo = (account: LedgerAccount, ...movements: LedgerMovement[]) => {
  const { account: side, movement, amount } = ledgerEntries
  const kind = sql`split_part(${movement}, ':', 1)`
  const isMeant = and(eq(side, account), inArray(kind, movements))
  return sql<number>`coalesce(sum(${amount}) filter (where ${isMeant}), 0)`.mapWith(Number)
}

/** Returns what came in and what went back, by a dimension and by currency. Orders that aren't counted yet have ''. */
export function salesBy(
  db: Database,
  by: ReportDimension,
  { start, end }: Moments,
  filters: ReportFilters,
  zone: string,
) {
  const key =
    by === 'day'
      ? sql<string>`to_char(${ledgerEntries.at} at time zone ${zone}, 'YYYY-MM-DD')`
      : sql<string>`coalesce(${orderOrigins[by]}, '')`
  return db
    .select({
      key: key.as('key'),
      currency: ledgerEntries.currency,
      paid: movedTo('gateway', 'capture'),
      refunded: movedTo('refunds', 'refund-done', 'payout'),
      returned: movedTo('losses', 'dispute-lost'),
    })
    .from(ledgerEntries)
    .leftJoin(orderOrigins, eq(orderOrigins.orderId, ledgerEntries.orderId))
    .where(
      and(
        inArray(ledgerEntries.account, [...reportedAccounts]),
        gte(ledgerEntries.at, start),
        lt(ledgerEntries.at, end),
        ...chosen(orderOrigins, filters),
      ),
    )
    .groupBy(sql`key`, ledgerEntries.currency)
    .orderBy(sql`key`, asc(ledgerEntries.currency))
}

/** Returns how many orders were paid and confirmed on a day, as of now: the funnel's counts may be minutes old. */
export async function countOrders(
  db: Database,
  day: Moments,
): Promise<{ paid: number; confirmed: number }> {
  const { rows } = await db.execute<{ paid: number; confirmed: number }>(sql`
    with ${orderSteps(day)}
    select (select count(*)::int from paid) as paid, (select count(*)::int from confirmed) as confirmed`)
  return rows[0] ?? { paid: 0, confirmed: 0 }
}

/** What payers got back by lost disputes: see `lostOf` of a payment. */
const returned = sql<number>`least("payment"."amount", (
  select coalesce(sum(case when d.currency = "payment"."currency" then d.withdrawn else "payment"."amount" end), 0)
  from ${disputes} d where d.payment_id = "payment"."id" and d.state = 'lost' and d.withdrawn > 0
))`

/** The columns are written out: a query of one table leaves out its name, which would mean the dispute's own. */
const isDisputed = sql<boolean>`exists (
  select from ${disputes} d where d.payment_id = "payment"."id"
)`

/** Returns the attempts that began in a period, by method, currency and state, and whether they were ever disputed. */
export const paymentsByState = (db: Database, { start, end }: Moments) =>
  db
    .select({
      method: payments.method,
      currency: payments.currency,
      state: payments.state,
      isDisputed: isDisputed.as('disputed'),
      count: count(),
      paid: number(sql`${payments.amount}`),
      refunded: number(sql`${payments.refunded}`),
      returned: number(returned),
    })
    .from(payments)
    .where(and(gte(payments.createdAt, start), lt(payments.createdAt, end)))
    .groupBy(payments.method, payments.currency, payments.state, sql`disputed`)
    .orderBy(asc(payments.method), asc(payments.currency))

/** Returns what gateways hold for disputes that aren't decided, by currency. */
export const heldForDisputes = (db: Database) =>
  db
    .select({
      currency: disputes.currency,
      count: count(),
      withdrawn: number(sql`${disputes.withdrawn}`),
    })
    .from(disputes)
    .where(and(inArray(disputes.state, [...pendingDisputes]), gt(disputes.withdrawn, 0)))
    .groupBy(disputes.currency)
    .orderBy(asc(disputes.currency))
