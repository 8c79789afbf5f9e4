import type { Slice } from '../../../contract/flight/offer.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import { shiftDate } from '../../calendar/days.ts'

/** Flights go on sale this many days ahead (DATE_TOO_FAR). */
const daysAhead = 360

type Flown = Pick<OrderItem, 'id' | 'state'> & {
  flight: { offer: { slice: Pick<Slice, 'departure' | 'arrival'> } }
}

/** Returns the unflown journeys of an order before and after one of them. */
export function neighbours<Item extends Flown>(items: readonly Item[], itemId: string) {
  const flown = items.filter((item) => item.id === itemId || isLive(item))
  const at = flown.findIndex(({ id }) => id === itemId)
  return { earlier: flown[at - 1], later: flown[at + 1] }
}

/** Returns the first and last possible day of one journey of an order, between today and its neighbours. */
export function possibleDays(
  items: readonly Flown[],
  itemId: string,
  today: string,
): { first: string; last: string } {
  const { earlier, later } = neighbours(items, itemId)
  const landed = earlier?.flight.offer.slice.arrival.slice(0, 10) ?? today
  const leaves = later?.flight.offer.slice.departure.slice(0, 10) ?? '9999-12-31'
  const furthest = shiftDate(today, daysAhead)
  return {
    first: landed > today ? landed : today,
    last: [leaves, furthest].sort()[0] ?? furthest,
  }
}

/** Returns whether a journey overlaps with the one before or after it. */
export function clashOf(
  items: readonly Flown[],
  itemId: string,
  slice: Pick<Slice, 'departure' | 'arrival'>,
): 'before' | 'after' | undefined {
  const { earlier, later } = neighbours(items, itemId)
  if (earlier && slice.departure < earlier.flight.offer.slice.arrival) return 'before'
  if (later && slice.arrival > later.flight.offer.slice.departure) return 'after'
  return undefined
}
