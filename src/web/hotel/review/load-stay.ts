import { data, type LoaderFunctionArgs } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { bestScene } from '../../../contract/hotel/best-scene.ts'
import { getGround } from '../../../contract/hotel/ground.ts'
import { listReviews, reviewStay, stayHashSchema } from '../../../contract/hotel/property.ts'
import { isCartOn } from '../../cart/cart-switch.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { canonicalOf } from '../../locale/url.ts'
import { platformContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { drawNearby } from '../map/draw-nearby.ts'
import { hotelData } from './hotel-data.ts'
import { bestReview } from './overview/best-review.ts'
import { type ReviewChoices, readReviewChoices, reviewsAtATime } from './reviews/review-choices.ts'
import { inRoomOrder, readWanted } from './rooms/wanted-rates.ts'
import type { StayPage, StayPageData } from './stay-data.ts'
import { refusedTitle } from './stay-refused.tsx'

/** Returns a property with its rates for the hash's dates and guests, and a page of reviews. */
export async function loadStay({ params, request, context, url: asked }: LoaderFunctionArgs) {
  const t = tFor(context)
  const { currency } = context.get(visitorContext)
  const { clockAhead } = context.get(platformContext)
  const api = frontApi(context, request)
  const refused = (code: ErrorCode, status: number) =>
    data<StayPageData>({ kind: 'refused', title: refusedTitle(t, code), code }, { status })
  const hash = stayHashSchema.safeParse(params.hash)
  if (!hash.success) return refused('STAY_NOT_FOUND', 404)
  const chosen = readReviewChoices(asked.searchParams)
  const wanted = readWanted(asked.searchParams)
  const reviewsOf = (choices: Partial<ReviewChoices>) =>
    api.call(listReviews, {
      params: { hash: hash.data },
      query: { ...choices, size: reviewsAtATime },
    })
  const isChosen = chosen.from > 0 || chosen.language !== undefined || chosen.party !== undefined
  const [found, reviews, firstReviews, hasCart] = await Promise.all([
    api.call(reviewStay, { params: { hash: hash.data }, query: { currency } }),
    reviewsOf(chosen),
    isChosen ? reviewsOf({}) : undefined,
    isCartOn(context, api),
  ])
  if (!found.ok) return refused(found.problem.error, found.problem.status_code)
  const { hotel, isListed, stay, rates, nearby, others, unavailable } = found.result
  const quoted = firstReviews ?? reviews
  const ground = await api.call(getGround, {
    query: { lat: hotel.position.lat, lon: hotel.position.lon },
  })
  const { origin } = context.get(platformContext).publicConfig
  const page: StayPage = {
    kind: 'stay',
    data: hotelData(hotel, { origin, path: asked.pathname, price: rates[0]?.price.total }),
    title: hotel.name,
    description: t('hotel-review.meta-description', { hotel: hotel.name, city: hotel.city }),
    isListed,
    hash: hash.data,
    hotel,
    stay,
    rates: inRoomOrder(rates, hotel.rooms, wanted),
    wanted,
    nearby,
    map: drawNearby(hotel.position, nearby, ground.ok ? ground.result : null),
    others: others.map(({ hotel: other, hash: otherHash, distance, total }) => ({
      hash: otherHash,
      distance,
      total,
      id: other.id,
      name: other.name,
      kind: other.kind,
      stars: other.stars,
      area: other.area,
      score: other.score,
      scene: bestScene(other.scenes),
      photo: other.photo,
    })),
    unavailable,
    reviews: reviews.ok ? reviews.result : { total: 0, reviews: [], languages: {} },
    reviewChoices: chosen,
    praise: quoted.ok ? bestReview(quoted.result.reviews) : undefined,
    isCartOn: hasCart,
    key: crypto.randomUUID(),
    now: new Date(Date.now() + clockAhead).toISOString(),
  }
  const canonical = canonicalOf(origin, urlFor(context)(`hotel/property/${hotel.id}`))
  // In a header, because browsers share what a link in the document says, and the dates would be lost.
  const headers = page.isListed ? { link: `<${canonical}>; rel="canonical"` } : undefined
  return data<StayPageData>(page, headers && { headers })
}
