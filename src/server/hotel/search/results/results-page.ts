import type { BodyOf, ResultOf } from '../../../../contract/endpoint.ts'
import { boards, payTimes } from '../../../../contract/hotel/hotel-terms.ts'
import { isInArea, type MapArea } from '../../../../contract/hotel/map-area.ts'
import type { StayHash } from '../../../../contract/hotel/property.ts'
import type { RateSummary } from '../../../../contract/hotel/rate.ts'
import type {
  HotelMarker,
  HotelResult,
  HotelSearchRequest,
  listHotelResults,
} from '../../../../contract/hotel/search/hotel-search.ts'
import { money } from '../../../../contract/money.ts'
import type { Signer } from '../../../platform/secrets/secret-key.ts'
import type { HotelCatalogue } from '../../catalogue/hotel-catalogue.ts'
import { fewLeft, perNightOf } from '../../rate/quoted-rate.ts'
import { rateIdOf } from '../../rate/rate-id.ts'
import { encodeStayHash } from '../../stay/stay-hash.ts'
import { summaryOf } from '../../stay/summary-of.ts'
import { passingResults } from './passing-results.ts'
import { pickMarkers } from './pick-markers.ts'
import type { ResultIndex } from './result-index.ts'
import type { Passing } from './sort-results.ts'

export type ResultsQuery = BodyOf<typeof listHotelResults>
type ResultsPage = Omit<ResultOf<typeof listHotelResults>, 'search'>

interface Context {
  catalogue: HotelCatalogue
  signer: Signer
  request: HotelSearchRequest
  now: number
  /** In which the rows name cities. */
  language: string | undefined
  /** The property that was searched for by name. */
  wanted: number | undefined
}

/** Returns a page of results: the rows, counts for each filter, and markers. */
export function resultsPage(
  index: ResultIndex,
  { filters, sort, from, size, markers, marked }: ResultsQuery,
  context: Context,
): ResultsPage {
  const { passing, cheapestFirst, facets, isScarcityRare } = passingResults(
    index,
    { filters, sort },
    context,
  )
  const listed = passing.slice(from, from + size)
  const page: ResultsPage = {
    total: passing.length,
    rows: listed.map((each) => {
      const row = rowOf(each, index, context)
      return isScarcityRare ? row : { ...row, cheapest: { ...row.cheapest, roomsLeft: undefined } }
    }),
    facets,
    markers: markersOf(cheapestFirst, { most: markers, marked, listed }, index, context),
  }
  if (context.wanted !== undefined) page.namedHasRooms = index.hotels.includes(context.wanted)
  return page
}

function rowOf(
  { position, best, free, count }: Passing,
  index: ResultIndex,
  context: Context,
): HotelResult {
  const number = index.hotels[position] as number
  const { hotel } = context.catalogue.hotel(number)
  const cheapest = summaryOfRate(best, index, context)
  const row: HotelResult = {
    hotel: summaryOf(hotel, context.language),
    hash: hashOf(number, index, context),
    distance: Math.round((index.distance[position] as number) * 100) / 100,
    cheapest,
    rates: count,
  }
  if (free >= 0 && cheapest.freeUntil === undefined) {
    const more = (index.rates.total[free] as number) - cheapest.price.total.amount
    row.freeCancellation = money(more, context.request.currency)
  }
  const lowestIn30Days = index.isLowest(hotel.id, cheapest.price.total.amount)
  return lowestIn30Days === undefined ? row : { ...row, lowestIn30Days }
}

/** Returns a rate as lists show it, the same as `quoteRate` of the supplier's. */
function summaryOfRate(at: number, index: ResultIndex, { request, now }: Context): RateSummary {
  const { rates, suppliers, roomNames, currencies } = index
  const { currency } = request
  const ours = (amount: number | undefined) => money(amount ?? 0, currency)
  const total = ours(rates.total[at])
  const due = rates.due[at] as number
  const dueIn = currencies[rates.currency[at] as number] ?? currency
  const freeUntil = rates.freeUntil[at] as number
  const roomsLeft = fewLeft(rates.left[at])
  const summary: RateSummary = {
    rateId: rateIdOf(rates.id[at] as number),
    supplier: suppliers[rates.supplier[at] as number] ?? '',
    roomName: roomNames[rates.room[at] as number] ?? '',
    board: boards[rates.board[at] as number] ?? 'room_only',
    pay: payTimes[rates.pay[at] as number] ?? 'now',
    price: {
      now: ours(rates.now[at]),
      total,
      ...(due > 0
        ? { atProperty: { amount: money(due, dueIn), estimate: ours(rates.estimate[at]) } }
        : {}),
    },
    perNight: perNightOf(total, { stay: request }),
  }
  if (freeUntil > now) summary.freeUntil = new Date(freeUntil).toISOString()
  if (roomsLeft !== undefined) summary.roomsLeft = roomsLeft
  return summary
}

function markersOf(
  cheapestFirst: readonly Passing[],
  {
    most,
    marked,
    listed,
  }: { most: number; marked: MapArea | undefined; listed: readonly Passing[] },
  index: ResultIndex,
  context: Context,
): HotelMarker[] {
  const { hotels, rates } = index
  const { catalogue, request } = context
  const hotelAt = ({ position }: Passing) => hotels[position] as number
  const positionOf = (each: Passing) => catalogue.positionOf(hotelAt(each))
  const seen = marked
    ? cheapestFirst.filter((each) => isInArea(positionOf(each), marked))
    : cheapestFirst
  const rows = new Set(listed)
  const picked = pickMarkers(seen, most, {
    positionOf,
    isKept: (each) => rows.has(each),
  })
  return picked.map(({ each, more }) => {
    const number = hotelAt(each)
    return {
      id: catalogue.idOf(number),
      hash: hashOf(number, index, context),
      name: catalogue.nameOf(number),
      position: positionOf(each),
      more,
      total: money(rates.total[each.best] as number, request.currency),
    }
  })
}

function hashOf(
  number: number,
  { hashes }: ResultIndex,
  { catalogue, signer, request }: Context,
): StayHash {
  const found = hashes.get(number)
  if (found) return found
  const hash = encodeStayHash(signer, { hotelId: catalogue.idOf(number), stay: request })
  hashes.set(number, hash)
  return hash
}
