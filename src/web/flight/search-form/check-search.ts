import type { SearchErrors } from '../results/search-request.ts'
import { legField, type TypedSearch } from '../results/typed-search.ts'

/**
 * What can be seen to be wrong before a search leaves the browser, by field. The front API decides; this
 * spares the way there. `today` is the earliest date it still is anywhere on Earth.
 */
export function checkSearch(search: TypedSearch, today: string): SearchErrors {
  const errors: Record<string, SearchErrors[string]> = {}
  let before = today
  search.legs.forEach((leg, index) => {
    if (!leg.from) errors[legField('depAirport', index)] = 'MISSING_PLACE'
    if (!leg.to) errors[legField('arrAirport', index)] = 'MISSING_PLACE'
    else if (leg.from === leg.to) errors[legField('arrAirport', index)] = 'SAME_PLACE'
    const wrong = wrongDate(leg.date, before, today)
    if (wrong) errors[legField('depDate', index)] = wrong
    if (leg.date > before) before = leg.date
  })
  if (search.tripType === 'roundtrip') {
    const wrong = wrongDate(search.returnDate, before, today)
    if (wrong) errors.retDate = wrong
  }
  const [adult, child, infant] = [search.adult, search.child, search.infant].map(Number)
  if (!adult) errors.adult = 'NO_ADULT'
  else if (adult + (child ?? 0) + (infant ?? 0) > 9) errors.adult = 'TOO_MANY_TRAVELLERS'
  else if ((infant ?? 0) > adult) errors.infant = 'MORE_INFANTS_THAN_ADULTS'
  return errors
}

function wrongDate(date: string, before: string, today: string) {
  if (!date) return 'MISSING_DATE'
  if (date < today) return 'PAST_DATE'
  return date < before ? 'RETURN_BEFORE_DEPARTURE' : undefined
}

const hour = 60 * 60 * 1000

/** The date at UTC−12, where a day ends last: nothing before it can still be flown anywhere. */
export const earliestToday = (now: number): string =>
  new Date(now - 12 * hour).toISOString().slice(0, 10)

/** The last date on sale, 360 days on. */
export const lastDateOnSale = (now: number): string =>
  new Date(now + 360 * 24 * hour).toISOString().slice(0, 10)
