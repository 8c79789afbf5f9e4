import { LRUCache } from 'lru-cache'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type {
  HotelSearchRequest,
  HotelSearchState,
  listHotelResults,
} from '../../../contract/hotel/search/hotel-search.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import type { SearchId } from '../../../contract/ids.ts'
import type { NoteFound } from '../../deal/found-prices.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { milliseconds, pause } from '../../platform/duration.ts'
import type { Background } from '../../platform/jobs/background.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import type { Metrics } from '../../platform/monitoring/metrics.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import { type FoundSearch, isSearching } from '../../search/search.ts'
import { createSearchRecords } from '../../search/search-records.ts'
import { createSearchSessions, type Searcher } from '../../search/search-sessions.ts'
import type { HotelSupplier } from '../../supplier/hotel-supplier.ts'
import { hasRate } from '../../world/exchange-rates.ts'
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts'
import type { DestinationService } from '../destination/destination-service.ts'
import type { PlacedDestination } from '../destination/placed-destination.ts'
import type { LowestPrices } from '../lowest-price/lowest-prices.ts'
import type { PropertyPhotos } from '../photo/property-photos.ts'
import { refuse, stayProblems } from './check-stay.ts'
import { buildResultIndex, indexBytes, type ResultIndex } from './results/result-index.ts'
import { type ResultsQuery, resultsPage } from './results/results-page.ts'
import { type StayAnswer, stayAnswer } from './stay-answer.ts'

export interface HotelSearchService {
  /** Opens a search, or returns the visitor's identical one; waits up to `wait` ms for first results. */
  open(
    request: HotelSearchRequest,
    visitor: Searcher & { language: string | undefined },
    wait: number,
  ): Promise<HotelSearchState>
  /** Returns a page of results. Throws SEARCH_NOT_FOUND, SEARCH_EXPIRED. */
  results(
    id: SearchId,
    query: ResultsQuery,
    language?: string,
  ): Promise<ResultOf<typeof listHotelResults>>
}

const patience = milliseconds(300)
/** About 60 searches of the largest cities. */
const mostIndexBytes = 64 * 1024 * 1024

export function createHotelSearchService(parts: {
  cache: Cache
  clock: Clock
  log: Log
  metrics: Pick<Metrics, 'searches'>
  background: Background
  signer: Signer
  suppliers: readonly HotelSupplier[]
  catalogue: HotelCatalogue
  destinations: DestinationService
  photos: Pick<PropertyPhotos, 'showInLists'>
  lowestPrices: LowestPrices
  noteFound: NoteFound
}): HotelSearchService {
  const { cache, clock, signer, background, catalogue, destinations, lowestPrices } = parts
  const name = 'hotel-search'
  const records = createSearchRecords<HotelSearchRequest, { answer: StayAnswer }>(
    cache.insured,
    name,
  )
  const sessions = createSearchSessions({
    ...parts,
    name,
    records,
    ask,
    answerOf: (answer: StayAnswer) => ({ answer: { answer }, results: answer.refs.length }),
  })
  /** Results that were prepared in this process, by search. */
  const indexes = new LRUCache<SearchId, { version: number; index: Promise<ResultIndex> }>({
    maxSize: mostIndexBytes,
    sizeCalculation: () => 1,
  })
  const none: ResultIndex = buildResultIndex([], catalogue, {
    position: { lat: 0, lon: 0 },
    radius: 1,
    stay: { checkIn: '', checkOut: '', rooms: [] },
  })

  async function ask(supplier: HotelSupplier, request: HotelSearchRequest, stop: AbortSignal) {
    const { destination: id, currency, checkIn, checkOut, rooms } = request
    const { position, radius } = await placeOf(id)
    const query = { centre: position, radius, stay: { checkIn, checkOut, rooms } }
    const stays = await supplier.search(query, stop)
    await catalogue.add(
      supplier.id,
      stays.flatMap(({ property }) => property ?? []),
    )
    const answer = await stayAnswer(supplier, stays, currency)
    noteStay(request, answer)
    background.run(() => recordPrices(answer, query.stay, currency))
    return answer
  }

  /** Notes the lowest total in a city of what most travellers look for: a room for two. */
  function noteStay(request: HotelSearchRequest, answer: StayAnswer): void {
    const { destination, currency, checkIn: starts, checkOut: ends, rooms } = request
    const [room, ...others] = rooms
    const isForTwo = room?.adults === 2 && room.childAges.length === 0 && others.length === 0
    if (!isForTwo || !destination.startsWith('city-')) return
    const totals = answer.now.flatMap((now, at) =>
      // Lists show another room of the property, if there is any.
      answer.accessible?.[at] ? [] : now + (answer.estimate[at] ?? 0),
    )
    if (totals.length === 0) return
    const amount = totals.reduce((lowest, each) => Math.min(lowest, each))
    parts.noteFound({ product: 'hotel', origin: '', destination, starts, ends, currency, amount })
  }

  async function recordPrices(answer: StayAnswer, stay: StayDates, currency: string) {
    await catalogue.ready()
    const lowest = new Map<number, number>()
    answer.hotel.forEach((hotel, at) => {
      const total = (answer.now[at] ?? 0) + (answer.estimate[at] ?? 0)
      lowest.set(hotel, Math.min(total, lowest.get(hotel) ?? total))
    })
    const seen = [...lowest].flatMap(([hotel, total]) => {
      const number = catalogue.numberAt(answer.supplier, answer.refs[hotel] ?? '')
      if (number === undefined) return []
      return { id: catalogue.idOf(number), position: catalogue.positionOf(number), total }
    })
    await lowestPrices.record(answer.supplier, stay, { currency, seen })
  }

  async function placeOf(id: HotelSearchRequest['destination']): Promise<PlacedDestination> {
    const place = await destinations.find(id)
    if (!place) throw new CatalogueError('UNKNOWN_DESTINATION')
    return place
  }

  /** Returns the search's results so far, prepared once in each process. */
  async function indexOf({
    id,
    version,
    request,
  }: FoundSearch<HotelSearchRequest>): Promise<ResultIndex> {
    if (version === 0) return none
    const known = indexes.get(id)
    if (known && known.version >= version) return known.index
    const index = prepare(id, version, request)
    indexes.set(id, { version, index })
    const built = await index.catch((error) => {
      indexes.delete(id)
      throw error
    })
    // Measured only now; a newer version may have replaced it in the meantime.
    if (indexes.peek(id)?.index === index) {
      indexes.set(id, { version, index }, { size: indexBytes(built) })
    }
    return built
  }

  async function prepare(id: SearchId, version: number, request: HotelSearchRequest) {
    await catalogue.ready()
    const answers = await records.parts(id, 'answer', 0, version)
    const known = answers.filter((answer) => answer !== undefined)
    const { position, radius } = await placeOf(request.destination)
    const index = buildResultIndex(known, catalogue, { position, radius, stay: request })
    const around = Array.from(index.hotels, catalogue.positionOf)
    // Results without this are better than none.
    const isLowest = await lowestPrices
      .read(request, request.currency, around)
      .catch(() => index.isLowest)
    return { ...index, isLowest }
  }

  /**
   * Returns the search's results so far, or undefined if properties are still being read after `wait` milliseconds, as
   * just after the server's start: until then the search isn't done.
   */
  async function indexSoon(search: FoundSearch<HotelSearchRequest>, wait = 0) {
    if (!catalogue.isRead()) {
      await Promise.race([catalogue.ready(), pause(milliseconds(Math.max(patience, wait)))])
    }
    return catalogue.isRead() ? indexOf(search) : undefined
  }

  const stateOf = (
    search: FoundSearch<HotelSearchRequest>,
    index: ResultIndex | undefined,
    place: PlacedDestination,
    language: string | undefined,
  ): HotelSearchState => ({
    searchId: search.id,
    request: search.request,
    destination: destinations.view(place, language),
    state: isSearching(search) || !index ? 'searching' : 'done',
    suppliers: [...search.suppliers],
    found: index?.hotels.length ?? 0,
    expiresAt: new Date(search.expiresAt).toISOString(),
  })

  return {
    async open(request, visitor, wait) {
      const place = await destinations.find(request.destination)
      refuse([
        ...(place ? [] : [['destination', 'UNKNOWN_DESTINATION'] as const]),
        ...(hasRate(request.currency) ? [] : [['currency', 'VALIDATION'] as const]),
        ...stayProblems(request, { zone: place?.zone ?? 'UTC', now: clock.date() }),
      ])
      const search = await sessions.open(request, visitor, wait)
      const found = place ?? (await placeOf(request.destination))
      return stateOf(search, await indexSoon(search, wait), found, visitor.language)
    },
    async results(id, query, language) {
      const search = await sessions.find(id)
      const index = await indexSoon(search)
      const place = await placeOf(search.request.destination)
      const page = resultsPage(index ?? none, query, {
        catalogue,
        signer,
        request: search.request,
        now: clock.now(),
        language,
        wanted:
          place.kind === 'hotel' ? catalogue.numberOf(place.id.slice('hotel-'.length)) : undefined,
      })
      await parts.photos.showInLists(page.rows.map(({ hotel }) => hotel))
      return { search: stateOf(search, index, place, language), ...page }
    },
  }
}
