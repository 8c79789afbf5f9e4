import type { ErrorCode } from '../../../contract/errors.ts'
import type { SearchErrors } from '../results/search-request.ts'
import { legField, mostLegs, type TypedSearch } from '../results/typed-search.ts'
import { shiftDate } from '../shared/shift-date.ts'

/**
 * What can be seen to be wrong before a search leaves the browser, by field. The front API decides; this
 * spares the way there. `today` is the earliest date it still is anywhere on Earth.
 */
export function checkSearch(search: TypedSearch, today: string): SearchErrors {
  const errors: Record<string, SearchErrors[string]> = {}
  search.legs.forEach((leg, index) => {
    if (index >= mostLegs) errors[legField('depAirport', index)] = 'TOO_MANY_FLIGHTS'
    else if (!leg.from) errors[legField('depAirport', index)] = 'MISSING_PLACE'
    if (!leg.to) errors[legField('arrAirport', index)] = 'MISSING_PLACE'
    else if (leg.from === leg.to) errors[legField('arrAirport', index)] = 'SAME_PLACE'
    const before = search.legs[index - 1]?.date ?? ''
    const wrong = wrongDate(leg.date, today, dayBefore(before), 'FLIGHT_BEFORE_PREVIOUS')
    if (wrong) errors[legField('depDate', index)] = wrong
  })
  if (search.tripType === 'roundtrip') {
    const before = search.legs[0]?.date ?? ''
    const wrong = wrongDate(search.returnDate, today, before, 'RETURN_BEFORE_DEPARTURE')
    if (wrong) errors.retDate = wrong
  }
  const [adult = 0, child = 0, infant = 0] = [search.adult, search.child, search.infant].map(Number)
  if (!(adult >= 1)) errors.adult = 'NO_ADULT'
  else if (adult + child + infant > 9) errors.adult = 'TOO_MANY_TRAVELLERS'
  else if (infant > adult) errors.infant = 'MORE_INFANTS_THAN_ADULTS'
  return errors
}

function wrongDate(date: string, today: string, first: string, tooEarly: ErrorCode) {
  if (!date) return 'MISSING_DATE'
  if (date < today) return 'PAST_DATE'
  return date < first ? tooEarly : undefined
}

/**
 * Over the date line a flight may leave on the day before the one before it did. Whether that one crosses it
 * only the server can tell, which knows the clocks of all places.
 */
const dayBefore = (date: string): string =>
  Number.isNaN(Date.parse(date)) ? '' : shiftDate(date, -1)

const hour = 60 * 60 * 1000

/** The date at UTC−12, where a day ends last: nothing before it can still be flown anywhere. */
export const earliestToday = (now: number): string =>
  new Date(now - 12 * hour).toISOString().slice(0, 10)

/** The last date on sale, 360 days on. */
export const lastDateOnSale = (now: number): string =>
  new Date(now + 360 * 24 * hour).toISOString().slice(0, 10)
