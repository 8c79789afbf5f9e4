/** One line of `docs/bench.md`. */
export interface BenchRow {
  name: string
  /** What was measured, with its unit. */
  figure: string
  /** What it is held against; empty where the figure only informs. */
  bound: string
  ok: boolean
}
