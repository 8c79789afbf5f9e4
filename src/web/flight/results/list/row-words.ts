import { airportSwitches } from '../../../../contract/flight/airport-switches.ts'
import { formatDuration, formatList, formatTime } from '../../../../contract/words/format.ts'
import { formatMoney } from '../../../../contract/words/format-money.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { cityOf } from '../../../place/place-names.ts'
import { airportSwitchText } from '../../slice/airport-switch-text.ts'
import type { RestOfTrip } from '../choices/trip-price.ts'
import type { ResultsPage, ResultsUpdate } from '../load/results-data.ts'
import { fareTerms } from './fare-terms.ts'
import type { ResultRow } from './result-row.ts'

/** Texts and look-ups shared by all rows, created once per list because fifty rows repeat them. */
export interface RowWords {
  t: Translate
  currency: string
  select: string
  checkFirst: string
  details: string
  hide: string
  airlines: ResultsUpdate['airlines']
  money(amount: number): string
  time(value: string): string
  duration(minutes: number): string
  airlineNames(codes: readonly string[]): string
  via(stops: ResultRow['via']): string
  terms(row: ResultRow): string
  shortTerms(row: ResultRow): string
  /** Returns notes if it uses a different airport than the flights chosen before. */
  otherAirports(row: ResultRow): { airport: string; text: string }[]
  pickHref(offer: string): string
  openHref(row: ResultRow): string
  /** Returns the price of the whole trip with a row, for the whole party. */
  total(row: ResultRow): string
  /** What the total includes, if it isn't just this flight's price. */
  totalNote: string | undefined
  /** Returns the flight's own price, if the total is higher. */
  own: ((row: ResultRow) => string) | undefined
}

interface RowWordsInput {
  t: Translate
  tag: string
  airlines: ResultsUpdate['airlines']
  cities: ResultsUpdate['cities']
  ends: ResultsUpdate['ends']
  page: ResultsPage
  /** The page's URL with all choices, and the one that selects an offer whose id is appended. */
  here: string
  pick: string
  rest: RestOfTrip
}

export function makeRowWords(input: RowWordsInput): RowWords {
  const { t, tag, page, airlines, cities, rest } = input
  const { currency } = page.request
  const { tripType } = page.search
  const chosen = page.chosen.map(({ slice }) => slice)
  const airports = { ...page.airports, ...input.ends }
  const money = remember((amount: number) => formatMoney({ amount, currency }, tag))
  const time = remember((clock: string) => formatTime(clock, tag))
  return {
    t,
    currency,
    airlines,
    money,
    select: t('flight-results.select'),
    checkFirst: t('flight-results.review'),
    details: t('flight-results.details'),
    hide: t('flight-results.hide'),
    time: (value) => time(value.slice(11)),
    duration: remember((minutes: number) => formatDuration(minutes, tag)),
    airlineNames: (codes) => codes.map((code) => airlines[code]?.[0] ?? code).join(', '),
    via: (stops) =>
      t('flight-results.via', {
        places: formatList(
          stops.map(([code]) => cities[code] ?? code),
          t.tagOf('flight-results.via'),
        ),
      }),
    terms: (row) => fareTerms(t, row, money, ''),
    shortTerms: (row) => fareTerms(t, row, money, '-short'),
    otherAirports: (row) =>
      airportSwitches([...chosen, row], tripType, (code) => cityOf(airports, code))
        .filter(({ leg }) => leg === page.leg)
        .map((each) => ({
          airport: each.airport,
          text: airportSwitchText(t, each, tripType === 'roundtrip', airports),
        })),
    pickHref: (offer) => input.pick + encodeURIComponent(offer),
    openHref: (row) => `${input.here}&open=${encodeURIComponent(row.id)}#row-${row.id}`,
    total: (row) => money(row.price + rest.amount),
    totalNote: rest.kind === 'only' ? undefined : t(`flight-results.price-${rest.kind}`),
    own:
      rest.kind === 'total' || rest.kind === 'from'
        ? (row) => t('flight-results.price-own', { amount: money(row.price) })
        : undefined,
  }
}

/** Times, durations and prices repeat down a list, and Intl is slow. */
function remember<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
