/** One line of `docs/bench.md`. */
export interface BenchRow {
  name: string
  /** What was measured, with its unit. */
  figure: string
  /** What it is held against; empty where the figure only informs. */
  bound: string
  ok: boolean
}

/** Returns the value below which this share of the values is (a quantile). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Returns a day so many days from now, `YYYY-MM-DD`. */
export const inDays = (count: number): string =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
