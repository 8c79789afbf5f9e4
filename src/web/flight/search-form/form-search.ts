import type { TripType } from '../../../contract/flight/flight-terms.ts'
import { legField, mostLegs, type TypedSearch } from '../results/search/search-fields.ts'

/** Returns the code in `Kuala Lumpur (KUL)`; other text unchanged, for the server to resolve. */
export function placeCode(typed: string): string {
  const text = typed.trim()
  return /\(([A-Za-z]{3})\)$/.exec(text)?.[1]?.toUpperCase() ?? text
}

/** Reads the search form's current values. */
export function searchOfForm(form: HTMLFormElement): TypedSearch {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const tripType = (text('tripType') || 'oneway') as TripType
  const fewest = tripType === 'multicity' ? 2 : 1
  // The address may have more flights than allowed: the error says so, and none is lost.
  let count = tripType === 'multicity' ? mostLegs : 1
  while (tripType === 'multicity' && data.has(legField('depAirport', count))) count += 1
  const legs = Array.from({ length: count }, (_, leg) => ({
    from: placeCode(text(legField('depAirport', leg))),
    to: placeCode(text(legField('arrAirport', leg))),
    date: text(legField('depDate', leg)),
  })).filter((leg, index, all) => {
    // A row that only continues from the previous one was filled in by the form.
    const isOnward = leg.from === all[index - 1]?.to
    return index < fewest || leg.to || leg.date || (leg.from && !isOnward)
  })
  return {
    tripType,
    legs,
    returnDate: tripType === 'roundtrip' ? text('retDate') : '',
    adult: text('adult'),
    child: text('child'),
    infant: text('infant'),
    cabin: text('cabin'),
  }
}
