import {
  type HotelKind,
  type HotelSort,
  hotelKinds,
} from '../../../../contract/hotel/hotel-terms.ts'
import type { HotelFacets, HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'
import type { HotelCatalogue } from '../../catalogue/hotel-catalogue.ts'
import { fewLeft } from '../../rate/quoted-rate.ts'
import { createFacetCounter } from './count-facets.ts'
import { mixKinds } from './kind-mix.ts'
import { matchResults } from './match.ts'
import { isProven } from './recommendation.ts'
import type { ResultIndex } from './result-index.ts'
import { type Passing, sortResults } from './sort-results.ts'

/** The properties that pass filters, in order, and the counts next to each filter. */
export interface PassingResults {
  passing: readonly Passing[]
  /** The same in the order of their prices, for the map. */
  cheapestFirst: readonly Passing[]
  facets: HotelFacets
  /** Whether so few of them are nearly sold out that it tells one from the others. */
  isScarcityRare: boolean
}

interface Asked {
  filters: HotelFilters
  sort: HotelSort
}

interface Context {
  catalogue: HotelCatalogue
  now: number
  /** The property that was searched for by name. */
  wanted: number | undefined
}

/** A visitor moves between pages of one list and its map; one more is kept for changing a filter and back. */
const mostKept = 2
const minute = 60_000
/** A list says how many rooms are left if fewer than one of this many of its properties are nearly sold out. */
const rareOf = 10

/**
 * Returns what passes the filters, in order. An index keeps its last lists, since the next page, a moved map and a reload
 * need the same one. A list is right for a minute: free cancellation that ends within it counts as ended.
 */
export function passingResults(
  index: ResultIndex,
  asked: Asked,
  { catalogue, now, wanted }: Context,
): PassingResults {
  const end = Math.ceil(now / minute) * minute
  const key = JSON.stringify([asked.filters, asked.sort, wanted, end])
  const found = index.lists.get(key)
  if (found) return found
  const list = listOf(index, asked, { catalogue, now: end, wanted })
  const [oldest] = index.lists.keys()
  if (oldest !== undefined && index.lists.size >= mostKept) index.lists.delete(oldest)
  index.lists.set(key, list)
  return list
}

function listOf(index: ResultIndex, { filters, sort }: Asked, context: Context): PassingResults {
  const passing: Passing[] = []
  const counter = createFacetCounter(context.catalogue.facts)
  matchResults(index, filters, context, (match, hotel) => {
    counter.count(match, hotel)
    const { position, fails, best, free, count } = match
    if (fails === 0 && best >= 0) passing.push({ position, best, free, count })
  })
  sortResults(passing, sort, index, context.wanted, context.catalogue.facts)
  const isMixed = sort === 'recommendation' && filters.kinds.length === 0
  const scarce = passing.filter(({ best }) => fewLeft(index.rates.left[best]) !== undefined)
  return {
    passing: isMixed ? mixed(passing, index, context) : passing,
    cheapestFirst: passing.toSorted((a, b) => totalOf(a, index) - totalOf(b, index)),
    facets: counter.facets(),
    isScarcityRare: scarce.length * rareOf < passing.length,
  }
}

const totalOf = ({ best }: Passing, { rates }: ResultIndex) => rates.total[best] as number

/** Returns sorted properties with kinds mixed by what the search's guests book. */
const mixed = (sorted: readonly Passing[], { hotels, mix }: ResultIndex, context: Context) =>
  mixKinds(sorted, mix, {
    kindOf({ position }) {
      const kind = context.catalogue.facts.kind[hotels[position] as number] as number
      return hotelKinds[kind] as HotelKind
    },
    isNamed: ({ position }) => hotels[position] === context.wanted,
    isProven: ({ position }) => isProven(hotels[position] as number, context.catalogue.facts),
  })
