import { formatMoney } from '../../../currency/format-money.ts'
import { formatDate, formatDuration, formatList } from '../../../locale/format.ts'
import type { Translate } from '../../../locale/word-store.ts'
import type { ResultsUpdate } from '../results-data.ts'
import type { ResultRow } from './result-row.ts'

/** What every row says and looks up, made once a list: fifty rows then cost fifty times little. */
export interface RowWords {
  t: Translate
  currency: string
  select: string
  checkFirst: string
  details: string
  bag: string
  noBag: string
  refundable: string
  airlines: ResultsUpdate['airlines']
  money(amount: number): string
  time(value: string): string
  duration(minutes: number): string
  airlineNames(codes: readonly string[]): string
  via(stops: ResultRow['via']): string
  pickHref(offer: string): string
  openHref(row: ResultRow): string
  /** What the whole trip comes to with this row; absent on a single leg. */
  tripPrice: ((price: number) => string) | undefined
}

interface RowWordsInput {
  t: Translate
  tag: string
  currency: string
  airlines: ResultsUpdate['airlines']
  cities: ResultsUpdate['cities']
  /** The page's own URL with all that was chosen, and the one that picks once an offer is appended. */
  here: string
  pick: string
  /** Price of the legs chosen before and lowest price of those to come; `null` on a single leg. */
  rest: { chosen: number; toCome: number | null; last: boolean } | null
}

export function makeRowWords(input: RowWordsInput): RowWords {
  const { t, tag, currency, airlines, cities, rest } = input
  const money = (amount: number) => formatMoney({ amount, currency }, tag)
  const time = remember((clock: string) => formatDate(`2000-01-01T${clock}`, tag, 'time'))
  return {
    t,
    currency,
    airlines,
    money,
    select: t('flight-results.select'),
    checkFirst: t('flight-results.check-first'),
    details: t('flight-results.details'),
    bag: t('flight-results.bag'),
    noBag: t('flight-results.no-bag'),
    refundable: t('flight-results.refundable'),
    time: (value) => time(value.slice(11)),
    duration: remember((minutes: number) => formatDuration(minutes, tag)),
    airlineNames: (codes) => codes.map((code) => airlines[code]?.[0] ?? code).join(', '),
    via: (stops) =>
      t('flight-results.via', {
        places: formatList(
          stops.map(([code]) => cities[code] ?? code),
          tag,
        ),
      }),
    pickHref: (offer) => input.pick + encodeURIComponent(offer),
    openHref: (row) => `${input.here}&open=${encodeURIComponent(row.id)}#row-${row.id}`,
    tripPrice: rest ? (price) => tripPrice(t, money, rest, price) : undefined,
  }
}

function tripPrice(
  t: Translate,
  money: (amount: number) => string,
  rest: NonNullable<RowWordsInput['rest']>,
  price: number,
): string {
  const amount = rest.chosen + price
  if (rest.last) return t('flight-results.trip-total', { amount: money(amount) })
  if (rest.toCome === null) return ''
  return t('flight-results.trip-from', { amount: money(amount + rest.toCome) })
}

/** Times and lengths repeat down a list, and Intl is slow. */
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
