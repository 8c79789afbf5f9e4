import { type RouterContextProvider, redirect } from 'react-router'
import { getStayLanding } from '../../contract/landing/landing.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { formatScore } from '../../contract/words/format-stays.ts'
import { defaultRoom } from '../hotel/search/typed-stay.ts'
import { destinationText } from '../hotel/search-form/destination-text.ts'
import { tFor, urlFor } from '../locale/language.ts'
import { loadPlaces } from '../place/load-places.ts'
import { platformContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { breadcrumbList } from '../ui/page/breadcrumb-list.ts'
import type { Crumb } from '../ui/page/crumbs.tsx'
import { staysData } from './landing-data.ts'
import { pageProblemOf } from './page-problem-of.ts'

/**
 * Returns the facts of a page about stays in a city or an area. Redirects to the page's own address if the requested one is
 * shorter.
 */
export async function loadStays(
  context: Readonly<RouterContextProvider>,
  request: Request,
  asked: { city: string; area?: string | undefined },
) {
  const { locale, currency } = context.get(visitorContext)
  const { origin } = context.get(platformContext).publicConfig
  const api = frontApi(context, request)
  const answer = await api.call(getStayLanding, {
    params: { city: asked.city },
    query: { area: asked.area, currency },
  })
  if (!answer.ok) throw pageProblemOf(answer.problem)
  const page = answer.result
  const url = urlFor(context)
  if ([asked.city, asked.area].filter(Boolean).join('/') !== page.address) {
    throw redirect(url(`hotels/${page.address}`, new URL(request.url).searchParams), 301)
  }
  const { destination, flights } = page
  const [to] = flights ? await loadPlaces(api, locale.code, [flights.to]) : []
  const t = tFor(context)
  const title = page.city
    ? t('landing.area-title', { area: destination.name, city: destination.within })
    : t('landing.city-title', { city: destination.name })
  const crumbs: Crumb[] = [{ name: t('common.hotels'), to: url('hotel') }]
  if (page.city) {
    const name = t('landing.city-title', { city: destination.within })
    crumbs.push({ name, to: url(`hotels/${page.city}`) })
  }
  const place = destination.name
  const lead =
    page.score &&
    t('landing.stays-lead', {
      count: page.count,
      place,
      score: formatScore(page.score.value, locale.tag),
    })
  const properties = staysData(title, page, { origin, url })
  const steps = [
    ...crumbs.map(({ name, to: path }) => ({ name, path })),
    { name: title, path: url(`hotels/${page.address}`) },
  ]
  return {
    title,
    /** Of a page that search engines may list. */
    language: page.isIndexed ? locale.code : undefined,
    description: lead,
    lead,
    price: page.found && formatMoney(page.found.price, locale.tag),
    page,
    flights: flights && to && { address: flights.address, city: to.city },
    form: {
      stay: {
        where: '',
        destination: destination.id as string,
        checkIn: '',
        checkOut: '',
        rooms: [defaultRoom],
      },
      place: destinationText(t, destination),
    },
    crumbs,
    data: [breadcrumbList(origin, steps), ...(properties ? [properties] : [])],
  }
}
