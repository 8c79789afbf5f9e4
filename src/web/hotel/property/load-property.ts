import { type LoaderFunctionArgs, redirect } from 'react-router'
import { getGround } from '../../../contract/hotel/ground.ts'
import { hotelIdSchema } from '../../../contract/hotel/hotel.ts'
import { getProperty } from '../../../contract/hotel/property.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { loadPlacePages } from '../../place/load-place-pages.ts'
import { notFound, pageProblem } from '../../problem/page-errors.ts'
import { platformContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts'
import type { Crumb } from '../../ui/page/crumbs.tsx'
import { drawNearby } from '../map/draw-nearby.ts'
import { hotelData } from '../review/hotel-data.ts'
import { bestReview } from '../review/overview/best-review.ts'

/** Returns a property without dates. Redirects to its own address if another supplier's id is asked for. */
export async function loadProperty({ params, request, context }: LoaderFunctionArgs) {
  const t = tFor(context)
  const url = urlFor(context)
  const { locale } = context.get(visitorContext)
  const { origin } = context.get(platformContext).publicConfig
  const api = frontApi(context, request)
  const hotelId = hotelIdSchema.safeParse(params.hotelId)
  if (!hotelId.success) throw notFound()
  const found = await api.call(getProperty, { params: { hotelId: hotelId.data } })
  if (!found.ok) {
    throw found.problem.status_code === 404 ? notFound() : pageProblem(found.problem)
  }
  const { hotel, nearby, reviews, city, isListed } = found.result
  const path = url(`hotel/property/${hotel.id}`)
  if (hotel.id !== hotelId.data) throw redirect(path, 301)
  const [ground, pages] = await Promise.all([
    api.call(getGround, { query: { lat: hotel.position.lat, lon: hotel.position.lon } }),
    city && loadPlacePages(context, api, { stays: city.id }),
  ])
  const crumbs: Crumb[] = [
    { name: t('common.hotels'), to: url('hotel') },
    ...(city
      ? [
          {
            name: t('landing.city-title', { city: city.name }),
            to: url(`hotels/${city.id.slice('city-'.length)}`),
          },
        ]
      : []),
  ]
  const steps = [...crumbs.map(({ name, to }) => ({ name, path: to })), { name: hotel.name, path }]
  return {
    title: `${hotel.name} · ${hotel.city}`,
    description: t('hotel-review.meta-description', { hotel: hotel.name, city: hotel.city }),
    /** Of a page that search engines may list. */
    language: isListed ? locale.code : undefined,
    data: [breadcrumbList(origin, steps), hotelData(hotel, { origin, path, price: undefined })],
    hotel,
    nearby,
    reviews,
    praise: bestReview(reviews),
    map: drawNearby(hotel.position, nearby, ground.ok ? ground.result : null),
    crumbs,
    pages,
  }
}

export type PropertyPage = Awaited<ReturnType<typeof loadProperty>>
