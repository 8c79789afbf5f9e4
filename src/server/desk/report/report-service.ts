import {
  longestPeriod,
  mostRows,
  type ReportDimension,
} from '../../../contract/desk/report-terms.ts'
import type {
  FunnelSteps,
  getFunnelReport,
  getPaymentsReport,
  getSalesReport,
  getSuppliersReport,
  getTodayReport,
  Period,
  ReportFilters,
  Sales,
} from '../../../contract/desk/reports.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { PaymentState } from '../../../contract/payment/payment.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { chargedPaymentStates } from '../../payment/payment-states.ts'
import { days } from '../../platform/duration.ts'
import type { Platform } from '../../platform/platform.ts'
import { convert, ratesDate } from '../../world/exchange-rates.ts'
import { dayOf, momentsOf } from './report-period.ts'
import {
  countedAt,
  countOrders,
  funnelBy,
  heldForDisputes,
  paymentsByState,
  salesBy,
} from './report-store.ts'
import { answersByDay, reservationsByState } from './supplier-answer-store.ts'
import { isAnswer, reservationsIn, searchesIn, sumOf } from './supplier-rows.ts'

export interface ReportService {
  funnel(asked: Asked): Promise<ResultOf<typeof getFunnelReport>>
  sales(asked: Asked): Promise<ResultOf<typeof getSalesReport>>
  today(): Promise<ResultOf<typeof getTodayReport>>
  payments(period: Period): Promise<ResultOf<typeof getPaymentsReport>>
  suppliers(period: Period): Promise<ResultOf<typeof getSuppliersReport>>
}

/** A period, what to break it down by, and what to narrow it to. */
export type Asked = Period & ReportFilters & { by: ReportDimension }

/** After this, converted amounts may be some percent off. */
const ratesLast = days(14)

type Parts = Pick<Platform, 'readOld' | 'config' | 'clock'>

/** Reads the reports. None of it has to be newer than a replica's data. */
export function createReportService({ readOld, config, clock }: Parts): ReportService {
  const { REPORT_CURRENCY: currency, AGENCY_TIME_ZONE: zone } = config
  const converted = ({ amount, currency: from }: Money) =>
    money(convert(amount, from, currency), currency)
  const rates = () => ({
    ratesDate,
    areRatesOld: clock.now() - Date.parse(ratesDate) > ratesLast,
  })
  /** Adds up amounts of one currency. */
  const salesOf = (from: string, rows: readonly Record<Side, number>[]): Sales => {
    const sums = bySide((side) => money(sumOf(rows, side), from))
    return { ...sums, converted: bySide((side) => converted(sums[side])) }
  }
  const totalOf = (sums: readonly Sales['converted'][]) =>
    bySide((side) =>
      sumMoney(
        sums.map((each) => each[side]),
        currency,
      ),
    )

  return {
    async funnel({ by, ...asked }) {
      const found = await readOld((db) => funnelBy(db, by, asked, asked))
      const at = await readOld(countedAt)
      const rows = found.slice(0, rowsOf(by))
      return {
        rows,
        total: found.reduce(addSteps, nothing),
        leftOut: found.length - rows.length,
        countedAt: at?.toISOString() ?? null,
      }
    },

    async sales({ by, ...asked }) {
      const found = await readOld((db) => salesBy(db, by, momentsOf(asked, zone), asked, zone))
      const all = found.map((row) => ({ key: row.key, ...salesOf(row.currency, [row]) }))
      if (by !== 'day') all.sort((a, b) => b.converted.paid.amount - a.converted.paid.amount)
      const rows = all.slice(0, rowsOf(by))
      const totals = [...Map.groupBy(found, (row) => row.currency)].map(([from, same]) =>
        salesOf(from, same),
      )
      const sums = totals.map((each) => each.converted)
      return {
        rows,
        totals,
        total: totalOf(sums),
        leftOut: all.length - rows.length,
        currency,
        ...rates(),
      }
    },

    async today() {
      const day = dayOf(clock.now(), zone)
      const period = { from: day, to: day }
      const [found, orders] = await readOld((db) =>
        Promise.all([
          salesBy(db, 'day', momentsOf(period, zone), {}, zone),
          countOrders(db, momentsOf(period, zone)),
        ]),
      )
      const sums = found.map((row) => salesOf(row.currency, [row]).converted)
      return { day, ...totalOf(sums), ...rates(), orders }
    },

    async payments(period) {
      const found = await readOld((db) => paymentsByState(db, momentsOf(period, zone)))
      const groups = Map.groupBy(found, (row) => `${row.method} ${row.currency}`)
      const rows = [...groups.values()].flatMap((same) => {
        const [first] = same
        if (!first) return []
        const inStates = (states: readonly PaymentState[]) =>
          same.filter(({ state }) => states.includes(state))
        const countIn = (states: readonly PaymentState[]) => sumOf(inStates(states), 'count')
        const came = inStates(chargedPaymentStates)
        return [
          {
            method: first.method,
            attempts: sumOf(same, 'count'),
            captured: countIn(chargedPaymentStates),
            failed: countIn(failedStates),
            open: countIn(openStates),
            disputed: sumOf(
              came.filter(({ isDisputed }) => isDisputed),
              'count',
            ),
            ...salesOf(first.currency, came),
          },
        ]
      })
      const held = (await readOld(heldForDisputes)).map(({ withdrawn, ...each }) => {
        const amount = money(withdrawn, each.currency)
        return { count: each.count, amount, converted: converted(amount) }
      })
      return { rows, held, currency, ...rates() }
    },

    async suppliers(period) {
      const answers = await readOld((db) => answersByDay(db, period))
      const found = await readOld((db) => reservationsByState(db, momentsOf(period, zone)))
      return {
        searches: searchesIn(answers),
        days: [...Map.groupBy(answers, ({ day }) => day)].map(([day, same]) => ({
          day,
          answered: sumOf(same.filter(isAnswer), 'count'),
          failed: sumOf(
            same.filter((each) => !isAnswer(each)),
            'count',
          ),
        })),
        reservations: reservationsIn(found),
      }
    },
  }
}

type Side = keyof Sales['converted']
const bySide = <T>(of: (side: Side) => T): Record<Side, T> => ({
  paid: of('paid'),
  refunded: of('refunded'),
  returned: of('returned'),
})

const failedStates = ['declined', 'expired', 'cancelled'] as const
const openStates = ['created', 'action_required', 'authorised', 'saved'] as const

const rowsOf = (by: ReportDimension): number => (by === 'day' ? longestPeriod * 10 : mostRows)

const nothing: FunnelSteps = { visits: 0, searches: 0, drafts: 0, paid: 0, confirmed: 0 }

const addSteps = (sum: FunnelSteps, row: FunnelSteps): FunnelSteps => ({
  visits: sum.visits + row.visits,
  searches: sum.searches + row.searches,
  drafts: sum.drafts + row.drafts,
  paid: sum.paid + row.paid,
  confirmed: sum.confirmed + row.confirmed,
})
