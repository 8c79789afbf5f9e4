import { describe, expect, it } from 'vitest'
import { cityById } from './city.ts'
import { worldCountries, worldCountryByCode } from './country.ts'
import { hasRate } from './exchange-rates.ts'
import { lodgingFees, type TaxedRoom } from './lodging-fees.ts'
import { type LodgingTax, lodgingTaxesOf, taxedPlaces } from './lodging-tax.ts'
import { readTable } from './read-table.ts'

const rows = readTable('table/lodging-taxes.psv', 8)
const all: LodgingTax[] = taxedPlaces.flatMap((place) => [
  ...lodgingTaxesOf(cityById(place) ?? { id: place, country: place }),
])

describe('the table of lodging taxes', () => {
  it('names known places, and a source for each row', () => {
    const unknown = taxedPlaces.filter(
      (place) => !(place.length === 2 ? worldCountryByCode(place) : cityById(place)),
    )
    expect(unknown).toEqual([])
    expect(rows.filter((row) => (row[7] ?? '').length < 10)).toEqual([])
    expect(new Set(taxedPlaces.map((place) => place.slice(-2).toUpperCase())).size).toBeGreaterThan(
      80,
    )
  })

  it('is in currencies of the country table that can be converted', () => {
    const known = new Set(worldCountries.map(({ currency }) => currency))
    const wrong = all.filter(({ currency }) => !known.has(currency) || !hasRate(currency))
    expect(wrong).toEqual([])
  })

  it('has kinds, bases and due times that exist', () => {
    const kinds = ['resort_fee', 'service_charge', 'vat', 'city_tax']
    const bases = [
      'per_night_guest',
      'per_night_room',
      'per_stay_guest',
      'percent',
      'percent_of_all',
    ]
    const wrong = all.filter(
      ({ kind, basis, due, amounts }) =>
        !kinds.includes(kind) ||
        !bases.includes(basis) ||
        !['now', 'at_property'].includes(due) ||
        amounts.length === 0 ||
        amounts.some(({ amount }) => !(amount >= 0)) ||
        (basis.startsWith('percent') && amounts.some(({ amount }) => amount > 30)),
    )
    expect(wrong).toEqual([])
  })

  it('ends each list of amounts limited by price with one for all other nights', () => {
    const open = all.filter(
      ({ amounts }) => amounts.some(({ below }) => below) && amounts.at(-1)?.below !== undefined,
    )
    expect(open).toEqual([])
  })
})

const two: Omit<TaxedRoom, 'nights' | 'currency'> = {
  stars: 3,
  adults: 2,
  childAges: [],
  checkIn: '2026-11-10',
  isDomestic: false,
}

/** Returns the fees as `kind amount due`, in whole units of the currency. */
function feesOf(place: string, room: Partial<TaxedRoom> & Pick<TaxedRoom, 'nights' | 'currency'>) {
  const city = cityById(place)
  if (!city) throw new Error(`no city ${place}`)
  return lodgingFees(city, { ...two, ...room })
    .map(({ kind, amount, due }) => `${kind} ${amount.amount} ${due}`)
    .join(', ')
}

const dirhams = { nights: [100_000, 100_000, 100_000], currency: 'AED' }
const euros = { nights: [10_000, 10_000], currency: 'EUR' }
const ringgit = { nights: [20_000, 20_000], currency: 'MYR' }
const yen = { nights: [24_000, 24_000], currency: 'JPY' }

describe('the fees of a room', () => {
  it.each<[string, string, Parameters<typeof feesOf>[1], string]>([
    ['Paris, 3 stars', 'paris-fr', euros, 'vat 2000 now, city_tax 2212 at_property'],
    [
      'Paris, 5 stars',
      'paris-fr',
      { ...euros, stars: 5 },
      'vat 2000 now, city_tax 4552 at_property',
    ],
    [
      'Paris, a child pays nothing',
      'paris-fr',
      { ...euros, adults: 1, childAges: [9] },
      'vat 2000 now, city_tax 1106 at_property',
    ],
    [
      'Paris, unclassified',
      'paris-fr',
      { ...euros, stars: undefined },
      'vat 2000 now, city_tax 2212 at_property',
    ],
    [
      'Dubai, 5 stars: VAT on the service charge too',
      'dubai-ae',
      { ...dirhams, stars: 5 },
      'service_charge 30000 now, vat 16500 now, city_tax 21000 now, city_tax 6000 at_property',
    ],
    [
      'Kuala Lumpur, a foreigner',
      'kuala-lumpur-my',
      ringgit,
      'vat 3200 now, city_tax 2000 at_property',
    ],
    [
      'Kuala Lumpur, a Malaysian',
      'kuala-lumpur-my',
      { ...ringgit, isDomestic: true },
      'vat 3200 now',
    ],
    [
      'Penang, a Malaysian',
      'penang-my',
      { ...ringgit, isDomestic: true },
      'vat 3200 now, city_tax 400 at_property',
    ],
    [
      'Bali: the levy once a visit and guest',
      'bali-id',
      { nights: [1_000_000, 1_000_000], currency: 'IDR' },
      'service_charge 200000 now, vat 220000 now, city_tax 300000 at_property',
    ],
    ['Tokyo, JPY 12,000 a guest', 'tokyo-jp', yen, 'vat 4800 now, city_tax 400 at_property'],
    ['Tokyo, JPY 9,999 a guest', 'tokyo-jp', { ...yen, nights: [19_998] }, 'vat 2000 now'],
    [
      'Kyoto before March 2026',
      'kyoto-jp',
      { ...yen, checkIn: '2026-02-28' },
      'vat 4800 now, city_tax 800 at_property',
    ],
    [
      'Kyoto since',
      'kyoto-jp',
      { ...yen, checkIn: '2026-03-01' },
      'vat 4800 now, city_tax 1600 at_property',
    ],
    [
      'Crete in summer, 4 stars',
      'crete-gr',
      { ...euros, stars: 4, checkIn: '2026-08-01' },
      'vat 2600 now, city_tax 2000 at_property',
    ],
    [
      'Crete in winter, 4 stars',
      'crete-gr',
      { ...euros, stars: 4, checkIn: '2027-01-05' },
      'vat 2600 now, city_tax 600 at_property',
    ],
    [
      'Lisbon, seven nights at most',
      'lisbon-pt',
      { ...euros, nights: Array(10).fill(10_000) },
      'vat 6000 now, city_tax 5600 at_property',
    ],
    [
      'the Maldives, a guest house, in another currency than the tax',
      'maldives-mv',
      { nights: [5000], currency: 'USD', kind: 'guest_house' },
      'service_charge 500 now, vat 935 now, city_tax 1200 at_property',
    ],
    [
      'Mumbai up to INR 7,500',
      'mumbai-in',
      { nights: [750_000], currency: 'INR' },
      'vat 37500 now',
    ],
    ['Mumbai above', 'mumbai-in', { nights: [750_100], currency: 'INR' }, 'vat 135018 now'],
    [
      'Las Vegas, with the resort fee',
      'las-vegas-us',
      { nights: [10_000], currency: 'USD', stars: 4 },
      'resort_fee 5000 at_property, city_tax 1338 now',
    ],
    ['New York', 'new-york-us', { nights: [20_000], currency: 'USD' }, 'city_tax 3300 now'],
    ['Tenerife has the Canaries’ own tax', 'tenerife-es', euros, 'vat 1400 now'],
    [
      'a town without a row has its country’s',
      'sheffield-gb',
      { ...euros, currency: 'GBP' },
      'vat 4000 now',
    ],
    ['a country without rows has none', 'kabul-af', { nights: [5000], currency: 'AFN' }, ''],
  ])('%s', (_, place, room, expected) => {
    expect(feesOf(place, room)).toBe(expected)
  })
})
