import { type Duration, milliseconds } from './duration.ts'

/** The server's time source, so that expiries can be tested without waiting. */
export interface Clock {
  /** Returns the current time, in milliseconds since 1970. */
  now(): number
  date(): Date
  /** Returns how far this clock is ahead of the machine's. */
  ahead(): Duration
}

/** A clock that tests can move forward, never back: what has expired stays expired. */
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
