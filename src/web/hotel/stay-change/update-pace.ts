/**
 * How often the form may update prices by itself: this many times at once, and then once per interval. At most 80 times in
 * ten minutes, of the 120 that an order has: the rest is left to clicks.
 */
const atOnce = 20
const interval = 10_000

/** Limits how often something happens by itself. Times are milliseconds, of any clock that only runs forward. */
export interface UpdatePace {
  /** Returns how long the next one has to wait. */
  waitAt(now: number): number
  /** Counts one. */
  count(now: number): void
}

export function createUpdatePace(): UpdatePace {
  /** When all that happened would have happened at one per interval. */
  let spentUntil = 0
  return {
    waitAt: (now) => Math.max(0, spentUntil - (atOnce - 1) * interval - now),
    count: (now) => {
      spentUntil = Math.max(spentUntil, now) + interval
    },
  }
}
