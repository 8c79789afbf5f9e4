import { type Duration, milliseconds } from './duration.ts'

/** The server's time source, so that expiries can be tested without waiting. */
export interface Clock {
  /** Returns the current time, in milliseconds since 1970. */
  now(): number
  date(): Date
  /** Returns how far this clock was moved ahead of the database's; negative if it began behind it. */
  ahead(): Duration
  /** Returns the time outside, in milliseconds since 1970: suppliers' and gateways' clocks don't move with this one. */
  outside(): number
}

/** A clock that tests can move forward, never back: what has expired stays expired. */
export interface MovableClock extends Clock {
  advance(by: Duration): void
  /** Returns how far this clock is ahead of the machine's, which differs from the database's where it's set wrongly. */
  aheadOfMachine(): Duration
  /** Sets how far the machine's clock is behind the database's, which counts; negative if ahead of it. */
  follow(drift: Duration): void
}

/** Returns a clock that begins `begins` ahead of the database's; negative if behind it. Only tests set it. */
export function createClock(begins: Duration = milliseconds(0)): MovableClock {
  let ahead = begins
  let drift = milliseconds(0)
  const now = () => Date.now() + drift + ahead
  return {
    now,
    date: () => new Date(now()),
    ahead: () => ahead,
    aheadOfMachine: () => milliseconds(drift + ahead),
    outside: () => Date.now() + drift + begins,
    advance(by) {
      ahead = milliseconds(ahead + Math.max(0, by))
    },
    follow(by) {
      drift = by
    },
  }
}
