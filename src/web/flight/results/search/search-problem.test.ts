import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../../contract/envelope.ts'
import type { ErrorCode, FieldErrors } from '../../../../contract/errors.ts'
import { searchErrorsOf } from './search-problem.ts'
import { readTypedSearch } from './typed-search.ts'

const problem = (error: ErrorCode, fields?: FieldErrors): Problem => ({
  message: '',
  error,
  status_code: 400,
  fields,
})
const search = (query: string, multi = false) =>
  readTypedSearch(new URLSearchParams(query), multi, { adult: 1, child: 0, infant: 0 })
const roundtrip = search('depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&retDate=2026-12-01')
const multi = search('depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&arrAirport1=KUL', true)

describe('a rejected search’s field errors', () => {
  it.each([
    ['slices.0.from', 'depAirport'],
    ['slices.0.to', 'arrAirport'],
    ['slices.0.date', 'depDate'],
    ['slices.1.date', 'retDate'],
    ['passengers', 'adult'],
    ['passengers.infant', 'infant'],
    ['cabin', 'cabin'],
  ])('%s of a round trip is %s', (path, field) => {
    const errors = searchErrorsOf(problem('PAST_DATE', { [path]: 'PAST_DATE' }), roundtrip)
    expect(errors).toEqual({ [field]: 'PAST_DATE' })
  })

  it('number the legs of a multi-city trip', () => {
    const told = problem('UNKNOWN_PLACE', { 'slices.1.to': 'UNKNOWN_PLACE' })
    expect(searchErrorsOf(told, multi)).toEqual({ arrAirport1: 'UNKNOWN_PLACE' })
  })

  it('assign a problem without a field to one, if it has one', () => {
    expect(searchErrorsOf(problem('RETURN_BEFORE_DEPARTURE'), roundtrip)).toEqual({
      retDate: 'RETURN_BEFORE_DEPARTURE',
    })
    expect(searchErrorsOf(problem('FLIGHT_BEFORE_PREVIOUS'), multi)).toEqual({
      depDate1: 'FLIGHT_BEFORE_PREVIOUS',
    })
    expect(searchErrorsOf(problem('RATE_LIMITED'), roundtrip)).toEqual({})
  })
})
