import { describe, expect, it } from 'vitest'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import { defaultSearch, startingAt } from './default-search.ts'

const config = (onewayCountries: string[] = []) =>
  ({ flightSearch: { adult: 1, child: 0, infant: 0, onewayCountries } }) as unknown as PublicConfig

const started = (query: string, settings = config(), country = 'MY') =>
  defaultSearch(new URLSearchParams(query), settings, country)

describe('the search form’s defaults', () => {
  it('are one adult (S9.2)', () => {
    expect(started('')).toMatchObject({ adult: '1', child: '0', infant: '0' })
  })

  it.each([
    ['there and back without the setting', [], 'ID', 'roundtrip'],
    ['one way where visitors mostly fly so', ['ID', 'TH'], 'ID', 'oneway'],
    ['there and back elsewhere', ['ID', 'TH'], 'MY', 'roundtrip'],
  ])('is %s (S3.12)', (_, onewayCountries, country, tripType) => {
    expect(started('', config(onewayCountries), country).tripType).toBe(tripType)
  })

  it.each([
    ['tripType=oneway', 'oneway'],
    ['tripType=roundtrip', 'roundtrip'],
    ['tripType=multicity', 'multicity'],
    ['retDate=2027-01-10', 'roundtrip'],
    ['depDate1=2027-01-10', 'roundtrip'],
  ])('goes by what the address says, whatever the country: %s', (query, tripType) => {
    expect(started(query, config(['ID']), 'ID').tripType).toBe(tripType)
  })

  it('have as many flights as requested, from two to six', () => {
    const legs = (query: string) => started(`tripType=multicity&${query}`).legs.length
    expect([legs(''), legs('legs=4'), legs('legs=60')]).toEqual([2, 4, 6])
  })
})

describe('where a search starts', () => {
  it.each([
    ['only names its destination', 'arrAirport=Bali&depDate=2027-01-10', 'KUL', 'Bali'],
    ['says where from', 'depAirport=SIN&arrAirport=Bali', 'SIN', 'Bali'],
    ['names nothing', '', '', ''],
    ['goes home', 'arrAirport=KUL', '', 'KUL'],
  ])('that %s', (_, query, from, to) => {
    expect(startingAt(started(query), 'KUL').legs[0]).toMatchObject({ from, to })
  })
})
