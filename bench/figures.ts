/** One line of `docs/bench.md`. */
export interface BenchRow {
  name: string
  /** What was measured, including the unit. */
  figure: string
  /** The limit; empty if the figure is only informative. */
  bound: string
  ok: boolean
}

/** Returns a quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Returns the date this many days from now, `YYYY-MM-DD`. */
export const inDays = (count: number): string =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
