import { expect, test } from 'vitest'
import { testHotelWorld } from '../../../../../test/support/hotel-world.ts'
import { inDays } from '../../../../../test/support/traveller.ts'
import { type HotelKind, hotelKinds } from '../../../../contract/hotel/hotel-terms.ts'
import type { StayDates } from '../../../../contract/hotel/stay.ts'
import { createHotelCatalogue } from '../../catalogue/hotel-catalogue.ts'
import { stayAnswer } from '../stay-answer.ts'
import { passingResults } from './passing-results.ts'
import { buildResultIndex } from './result-index.ts'

const cities =
  `amsterdam-nl athens-gr auckland-nz bali-id bangkok-th barcelona-es berlin-de cancun-mx
  cape-town-za chiang-mai-th dubai-ae ho-chi-minh-city-vn hong-kong-hk istanbul-tr kuala-lumpur-my
  kyoto-jp lisbon-pt london-gb los-angeles-us madrid-es manila-ph marrakesh-ma mexico-city-mx mumbai-in
  new-york-us osaka-jp paris-fr phuket-th prague-cz rome-it seoul-kr siem-reap-kh singapore-sg sydney-au
  tokyo-jp`.split(/\s+/)

const parties: Record<string, StayDates> = {
  couple: stay(6, 2),
  single: stay(1, 1),
  family: stay(4, 2, 4, 9),
}
const firstKinds: Record<string, HotelKind[]> = {
  couple: ['hotel'],
  single: ['hotel', 'hostel'],
  family: ['apartment', 'resort'],
}

function stay(nights: number, adults: number, ...childAges: number[]): StayDates {
  return {
    checkIn: inDays(15),
    checkOut: inDays(15 + nights),
    rooms: [{ adults, childAges }],
  }
}

const { suppliers, around } = await testHotelWorld(4, cities)
const catalogue = createHotelCatalogue({ suppliers, log: { error: () => undefined } })
await catalogue.ready()

const noFilters = {
  stars: [],
  kinds: [],
  areas: [],
  amenities: [],
  accessibility: [],
  boards: [],
  freeCancellation: false,
  payAtProperty: false,
}

/** Returns the kinds of a search's properties, most recommended first. */
async function kindsOf(city: string, of: StayDates): Promise<HotelKind[]> {
  const { centre, radius } = around(city)
  const answers = await Promise.all(
    suppliers.map(async (supplier) =>
      stayAnswer(supplier, await supplier.search({ centre, radius, stay: of }), 'USD'),
    ),
  )
  const index = buildResultIndex(answers, catalogue, { position: centre, radius, stay: of })
  const asked = { filters: noFilters, sort: 'recommendation' as const }
  const { passing } = passingResults(index, asked, { catalogue, now: 0, wanted: undefined })
  return passing.map(({ position }) => {
    const number = index.hotels[position] as number
    return hotelKinds[catalogue.facts.kind[number] as number] as HotelKind
  })
}

const lengthsOf = (kinds: readonly HotelKind[]) =>
  [...Map.groupBy(kinds, (kind) => kind).values()].map(({ length }) => length)

/** Returns how many of each kind there are: `3 hotel, 2 villa`. */
const counted = (kinds: readonly HotelKind[]): string =>
  [...Map.groupBy(kinds, (kind) => kind)].map(([kind, same]) => `${same.length} ${kind}`).join(', ')

test.each(Object.entries(parties))('35 cities mix kinds for a %s', async (party, of) => {
  const table: string[] = []
  for (const city of cities) {
    const kinds = await kindsOf(city, of)
    const first = kinds.slice(0, 10)
    const row = `| ${city} | ${kinds.length} | ${counted(first)} | ${counted(kinds.slice(0, 50))} |`
    table.push(row)
    expect(firstKinds[party], row).toContain(first[0])
    const most = Math.max(...lengthsOf(first))
    // Where the kinds can't fill ten places with three each, one has more.
    const filled = lengthsOf(kinds).reduce((sum, length) => sum + Math.min(3, length), 0)
    if (filled >= 10) expect(most, row).toBeLessThanOrEqual(3)
    for (let from = 10; from < Math.min(50, kinds.length - 9); from += 10) {
      const ten = kinds.slice(from, from + 10)
      // Of what the places before left over.
      const left = lengthsOf(kinds.slice(from)).reduce(
        (sum, length) => sum + Math.min(5, length),
        0,
      )
      if (left < 10) continue
      expect(Math.max(...lengthsOf(ten)), `${from}: ${row}`).toBeLessThanOrEqual(5)
    }
    if (party !== 'couple') continue
    const hostels = kinds.slice(0, 50).filter((kind) => kind === 'hostel').length
    expect(hostels, row).toBeLessThanOrEqual(10)
  }
  expect(table).toHaveLength(35)
  if (process.env.RECOMMENDED_TABLE) console.info(table.join('\n'))
})
