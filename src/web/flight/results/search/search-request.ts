import type { ErrorCode } from '../../../../contract/errors.ts'
import { cabinSchema, isoDateSchema } from '../../../../contract/flight/offer.ts'
import {
  placeCodeSchema,
  type SearchRequest,
} from '../../../../contract/flight/search/flight-search.ts'
import { legField, mostLegs, type TypedSearch } from './search-fields.ts'

/** Errors by the field's name in the URL: an error code, or that the field is empty. */
export type SearchErrors = Readonly<Record<string, ErrorCode | 'MISSING_PLACE' | 'MISSING_DATE'>>

export type ReadRequest = { ok: true; request: SearchRequest } | { ok: false; errors: SearchErrors }

/**
 * Converts the input, with places resolved to codes, into the request that opens a search. Only checks what can't be
 * expressed as a request; the rules themselves are the front API's.
 */
export function readSearchRequest(search: TypedSearch, currency: string): ReadRequest {
  const errors: Record<string, SearchErrors[string]> = {}
  search.legs.forEach((leg, index) => {
    const wrongFrom = wrongPlace(leg.from)
    if (wrongFrom) errors[legField('depAirport', index)] = wrongFrom
    const wrongTo = wrongPlace(leg.to)
    if (wrongTo) errors[legField('arrAirport', index)] = wrongTo
    const wrong = wrongDate(leg.date)
    if (wrong) errors[legField('depDate', index)] = wrong
    if (index >= mostLegs) errors[legField('depAirport', index)] = 'TOO_MANY_FLIGHTS'
  })
  if (search.tripType === 'roundtrip') {
    const wrong = wrongDate(search.returnDate)
    if (wrong) errors.retDate = wrong
  }
  const passengers = {
    adult: wholeNumber(search.adult),
    child: wholeNumber(search.child),
    infant: wholeNumber(search.infant),
  }
  for (const [name, count] of Object.entries(passengers)) {
    if (Number.isNaN(count)) {
      const nobody = name === 'adult' && /^-\d+$/.test(search.adult)
      errors[name] = nobody ? 'NO_ADULT' : 'VALIDATION'
    } else if (count > 9) errors[name] = 'TOO_MANY_TRAVELLERS'
  }
  const cabin = cabinSchema.safeParse(search.cabin)
  if (!cabin.success) errors.cabin = 'VALIDATION'
  if (!cabin.success || Object.keys(errors).length > 0) return { ok: false, errors }

  const slices = search.legs.map(({ from, to, date }) => ({ from, to, date }))
  const [first] = slices
  if (search.tripType === 'roundtrip' && first) {
    slices.push({ from: first.to, to: first.from, date: search.returnDate })
  }
  return {
    ok: true,
    request: { slices, tripType: search.tripType, passengers, cabin: cabin.data, currency },
  }
}

function wrongPlace(place: string): SearchErrors[string] | undefined {
  if (!place) return 'MISSING_PLACE'
  return placeCodeSchema.safeParse(place).success ? undefined : 'UNKNOWN_PLACE'
}

function wrongDate(date: string): SearchErrors[string] | undefined {
  if (!date) return 'MISSING_DATE'
  return isoDateSchema.safeParse(date).success ? undefined : 'VALIDATION'
}

const wholeNumber = (typed: string): number => (/^\d{1,3}$/.test(typed) ? Number(typed) : NaN)
