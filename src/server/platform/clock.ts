import { type Duration, milliseconds } from './duration.ts'

/** Where the server takes the time from, so that expiries can be tried without waiting. */
export interface Clock {
  /** The present, in milliseconds since 1970. */
  now(): number
  date(): Date
  /** How far this clock runs ahead of the machine's. */
  ahead(): Duration
}

/** A clock that outside checks may move forward, never back: what has expired stays expired. */
export interface MovableClock extends Clock {
  advance(by: Duration): void
}

export function createClock(): MovableClock {
  let ahead = milliseconds(0)
  const now = () => Date.now() + ahead
  return {
    now,
    date: () => new Date(now()),
    ahead: () => ahead,
    advance(by) {
      ahead = milliseconds(ahead + Math.max(0, by))
    },
  }
}
