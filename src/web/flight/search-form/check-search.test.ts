import { expect, it } from 'vitest'
import type { TypedSearch } from '../results/search/search-fields.ts'
import { checkSearch } from './check-search.ts'
import { placeCode } from './form-search.ts'

const today = '2026-11-21'
const leg = { from: 'KUL', to: 'BKK', date: '2026-12-10' }
const good: TypedSearch = {
  tripType: 'oneway',
  legs: [leg],
  returnDate: '',
  adult: '1',
  child: '0',
  infant: '0',
  cabin: 'economy',
}

it.each<[string, Partial<TypedSearch>, Record<string, string>]>([
  ['nothing wrong', {}, {}],
  [
    'nothing filled in',
    { legs: [{ from: '', to: '', date: '' }] },
    {
      depAirport: 'MISSING_PLACE',
      arrAirport: 'MISSING_PLACE',
      depDate: 'MISSING_DATE',
    },
  ],
  ['the same place twice', { legs: [{ ...leg, to: 'KUL' }] }, { arrAirport: 'SAME_PLACE' }],
  ['a past date', { legs: [{ ...leg, date: '2026-11-20' }] }, { depDate: 'PAST_DATE' }],
  [
    'a return before the departure',
    { tripType: 'roundtrip', returnDate: '2026-12-09' },
    {
      retDate: 'RETURN_BEFORE_DEPARTURE',
    },
  ],
  ['a return on the same day', { tripType: 'roundtrip', returnDate: '2026-12-10' }, {}],
  ['no return', { tripType: 'roundtrip' }, { retDate: 'MISSING_DATE' }],
  ['ten travellers', { adult: '5', child: '5' }, { adult: 'TOO_MANY_TRAVELLERS' }],
  ['nobody grown up', { adult: '0', child: '1' }, { adult: 'NO_ADULT' }],
  ['more infants than adults', { infant: '2' }, { infant: 'MORE_INFANTS_THAN_ADULTS' }],
  [
    'a second flight before the first',
    {
      tripType: 'multicity',
      legs: [leg, { from: 'BKK', to: 'SIN', date: '2026-12-01' }],
    },
    { depDate1: 'FLIGHT_BEFORE_PREVIOUS' },
  ],
  [
    'a second flight a day before the first, as over the date line',
    {
      tripType: 'multicity',
      legs: [
        { ...leg, from: 'AKL', to: 'HNL' },
        { from: 'HNL', to: 'LAX', date: '2026-12-09' },
      ],
    },
    {},
  ],
  [
    'a third flight is looked at beside the second',
    {
      tripType: 'multicity',
      legs: [
        leg,
        { from: 'BKK', to: 'SIN', date: '2026-12-09' },
        { from: 'SIN', to: 'KUL', date: '2026-12-07' },
      ],
    },
    { depDate2: 'FLIGHT_BEFORE_PREVIOUS' },
  ],
  [
    'a date that is none, before one that is',
    {
      tripType: 'multicity',
      legs: [
        { ...leg, date: 'soon' },
        { ...leg, from: 'BKK', to: 'SIN' },
      ],
    },
    {},
  ],
  [
    'seven flights',
    {
      tripType: 'multicity',
      legs: [leg, leg, leg, leg, leg, leg, leg],
    },
    { depAirport6: 'TOO_MANY_FLIGHTS' },
  ],
  ['fewer than nobody', { adult: '-1' }, { adult: 'NO_ADULT' }],
])('%s', (_, change, errors) => {
  expect(checkSearch({ ...good, ...change }, () => today)).toEqual(errors)
})

it('uses today’s date at each flight’s origin', () => {
  const days: Record<string, string> = { HNL: '2026-11-21', AKL: '2026-11-22' }
  const search: TypedSearch = {
    ...good,
    tripType: 'roundtrip',
    legs: [{ from: 'HNL', to: 'AKL', date: '2026-11-21' }],
    returnDate: '2026-11-21',
  }
  const errors = checkSearch(search, (place) => days[place] ?? '')
  expect(errors).toEqual({ retDate: 'PAST_DATE' })
})

it.each([
  ['Kuala Lumpur (KUL)', 'KUL'],
  [' Kuala Lumpur (kul) ', 'KUL'],
  ['kuala lum', 'kuala lum'],
  ['Kuala Lumpur (all airports)', 'Kuala Lumpur (all airports)'],
  ['KUL', 'KUL'],
  ['', ''],
])('%s in a place box means %s', (typed, place) => {
  expect(placeCode(typed)).toBe(place)
})
