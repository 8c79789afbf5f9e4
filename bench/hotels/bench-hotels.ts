import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { BodyInput, ResultOf } from '../../src/contract/endpoint.ts'
import { amenities, boards, hotelKinds, hotelSorts } from '../../src/contract/hotel/hotel-terms.ts'
import type {
  HotelSearchState,
  listHotelResults,
} from '../../src/contract/hotel/search/hotel-search.ts'
import { createHotelCatalogue } from '../../src/server/hotel/catalogue/hotel-catalogue.ts'
import type { HotelSupplier } from '../../src/server/supplier/hotel-supplier.ts'
import { type BenchRow, inDays, median, quantile } from '../figures.ts'
import { openBenchShop } from '../orders/shop.ts'
import { madeUpSupplier } from './made-up-supplier.ts'

const mostTime = 30
const mostGrowth = 2
const mostBytes = 1600
const inCity = 1500
const rounds = 400
const [small, large] = [3000, 300_000]

type Query = BodyInput<typeof listHotelResults>

/** Returns a different choice of filters, sort and page for each number, with all filters used again and again. */
function query(number: number): Query {
  const every = (step: number) => number % step === 0
  const kind = hotelKinds[number % hotelKinds.length]
  const board = boards[number % boards.length]
  const amenity = amenities[number % amenities.length]
  return {
    sort: hotelSorts[number % hotelSorts.length],
    from: (number % 4) * 25,
    size: 25,
    markers: every(2) ? 200 : 0,
    filters: {
      ...(every(2) ? { maxPrice: 200_000 } : {}),
      ...(every(3) ? { minPrice: 20_000 } : {}),
      ...(every(3) ? { stars: [3, 4, 5] } : {}),
      ...(every(4) ? { score: 7 } : {}),
      ...(every(5) && kind ? { kinds: [kind, 'hotel'] } : {}),
      ...(every(3) && board ? { boards: [board] } : {}),
      ...(every(4) && amenity ? { amenities: [amenity] } : {}),
      ...(every(7) ? { accessibility: ['step_free_entrance'] } : {}),
      freeCancellation: every(3),
      payAtProperty: every(11),
      ...(every(6) ? { within: 8 } : {}),
      ...(every(8) ? { bounds: { south: 13.6, north: 13.9, west: 100.4, east: 100.7 } } : {}),
      ...(every(9) ? { name: 'river' } : {}),
    },
  }
}

/** Opens a search in Bangkok at a server that sells these suppliers' stays, and returns its pages in milliseconds. */
async function pagesOf(hotelSuppliers: readonly HotelSupplier[] | undefined) {
  const shop = await openBenchShop(hotelSuppliers && { hotelSuppliers })
  try {
    const traveller = shop.traveller()
    const body = {
      destination: 'city-bangkok-th',
      checkIn: inDays(40),
      checkOut: inDays(43),
      rooms: [{ adults: 2, childAges: [] }],
      currency: 'MYR',
    }
    let state = await traveller.must(
      traveller.call<HotelSearchState>('POST', '/hotel/search?wait=2000', body),
    )
    const path = `/hotel/search/${state.searchId}/results`
    const ask = (body: Query) =>
      traveller.must(traveller.call<ResultOf<typeof listHotelResults>>('POST', path, body))
    while (state.state === 'searching') state = (await ask({ size: 0 })).search
    for (let number = 0; number < rounds / 4; number += 1) await ask(query(number))
    const times: number[] = []
    for (let number = 0; number < rounds; number += 1) {
      const started = performance.now()
      await ask(query(number))
      times.push(performance.now() - started)
    }
    return { found: state.found, times }
  } finally {
    await shop.close()
  }
}

/** Measures pages of results of the sandbox's densest city, and how they and suggestions grow with the catalogue. */
export async function benchResults(): Promise<BenchRow[]> {
  const { found, times } = await pagesOf(undefined)
  const p99 = quantile(times, 0.99)
  const few = await pagesOf(twoSuppliers(small))
  const many = await pagesOf(twoSuppliers(large))
  const growth = median(many.times) / median(few.times)
  const p99Many = quantile(many.times, 0.99)
  return [
    {
      name: `a page of hotel results of the sandbox’s ${found} properties in Bangkok, any filters, p50 / p99`,
      figure: `${median(times).toFixed(1)} / ${p99.toFixed(1)} ms`,
      bound: `p99 ≤ ${mostTime} ms`,
      ok: p99 <= mostTime,
    },
    {
      name: `the same with ${many.found} properties of ${large.toLocaleString('en')} in the catalogue, two suppliers with 5 rates each, beside ${small.toLocaleString('en')}`,
      figure: `p99 ${p99Many.toFixed(1)} ms, ${growth.toFixed(2)} times`,
      bound: `p99 ≤ ${mostTime} ms, ${mostGrowth} times`,
      ok: p99Many <= mostTime && growth <= mostGrowth,
    },
  ]
}

const twoSuppliers = (count: number): HotelSupplier[] => [
  madeUpSupplier('north', count, inCity),
  madeUpSupplier('south', inCity, inCity),
]

/** Measures what a property takes in memory, and finding one by its name. */
export async function benchCatalogue(): Promise<BenchRow[]> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const log = { error: console.error }
  const supplier = madeUpSupplier('north', large, inCity)
  collect()
  const before = process.memoryUsage()
  const started = performance.now()
  const catalogue = createHotelCatalogue({ suppliers: [supplier], log })
  await catalogue.ready()
  const took = (performance.now() - started) / 1000
  catalogue.named('river', 1)
  collect()
  const after = process.memoryUsage()
  const bytes = after.heapUsed - before.heapUsed + (after.external - before.external)
  const typed = ['riv', 'grand lotus', 'silver paml', 'orchid temple inn 4', 'sunset', 'roayl bay']
  const times = Array.from({ length: 300 }, (_, number) => {
    const asked = performance.now()
    catalogue.named(typed[number % typed.length] ?? '', 3)
    return performance.now() - asked
  })
  return [
    {
      name: `memory of a property in a catalogue of ${large.toLocaleString('en')}, read in ${took.toFixed(0)} s`,
      figure: `${Math.round(bytes / large)} bytes`,
      bound: `≤ ${mostBytes} bytes`,
      ok: bytes / large <= mostBytes,
    },
    {
      name: `finding a property of ${large.toLocaleString('en')} by what was typed of its name, p50 / p99`,
      figure: `${median(times).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)} ms`,
      bound: `p99 ≤ ${mostTime} ms`,
      ok: quantile(times, 0.99) <= mostTime,
    },
  ]
}
