import { describe, expect, it } from 'vitest'
import { readSearchRequest, type SearchErrors } from './search-request.ts'
import { readTypedSearch } from './typed-search.ts'

const read = (query: string, multi = false) =>
  readSearchRequest(
    readTypedSearch(new URLSearchParams(query), multi, { adult: 1, child: 0, infant: 0 }),
    'MYR',
  )
const flight = 'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10'

describe('a typed search as a request', () => {
  it('has a return leg on a round trip', () => {
    expect(read(`${flight}&retDate=2026-12-17&adult=2&infant=1&cabin=business`)).toEqual({
      ok: true,
      request: {
        slices: [
          { from: 'KUL', to: 'BKK', date: '2026-12-10' },
          { from: 'BKK', to: 'KUL', date: '2026-12-17' },
        ],
        tripType: 'roundtrip',
        passengers: { adult: 2, child: 0, infant: 1 },
        cabin: 'business',
        currency: 'MYR',
      },
    })
  })

  it.each<[string, SearchErrors]>([
    ['depAirport=&arrAirport=BKK&depDate=2026-12-10', { depAirport: 'MISSING_PLACE' }],
    ['depAirport=KUL&depDate=', { arrAirport: 'MISSING_PLACE', depDate: 'MISSING_DATE' }],
    ['depAirport=Nowhere&arrAirport=BKK&depDate=2026-12-10', { depAirport: 'UNKNOWN_PLACE' }],
    [`${flight}&tripType=roundtrip`, { retDate: 'MISSING_DATE' }],
    ['depAirport=KUL&arrAirport=BKK&depDate=2026-02-30', { depDate: 'VALIDATION' }],
    [`${flight}&adult=ten`, { adult: 'VALIDATION' }],
    [`${flight}&adult=10`, { adult: 'TOO_MANY_TRAVELLERS' }],
    [`${flight}&adult=-1`, { adult: 'NO_ADULT' }],
    [`${flight}&child=-1`, { child: 'VALIDATION' }],
    [`${flight}&cabin=cargo`, { cabin: 'VALIDATION' }],
  ])('cannot be made of %s', (query, errors) => {
    expect(read(query)).toEqual({ ok: false, errors })
  })

  it('has six flights at most', () => {
    const more = [1, 2, 3, 4, 5, 6].map((leg) => `arrAirport${leg}=${leg % 2 ? 'SIN' : 'BKK'}`)
    const dates = [1, 2, 3, 4, 5, 6].map((leg) => `depDate${leg}=2026-12-1${leg}`)
    expect(read([flight, ...more, ...dates].join('&'), true)).toEqual({
      ok: false,
      errors: { depAirport6: 'TOO_MANY_FLIGHTS' },
    })
  })

  it('reports the incomplete leg', () => {
    expect(read(`${flight}&arrAirport1=HKT`, true)).toEqual({
      ok: false,
      errors: { depDate1: 'MISSING_DATE' },
    })
  })
})
