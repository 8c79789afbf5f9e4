import {
  type FilterDimension,
  filterDimensions,
  longestPeriod,
  type ReportDimension,
  type ReportName,
  reportDimensions,
  reportNames,
} from '../../../contract/desk/report-terms.ts'
import { wallClock } from '../agency-clock.ts'
import { isDay } from '../day-field.tsx'

/** What a report's address asks for. */
export interface ReportQuery {
  report: ReportName
  from: string
  to: string
  by: ReportDimension
  only: Partial<Record<FilterDimension, string>>
}

/** Returns whether a report's rows can be chosen, and narrowed to one of them. */
export const isBrokenDown = (report: ReportName): boolean =>
  report === 'funnel' || report === 'sales'

/** Days by the clock of the desk, both included. */
export type Period = Pick<ReportQuery, 'from' | 'to'>

export const presetNames = [
  'today',
  'yesterday',
  'last-7',
  'last-30',
  'this-month',
  'last-month',
] as const

/** A period that is asked for often. */
export interface Preset extends Period {
  name: (typeof presetNames)[number]
}

/** A moment in milliseconds, and the zone whose day it is on. */
export interface AgencyMoment {
  moment: number
  zone: string
}

export type PeriodError = 'invalid' | 'reversed' | 'too-long'

const day = 86_400_000
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * Reads a report's address; the default is the last 30 days by day. Undefined if there is no such report. Text that
 * means nothing is left out, except days, whose error is returned with what was typed.
 */
export function readReportQuery(
  name: string,
  query: URLSearchParams,
  { moment, zone }: AgencyMoment,
): { asked: ReportQuery; error: PeriodError | undefined } | undefined {
  const report = reportNames.find((each) => each === name)
  if (!report) return undefined
  const now = wallClock(moment, zone)
  const from = query.get('from')?.slice(0, 20) || dayOf(now - 29 * day)
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

/** Returns the periods that are asked for most. */
export function presetsAt({ moment, zone }: AgencyMoment): Preset[] {
  const now = wallClock(moment, zone)
  const today = dayOf(now)
  const month = `${today.slice(0, 7)}-01`
  const periods: Record<Preset['name'], Period> = {
    today: { from: today, to: today },
    yesterday: { from: dayOf(now - day), to: dayOf(now - day) },
    'last-7': { from: dayOf(now - 6 * day), to: today },
    'last-30': { from: dayOf(now - 29 * day), to: today },
    'this-month': { from: month, to: today },
    'last-month': periodBefore({ from: month, to: lastOfMonth(month) }),
  }
  return presetNames.map((name) => ({ name, ...periods[name] }))
}

/** Returns the days before a period, as many as it has; of a calendar month, the month before. */
export function periodBefore({ from, to }: Period): Period {
  const first = Date.parse(from)
  const last = dayOf(first - day)
  if (from.endsWith('-01') && to === lastOfMonth(from))
    return { from: `${last.slice(0, 7)}-01`, to: last }
  const length = Date.parse(to) - first + day
  return { from: dayOf(first - length), to: last }
}

/** Returns the last day of the month that a day is in. */
function lastOfMonth(any: string): string {
  const [year = 0, month = 0] = any.split('-').map(Number)
  return dayOf(Date.UTC(year, month, 0))
}

/** Returns the query of a report's address. */
export const queryOf = ({ from, to, by, only }: Omit<ReportQuery, 'report'>) => ({
  from,
  to,
  ...(by === 'day' ? {} : { by }),
  ...only,
})

/** Returns every day of a period. */
export function daysIn({ from, to }: Period): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / day + 1
  return Array.from({ length: count }, (_, index) => dayOf(Date.parse(from) + index * day))
}
