import type { ResultsUpdate } from './results-data.ts'

/** By airport, the local time from which flights can follow the previous leg; `null` for the first leg. */
export type NextFrom = Readonly<Record<string, string>> | null

/** Leaves out flights that leave before the previous leg has landed, and records that. */
export function leaveOutTooEarly(update: ResultsUpdate, nextFrom: NextFrom): ResultsUpdate {
  if (!nextFrom) return update
  const rows = update.rows.filter((row) => row.departure >= (nextFrom[row.from] ?? ''))
  return rows.length === update.rows.length ? update : { ...update, rows, tooEarly: true }
}

/** Returns the first day on which a flight can follow the previous leg, from any of its airports. */
export const firstDayOf = (nextFrom: NextFrom): string | undefined =>
  Object.values(nextFrom ?? {})
    .sort()[0]
    ?.slice(0, 10)
