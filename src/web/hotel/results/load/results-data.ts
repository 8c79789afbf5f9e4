import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Destination } from '../../../../contract/hotel/destination.ts'
import type { HotelSummary } from '../../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../../contract/hotel/property.ts'
import type { RateSummary } from '../../../../contract/hotel/rate.ts'
import type {
  HotelFacets,
  HotelResult,
  HotelSearchState,
} from '../../../../contract/hotel/search/hotel-search.ts'
import type { PlacePages } from '../../../place/load-place-pages.ts'
import type { MapDrawing } from '../../map/map-drawing.ts'
import type { StayErrors } from '../../search/stay-request.ts'
import type { TypedStay } from '../../search/typed-stay.ts'
import type { HotelChoices } from '../choices/hotel-choices.ts'

/** A place to stay in the list, limited to what its row shows. */
export interface HotelRow
  extends Pick<
    HotelSummary,
    'id' | 'name' | 'kind' | 'stars' | 'area' | 'city' | 'score' | 'zone' | 'photo'
  > {
  hash: StayHash
  scene: HotelSummary['scenes'][number] | undefined
  /** Kilometres from the destination. */
  distance: number
  rate: Pick<
    RateSummary,
    'roomName' | 'board' | 'pay' | 'price' | 'perNight' | 'freeUntil' | 'roomsLeft'
  >
  /** How much more free cancellation costs, if the rate has none. */
  freeCancellation: HotelResult['freeCancellation']
  lowestIn30Days: boolean
}

/** A page of results. */
export interface HotelResultsPage {
  kind: 'results'
  title: string
  description: string
  stay: TypedStay
  destination: Destination
  currency: string
  nights: number
  choices: HotelChoices
  search: Pick<HotelSearchState, 'searchId' | 'state' | 'suppliers' | 'found' | 'expiresAt'>
  /** Whether the property that was searched for by name has rooms; undefined in other searches. */
  namedHasRooms: boolean | undefined
  /** How many places the filters leave. */
  total: number
  rows: readonly HotelRow[]
  facets: HotelFacets
  /** How many places there would be without each of `filterParts`; empty unless the filters leave none. */
  without: readonly number[]
  map: MapDrawing
  /** The server's time, so that a wrong clock in the browser doesn't end the search early. */
  now: string
  pages?: PlacePages | undefined
}

/** A rejected search: its form, with the input and what to fix. */
export interface RefusedStayPage {
  kind: 'refused'
  title: string
  description: string
  stay: TypedStay
  /** The name of the destination, if it's known. */
  place: string
  errors: StayErrors
  /** The error, if it isn't about a field. */
  problem: ErrorCode | null
  pages?: PlacePages | undefined
}

export type HotelResultsData = HotelResultsPage | RefusedStayPage
