import { expect, it } from 'vitest'
import type { SearchRequest } from '../../../../contract/flight/search/flight-search.ts'
import { searchAgain, searchAgainFromUrl } from './search-again.ts'

const oneway: SearchRequest = {
  slices: [{ from: 'KUL', to: 'BKK', date: '2026-12-10' }],
  tripType: 'oneway',
  passengers: { adult: 2, child: 1, infant: 0 },
  cabin: 'economy',
  currency: 'MYR',
}

it('repeats a one-way search', () => {
  const { path, query } = searchAgain(oneway)
  expect(path).toBe('flight/search')
  expect(query.get('depAirport')).toBe('KUL')
  expect(query.get('depDate')).toBe('2026-12-10')
  expect(query.get('adult')).toBe('2')
  expect(query.has('retDate')).toBe(false)
})

it('uses the return leg as the return date', () => {
  const back = { from: 'BKK', to: 'KUL', date: '2026-12-14' }
  const slices = [...oneway.slices, back]
  const { path, query } = searchAgain({ ...oneway, tripType: 'roundtrip', slices })
  expect(path).toBe('flight/search')
  expect(query.get('retDate')).toBe('2026-12-14')
  expect(query.has('depAirport1')).toBe(false)
})

it('from a confirmation’s address, keeps the first legs as chosen', () => {
  const address = new URLSearchParams(
    'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&retDate=2026-12-10&search=abc&offer=out&offer=back',
  )
  expect(searchAgainFromUrl(address, 1).query.getAll('offer')).toEqual(['out'])
  expect(searchAgainFromUrl(address).query.has('offer')).toBe(false)
})

it('numbers the legs of several cities', () => {
  const on = { from: 'BKK', to: 'HKT', date: '2026-12-14' }
  const slices = [...oneway.slices, on]
  const { path, query } = searchAgain({ ...oneway, tripType: 'multicity', slices })
  expect(path).toBe('flight/multi-search')
  expect(query.get('arrAirport1')).toBe('HKT')
})

it('reads the search from the page’s own address, without selected offers', () => {
  const params = new URLSearchParams('search=s1&offer=a&offer=b&depAirport=KUL&arrAirport=BKK')
  const { path, query } = searchAgainFromUrl(params)
  expect(path).toBe('flight/search')
  expect(query.toString()).toBe('depAirport=KUL&arrAirport=BKK')
})

it('links to the empty form if nothing is known', () => {
  expect(searchAgainFromUrl(new URLSearchParams('search=s1&offer=a')).path).toBe('flight')
})
