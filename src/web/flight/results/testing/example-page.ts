import { cabinSchema } from '../../../../contract/flight/offer.ts'
import type { SearchId } from '../../../../contract/ids.ts'
import { readChoices } from '../choices/result-choices.ts'
import type { ResultsPage, ResultsUpdate } from '../load/results-data.ts'
import { readTypedSearch } from '../search/typed-search.ts'
import { exampleRow } from './example-row.ts'

export function exampleUpdate(changes: Partial<ResultsUpdate> = {}): ResultsUpdate {
  return {
    state: 'searching',
    suppliers: [
      { id: 'gds', name: 'Meridian GDS', state: 'answered', results: 1 },
      { id: 'ndc', name: 'Direct Connect', state: 'asked', results: 0 },
    ],
    rows: [exampleRow()],
    tooEarly: false,
    lowest: [{ direct: [25000, 25000] }],
    airlines: { MH: ['Malaysia Airlines', '#0b2f6b'] },
    ends: {},
    cities: { KUL: 'Kuala Lumpur', BKK: 'Bangkok' },
    cursor: 1,
    expiresAt: '2026-11-21T08:25:00.000Z',
    ...changes,
  }
}

/** Returns an example page: KUL to BKK on 10 December, round trip unless the query says otherwise. */
export function examplePage(
  changes: Partial<ResultsPage> = {},
  query = 'retDate=2026-12-17',
): ResultsPage {
  const search = readTypedSearch(
    new URLSearchParams(`depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&${query}`),
    false,
    { adult: 1, child: 0, infant: 0 },
  )
  const there = { from: 'KUL', to: 'BKK', date: '2026-12-10' }
  const back = { from: 'BKK', to: 'KUL', date: search.returnDate }
  return {
    kind: 'results',
    title: 'Flights Kuala Lumpur to Bangkok',
    description: '',
    search,
    request: {
      slices: search.tripType === 'roundtrip' ? [there, back] : [there],
      tripType: search.tripType,
      passengers: { adult: 1, child: 0, infant: 0 },
      cabin: cabinSchema.parse(search.cabin),
      currency: 'MYR',
    },
    searchId: 'search-1234' as SearchId,
    leg: 0,
    chosen: [],
    chosenGone: false,
    nextFrom: null,
    update: exampleUpdate(),
    places: [],
    airports: {},
    open: null,
    whole: null,
    family: null,
    today: '2026-11-21',
    shared: null,
    carried: [],
    choices: readChoices(new URLSearchParams(query), 'MYR'),
    now: '2026-11-21T08:00:00.000Z',
    ...changes,
  }
}
