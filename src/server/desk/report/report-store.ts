import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gte,
  like,
  lt,
  notLike,
  type SQL,
  sql,
} from 'drizzle-orm'
import { filterDimensions, type ReportDimension } from '../../../contract/desk/report-terms.ts'
import type { Period, ReportFilters } from '../../../contract/desk/reports.ts'
import { disputes, ledgerEntries, payments } from '../../payment/tables.ts'
import type { Database } from '../../platform/database/database.ts'
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

const movedAmount = (movement: string) =>
  sql<number>`coalesce(sum(abs(${ledgerEntries.amount})) filter (where ${like(ledgerEntries.movement, movement)}), 0)`.mapWith(
    Number,
  )

/** Returns what came in and what was paid back, by a dimension and by currency. Orders that aren't counted yet have ''. */
export function salesBy(
  db: Database,
  by: ReportDimension,
  { start, end }: Moments,
  filters: ReportFilters,
) {
  const key =
    by === 'day'
      ? sql<string>`to_char(${ledgerEntries.at} at time zone 'UTC', 'YYYY-MM-DD')`
      : sql<string>`coalesce(${orderOrigins[by]}, '')`
  return db
    .select({
      key: key.as('key'),
      currency: ledgerEntries.currency,
      paid: movedAmount('capture:%'),
      refunded: movedAmount('refund-done:%'),
    })
    .from(ledgerEntries)
    .leftJoin(orderOrigins, eq(orderOrigins.orderId, ledgerEntries.orderId))
    .where(
      and(
        eq(ledgerEntries.account, 'gateway'),
        notLike(ledgerEntries.movement, 'dispute:%'),
        gte(ledgerEntries.at, start),
        lt(ledgerEntries.at, end),
        ...chosen(orderOrigins, filters),
      ),
    )
    .groupBy(sql`key`, ledgerEntries.currency)
    .orderBy(sql`key`, asc(ledgerEntries.currency))
}

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
      amount: number(sql`${payments.amount}`),
      refunded: number(sql`${payments.refunded}`),
    })
    .from(payments)
    .where(and(gte(payments.createdAt, start), lt(payments.createdAt, end)))
    .groupBy(payments.method, payments.currency, payments.state, sql`disputed`)
    .orderBy(asc(payments.method), asc(payments.currency))
