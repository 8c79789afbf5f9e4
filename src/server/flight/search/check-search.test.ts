import { expect, it } from 'vitest'
import { CatalogueError } from '../../../contract/errors.ts'
import {
  type SearchRequest,
  searchRequestSchema,
} from '../../../contract/flight/search/flight-search.ts'
import { checkSearch } from './check-search.ts'

/** 16:30 on 10 March in London, 00:30 on the 11th in Kuala Lumpur. */
const now = new Date('2027-03-10T16:30:00Z')

type Wanted = Partial<SearchRequest> & { trip?: string }
const whole = (wanted: Wanted): SearchRequest =>
  searchRequestSchema.parse({
    slices: (wanted.trip ?? 'KUL BKK 2027-04-01').split(', ').map((slice) => {
      const [from, to, date] = slice.split(' ')
      return { from, to, date }
    }),
    tripType: 'oneway',
    passengers: { adult: 1, child: 0, infant: 0 },
    currency: 'MYR',
    ...wanted,
  })

it.each<[string, Wanted]>([
  ['one way', {}],
  ['by city', { trip: 'LON TYO 2027-04-01' }],
  ['between airports of a city', { trip: 'LHR LGW 2027-04-01' }],
  ['today in Kuala Lumpur', { trip: 'KUL BKK 2027-03-11' }],
  ['today in London', { trip: 'LHR BKK 2027-03-10' }],
  [
    'there and back on a day',
    { tripType: 'roundtrip', trip: 'KUL SIN 2027-04-01, SIN KUL 2027-04-01' },
  ],
  [
    'a day earlier over the date line, where one can land the day before',
    { tripType: 'multicity', trip: 'AKL HNL 2027-04-02, HNL LAX 2027-04-01' },
  ],
  [
    'several cities on one day',
    { tripType: 'multicity', trip: 'KUL BKK 2027-04-01, BKK HKG 2027-04-01' },
  ],
  ['360 days ahead', { trip: 'LHR BKK 2028-03-04' }],
  ['nine travellers', { passengers: { adult: 5, child: 2, infant: 2 } }],
])('%s is a search', (_, wanted) => {
  expect(() => checkSearch(whole(wanted), now)).not.toThrow()
})

it.each<[string, string, Wanted]>([
  ['UNKNOWN_PLACE', 'slices.0.from', { trip: 'QQQ BKK 2027-04-01' }],
  ['UNKNOWN_PLACE', 'slices.0.to', { trip: 'KUL QQQ 2027-04-01' }],
  ['SAME_PLACE', 'slices.0.to', { trip: 'KUL KUL 2027-04-01' }],
  ['SAME_PLACE', 'slices.0.to', { trip: 'LON LHR 2027-04-01' }],
  ['PAST_DATE', 'slices.0.date', { trip: 'KUL BKK 2027-03-10' }],
  ['DATE_TOO_FAR', 'slices.0.date', { trip: 'LHR BKK 2028-03-05' }],
  [
    'RETURN_BEFORE_DEPARTURE',
    'slices.1.date',
    { tripType: 'roundtrip', trip: 'KUL SIN 2027-04-02, SIN KUL 2027-04-01' },
  ],
  [
    'FLIGHT_BEFORE_PREVIOUS',
    'slices.1.date',
    { tripType: 'multicity', trip: 'KUL BKK 2027-04-02, BKK HKG 2027-04-01' },
  ],
  [
    'FLIGHT_BEFORE_PREVIOUS',
    'slices.1.date',
    { tripType: 'multicity', trip: 'KUL LHR 2027-04-02, LHR KUL 2027-04-01' },
  ],
  [
    'FLIGHT_BEFORE_PREVIOUS',
    'slices.1.date',
    { tripType: 'multicity', trip: 'AKL HNL 2027-04-03, HNL LAX 2027-04-01' },
  ],
  ['TOO_MANY_TRAVELLERS', 'passengers', { passengers: { adult: 9, child: 1, infant: 0 } }],
  ['NO_ADULT', 'passengers.adult', { passengers: { adult: 0, child: 1, infant: 0 } }],
  [
    'MORE_INFANTS_THAN_ADULTS',
    'passengers.infant',
    { passengers: { adult: 1, child: 0, infant: 2 } },
  ],
  ['VALIDATION', 'slices', { tripType: 'roundtrip' }],
  ['VALIDATION', 'currency', { currency: 'QQQ' }],
])('%s at %s', (code, field, wanted) => {
  const check = () => checkSearch(whole(wanted), now)
  expect(check).toThrow(CatalogueError)
  expect(check).toThrow(expect.objectContaining({ code, fields: { [field]: code } }))
})

it('reports all invalid fields at once', () => {
  const wanted = { trip: 'QQQ BKK 2027-01-01', passengers: { adult: 0, child: 0, infant: 0 } }
  expect(() => checkSearch(whole(wanted), now)).toThrow(
    expect.objectContaining({
      code: 'UNKNOWN_PLACE',
      fields: {
        'slices.0.from': 'UNKNOWN_PLACE',
        'slices.0.date': 'PAST_DATE',
        'passengers.adult': 'NO_ADULT',
      },
    }),
  )
})
