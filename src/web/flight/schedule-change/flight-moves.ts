import type { Segment, Slice } from '../../../contract/flight/offer.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import { flightCount, isFlight } from '../order/flight-order-item.ts'

/** One flight as it was and as the airline wants it to be; nothing on a side that has no such flight. */
export interface FlightPair {
  before: Segment | undefined
  after: Segment | undefined
}

/** The flights of a journey before and after a schedule change, in the order they are flown. */
export function flightPairs(before: Slice, after: Slice | null): FlightPair[] {
  const then = after?.segments ?? []
  const count = Math.max(before.segments.length, then.length)
  return Array.from({ length: count }, (_, index) => ({
    before: before.segments[index],
    after: then[index],
  }))
}

/** What differs in one call at an airport; the minutes are negative when it is earlier now. */
export interface CallMove {
  minutes: number
  airport: boolean
  terminal: boolean
}

const minute = 60_000

/** How a departure or an arrival moved. Both are local times of one airport, unless the airport moved too. */
export function callMove(
  { before, after }: FlightPair,
  call: 'departure' | 'arrival',
): CallMove | undefined {
  if (!before || !after) return undefined
  const at = call === 'departure' ? 'from' : 'to'
  const terminal = `${call}Terminal` as const
  const airport = before[at] !== after[at]
  return {
    minutes: airport
      ? 0
      : (Date.parse(`${after[call]}Z`) - Date.parse(`${before[call]}Z`)) / minute,
    airport,
    terminal: !airport && after[terminal] !== undefined && before[terminal] !== after[terminal],
  }
}

/** Whether a flight stays as it was, of a journey in which another one moved. */
export const isUnmoved = (pair: FlightPair): boolean =>
  pair.before?.flight === pair.after?.flight &&
  (['departure', 'arrival'] as const).every((call) => {
    const move = callMove(pair, call)
    return move !== undefined && move.minutes === 0 && !move.airport && !move.terminal
  })

/** Where the flights of one journey stand among all that an order has: `first` counts from 1. */
export interface FlightPlace {
  first: number
  count: number
}

/** Returns the place of an item's flights in its order; with those that a schedule change adds or takes away. */
export function flightPlace(
  items: readonly OrderItem[],
  itemId: string,
  pairs: readonly FlightPair[],
): FlightPlace {
  const shown = items.filter(isFlight).filter((item) => item.id === itemId || isLive(item))
  const at = shown.findIndex(({ id }) => id === itemId)
  const before = flightCount(shown.slice(0, Math.max(0, at)))
  const behind = at < 0 ? 0 : flightCount(shown.slice(at + 1))
  return { first: before + 1, count: before + pairs.length + behind }
}
