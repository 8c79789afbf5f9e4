import type { Problem } from '../../../../contract/envelope.ts'
import { type ErrorCode, errorCatalogue } from '../../../../contract/errors.ts'
import { legField, type TypedSearch } from './search-fields.ts'
import type { SearchErrors } from './search-request.ts'

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text)

/** The form field of an error for which the front API names none. */
const homes: Partial<Record<ErrorCode, string>> = {
  UNKNOWN_PLACE: 'depAirport',
  SAME_PLACE: 'arrAirport',
  PAST_DATE: 'depDate',
  DATE_TOO_FAR: 'depDate',
  RETURN_BEFORE_DEPARTURE: 'retDate',
  FLIGHT_BEFORE_PREVIOUS: 'depDate1',
  TOO_MANY_TRAVELLERS: 'adult',
  NO_ADULT: 'adult',
  MORE_INFANTS_THAN_ADULTS: 'infant',
}

/** Returns a rejected search's errors by form field; empty if it isn't about fields. */
export function searchErrorsOf(problem: Problem, search: TypedSearch): SearchErrors {
  const errors: Record<string, ErrorCode> = {}
  for (const [path, told] of Object.entries(problem.fields ?? {})) {
    const field = fieldOf(path, search)
    if (field) errors[field] = isCode(told) ? told : problem.error
  }
  const home = homes[problem.error]
  if (Object.keys(errors).length === 0 && home) errors[home] = problem.error
  return errors
}

/** `slices.1.date` → `depDate1`, or `retDate` on a round trip; `passengers.infant` → `infant`. */
function fieldOf(path: string, search: TypedSearch): string | undefined {
  const [head, second, last] = path.split('.')
  if (head === 'passengers') return second ?? 'adult'
  if (head === 'cabin') return 'cabin'
  if (head !== 'slices') return undefined
  const index = Number(second)
  if (search.tripType === 'roundtrip' && index === 1) {
    return last === 'date' ? 'retDate' : last === 'from' ? 'arrAirport' : 'depAirport'
  }
  const name = last === 'from' ? 'depAirport' : last === 'to' ? 'arrAirport' : 'depDate'
  return legField(name, index)
}
