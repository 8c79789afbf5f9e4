import type { ErrorCode } from '../../../contract/errors.ts'
import { shiftDate } from '../../calendar/days.ts'
import { legField, mostLegs, type TypedSearch } from '../results/search/search-fields.ts'
import type { SearchErrors } from '../results/search/search-request.ts'

/**
 * Returns the errors of a search before it's sent, by field. The front API decides; this saves a round trip. `todayAt`
 * returns the first possible day from a place, like `firstDayFrom`.
 */
export function checkSearch(search: TypedSearch, todayAt: (place: string) => string): SearchErrors {
  const errors: Record<string, SearchErrors[string]> = {}
  search.legs.forEach((leg, index) => {
    if (index >= mostLegs) errors[legField('depAirport', index)] = 'TOO_MANY_FLIGHTS'
    else if (!leg.from) errors[legField('depAirport', index)] = 'MISSING_PLACE'
    if (!leg.to) errors[legField('arrAirport', index)] = 'MISSING_PLACE'
    else if (leg.from === leg.to) errors[legField('arrAirport', index)] = 'SAME_PLACE'
    const before = search.legs[index - 1]?.date ?? ''
    const today = todayAt(leg.from)
    const wrong = wrongDate(leg.date, today, dayBefore(before), 'FLIGHT_BEFORE_PREVIOUS')
    if (wrong) errors[legField('depDate', index)] = wrong
  })
  if (search.tripType === 'roundtrip') {
    const before = search.legs[0]?.date ?? ''
    const today = todayAt(search.legs[0]?.to ?? '')
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
 * Returns the day before a date, or an empty string for an invalid one. A flight across the date line can land the day
 * before it left, so the next one may leave then; only the server knows whether it does.
 */
export const dayBefore = (date: string): string =>
  Number.isNaN(Date.parse(date)) ? '' : shiftDate(date, -1)
