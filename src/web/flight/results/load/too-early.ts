import type { ResultsUpdate } from './results-data.ts'

/** By airport, the local time from which on flights can follow the leg before; `null` for the first leg. */
export type NextFrom = Readonly<Record<string, string>> | null

/** Leaves out what leaves before the leg before it has landed, and says so. */
export function leaveOutTooEarly(update: ResultsUpdate, nextFrom: NextFrom): ResultsUpdate {
  if (!nextFrom) return update
  const rows = update.rows.filter((row) => row.departure >= (nextFrom[row.from] ?? ''))
  return rows.length === update.rows.length ? update : { ...update, rows, tooEarly: true }
}

/** Returns the first day on which a flight can follow the leg before, at any of its airports. */
export const firstDayOf = (nextFrom: NextFrom): string | undefined =>
  Object.values(nextFrom ?? {})
    .sort()[0]
    ?.slice(0, 10)
