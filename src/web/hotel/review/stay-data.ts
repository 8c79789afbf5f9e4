import type { ResultOf } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { HotelSummary, Review } from '../../../contract/hotel/hotel.ts'
import type { listReviews, reviewStay, StayHash } from '../../../contract/hotel/property.ts'
import type { Money } from '../../../contract/money.ts'
import type { MapDrawing } from '../map/map-drawing.ts'
import type { ReviewChoices } from './reviews/review-choices.ts'
import type { WantedRates } from './rooms/wanted-rates.ts'

type Reviewed = ResultOf<typeof reviewStay>

/** Another place with rooms, limited to what its card shows. */
export interface OtherStay
  extends Pick<HotelSummary, 'id' | 'name' | 'kind' | 'stars' | 'area' | 'score' | 'photo'> {
  hash: StayHash
  /** Kilometres from the property that is sold out. */
  distance: number
  /** For the whole stay. */
  total: Money
  scene: HotelSummary['scenes'][number] | undefined
}

/** A property's page for some dates and guests. */
export interface StayPage extends Omit<Reviewed, 'others'> {
  kind: 'stay'
  title: string
  description: string
  /** What search engines and assistants read of it. */
  data: object
  hash: StayHash
  others: readonly OtherStay[]
  /** What the list was filtered by that the visitor came from: it comes first. */
  wanted: WantedRates
  /** What is near the property. */
  map: MapDrawing
  reviews: ResultOf<typeof listReviews>
  reviewChoices: ReviewChoices
  /** The review that is quoted beside the pictures, whatever reviews are shown. */
  praise: Review | undefined
  /** Whether rates can be put into the cart. */
  isCartOn: boolean
  /** Idempotency key of the booking that one of the page's forms may make. */
  key: string
  /** The server's time. */
  now: string
}

/** An address that shows nothing: changed, in the past, or its suppliers didn't answer. */
export interface RefusedReview {
  kind: 'refused'
  title: string
  code: ErrorCode
}

export type StayPageData = StayPage | RefusedReview
