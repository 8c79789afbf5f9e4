/** Longer waits are stopovers rather than connections. */
export const LONGEST_LAYOVER = 12 * 60

/** Used where no connection is shorter: waiting overnight is better than no itinerary at all. */
export const LONGEST_NIGHT_LAYOVER = 24 * 60

/** What a minimum connection time depends on. */
export interface Change {
  /** Traffic of the airport relative to the world's busiest, 0 to 1. */
  airportWeight: number
  domesticIn: boolean
  domesticOut: boolean
  sameTerminal: boolean
  /** On one booking code. Otherwise bags are collected and checked in again. */
  through: boolean
}

/** Returns the minimum connection time, in minutes. */
export function minimumConnection(change: Change): number {
  const borders =
    change.domesticIn && change.domesticOut ? 35 : change.domesticIn || change.domesticOut ? 70 : 55
  const walk = change.airportWeight > 0.4 ? 20 : change.airportWeight > 0.15 ? 10 : 0
  const transfer = change.sameTerminal ? 0 : 30
  const through = borders + walk + transfer
  if (change.through) return through
  return Math.max(change.domesticIn && change.domesticOut ? 90 : 120, through + 60)
}

/**
 * Returns the longest sensible distance flown, in kilometres, between two places this far apart: about double for
 * short trips, proportionally less for long ones.
 */
export function longestWay(directKm: number): number {
  return directKm < 1500 ? directKm * 2 + 250 : directKm * 1.5 + 1000
}
