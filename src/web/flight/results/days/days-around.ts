import { shiftDate } from '../../../calendar/days.ts'

const most = 7

/**
 * Returns the days to show around a date, as offsets: seven, with the date in the middle unless the first or last
 * possible day is closer. Impossible days are never included.
 */
export function daysAround(date: string, first: string, last?: string): number[] {
  const isPossible = (days: number) => {
    const day = shiftDate(date, days)
    return days === 0 || (day >= first && (last === undefined || day <= last))
  }
  const all = Array.from({ length: most * 2 - 1 }, (_, index) => index - most + 1)
  const possible = all.filter(isPossible)
  const middle = possible.indexOf(0)
  const start = Math.min(Math.max(middle - 3, 0), Math.max(possible.length - most, 0))
  return possible.slice(start, start + most)
}
