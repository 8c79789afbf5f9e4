import { CatalogueError, type ErrorCode } from '../../../contract/errors.ts'
import type { Slice } from '../../../contract/flight/offer.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import { airportByIata } from '../../world/airport.ts'
import { addDays, dayInZone } from '../calendar.ts'
import { type FlightItem, flightsOf } from '../order-item/flight-item.ts'
import { canFollow } from '../trip-order.ts'

const furthestDays = 360

/** Returns the flights before and after an item's that are still to be flown. */
function neighbours(order: WholeOrder, { position }: FlightItem) {
  const others = flightsOf(order).filter(isLive)
  return {
    before: others.findLast((each) => each.position < position)?.details.offer.slice,
    after: others.find((each) => each.position > position)?.details.offer.slice,
  }
}

/**
 * Throws what is wrong with a day to change an item's flights to, with `fields.date`: PAST_DATE,
 * DATE_TOO_FAR, or VALIDATION with `before_previous` or `after_next` when another flight of the order
 * lies in between. Today is the day at the airport of departure.
 */
export function checkDay(order: WholeOrder, item: FlightItem, date: string, now: Date): void {
  const { before, after } = neighbours(order, item)
  const zone = airportByIata(item.details.offer.slice.from)?.zone ?? 'UTC'
  const today = dayInZone(now, zone)
  const refuse = (code: ErrorCode, what: string = code) => {
    throw new CatalogueError(code, { fields: { date: what } })
  }
  if (date < today) refuse('PAST_DATE')
  if (date > addDays(today, furthestDays)) refuse('DATE_TOO_FAR')
  // By days only, one more each way for the date line: which flights really fit is seen by their times.
  if (before && date < addDays(before.departure.slice(0, 10), -1)) {
    refuse('VALIDATION', 'before_previous')
  }
  if (after && date > addDays(after.departure.slice(0, 10), 1)) refuse('VALIDATION', 'after_next')
}

/** Returns whether other flights in an item's place can follow the ones before, and the next ones them, as in a booking. */
export function fitsBetween(order: WholeOrder, item: FlightItem, slice: Slice): boolean {
  const { before, after } = neighbours(order, item)
  return (!before || canFollow(before, slice)) && (!after || canFollow(slice, after))
}
