import { CatalogueError, type FieldErrors, type RefusalCode } from '../../../contract/errors.ts'
import type { Slice } from '../../../contract/flight/offer.ts'
import { birthDateLimits, birthDateProblem } from '../../../contract/flight/passenger-rules.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import { airportOfOrder } from '../../world/airport.ts'
import { addDays, dayInZone } from '../../world/zoned-time.ts'
import { type FlightItem, flightsOf } from '../order-item/flight-item.ts'
import { canFollow } from '../trip-order.ts'

const furthestDays = 360

/** Returns the order's unflown flights before and after an item's. */
function neighbours(order: WholeOrder, { position }: FlightItem) {
  const others = flightsOf(order).filter(isLive)
  return {
    before: others.findLast((each) => each.position < position)?.details.offer.slice,
    after: others.find((each) => each.position > position)?.details.offer.slice,
  }
}

/**
 * Throws if a new travel date isn't possible, with `fields.date`: PAST_DATE, DATE_TOO_FAR, or VALIDATION with
 * `before_previous` or `after_next` if it isn't between the neighbouring flights, or why a traveller's age doesn't fit
 * their fare on the new days. Today is the date at the departure airport.
 */
export function checkDay(order: WholeOrder, item: FlightItem, date: string, now: Date): void {
  const { before, after } = neighbours(order, item)
  const zone = airportOfOrder(item.details.offer.slice.from)?.zone ?? 'UTC'
  const today = dayInZone(now, zone)
  const refuse = (code: RefusalCode, what: FieldErrors[string] = code) => {
    throw new CatalogueError(code, { fields: { date: what } })
  }
  if (date < today) refuse('PAST_DATE')
  if (date > addDays(today, furthestDays)) refuse('DATE_TOO_FAR')
  // Compares days only, with one day of margin for the date line. Which flights fit is decided by their times.
  if (before && date < addDays(before.departure.slice(0, 10), -1)) {
    refuse('VALIDATION', 'before_previous')
  }
  if (after && date > addDays(after.departure.slice(0, 10), 1)) refuse('VALIDATION', 'after_next')
  const wrongAge = ageProblem(order, item, date, now)
  if (wrongAge) refuse('VALIDATION', wrongAge)
}

/** Returns why a traveller can't fly on the new day with the fare that was bought, as when booking. */
function ageProblem(order: WholeOrder, item: FlightItem, date: string, now: Date) {
  const others = flightsOf(order).filter((each) => isLive(each) && each.id !== item.id)
  const days = [date, ...others.map(({ details }) => details.offer.slice.departure.slice(0, 10))]
  const limits = birthDateLimits(days, now.getTime())
  return item.travellers
    .filter(({ birthDate }) => birthDate !== '')
    .map(({ birthDate, type }) => birthDateProblem(birthDate, type, limits))
    .find((problem) => problem !== undefined)
}

/** Returns whether a new journey fits between the flights before and after the item, as when booking. */
export function fitsBetween(order: WholeOrder, item: FlightItem, slice: Slice): boolean {
  const { before, after } = neighbours(order, item)
  return (!before || canFollow(before, slice)) && (!after || canFollow(slice, after))
}
