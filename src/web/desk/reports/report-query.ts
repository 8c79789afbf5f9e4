import {
  type FilterDimension,
  filterDimensions,
  longestPeriod,
  type ReportDimension,
  type ReportName,
  reportDimensions,
  reportNames,
} from '../../../contract/desk/report-terms.ts'
import { isDay } from '../day-field.tsx'

/** What a report's address asks for. */
export interface ReportQuery {
  report: ReportName
  from: string
  to: string
  by: ReportDimension
  only: Partial<Record<FilterDimension, string>>
}

export type PeriodError = 'invalid' | 'reversed' | 'too-long'

const day = 86_400_000
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * Reads a report's address; the default is the last four weeks by day. Undefined if there is no such report. Text that
 * means nothing is left out, except days, whose error is returned with what was typed.
 */
export function readReportQuery(
  name: string,
  query: URLSearchParams,
  now: number,
): { asked: ReportQuery; error: PeriodError | undefined } | undefined {
  const report = reportNames.find((each) => each === name)
  if (!report) return undefined
  const from = query.get('from')?.slice(0, 20) || dayOf(now - 27 * day)
  const to = query.get('to')?.slice(0, 20) || dayOf(now)
  const by = reportDimensions.find((each) => each === query.get('by')) ?? 'day'
  const only = Object.fromEntries(
    filterDimensions.flatMap((each) => {
      const value = query.get(each)?.slice(0, 80)
      return value === undefined ? [] : [[each, value]]
    }),
  )
  return { asked: { report, from, to, by, only }, error: periodError(from, to) }
}

function periodError(from: string, to: string): PeriodError | undefined {
  if (!isDay(from) || !isDay(to)) return 'invalid'
  const length = (Date.parse(to) - Date.parse(from)) / day
  if (length < 0) return 'reversed'
  return length < longestPeriod ? undefined : 'too-long'
}

/** Returns the query of a report's address. */
export const queryOf = ({ from, to, by, only }: Omit<ReportQuery, 'report'>) => ({
  from,
  to,
  ...(by === 'day' ? {} : { by }),
  ...only,
})

/** Returns every day of a period. */
export function daysIn({ from, to }: Pick<ReportQuery, 'from' | 'to'>): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / day + 1
  return Array.from({ length: count }, (_, index) => dayOf(Date.parse(from) + index * day))
}
