import { type RouterContextProvider, redirect } from 'react-router'
import type { FlightLanding } from '../../contract/landing/landing.ts'
import { getFlightLanding } from '../../contract/landing/landing.ts'
import { placeAddress } from '../../contract/place/city-addresses.ts'
import type { Place } from '../../contract/place/place.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { defaultSearch } from '../flight/search-form/default-search.ts'
import { tFor, urlFor } from '../locale/language.ts'
import { loadPlaces } from '../place/load-places.ts'
import { hasKnownCode } from '../place/place-code.ts'
import { notFound } from '../problem/page-errors.ts'
import { platformContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { breadcrumbList } from '../ui/page/breadcrumb-list.ts'
import { flightsData } from './landing-data.ts'
import { pageProblemOf } from './page-problem-of.ts'

/**
 * Returns the facts of a page about flights. Redirects to the page's own address if names in the requested one are
 * others. Suppliers aren't asked, so visits of crawlers cost a few statements.
 */
export async function loadFlights(
  context: Readonly<RouterContextProvider>,
  request: Request,
  asked: string,
) {
  const { locale, country, currency } = context.get(visitorContext)
  const { publicConfig } = context.get(platformContext)
  const api = frontApi(context, request)
  const answer = await api.call(getFlightLanding, {
    params: { address: asked },
    query: { currency },
  })
  if (!answer.ok) throw pageProblemOf(answer.problem)
  const page = answer.result
  const url = urlFor(context)
  if (asked !== page.address) {
    throw redirect(url(`flights/${page.address}`, new URL(request.url).searchParams), 301)
  }
  const places = await loadPlaces(api, locale.code, codesOn(page))
  const named = (code: string) => places.find((place) => place.code === code)
  const to = named(page.to)
  const from = page.kind === 'route' ? named(page.from) : undefined
  if (!to || (page.kind === 'route' && !from)) throw notFound()
  const t = tFor(context)
  const typed = new URLSearchParams({ arrAirport: placeAddress(to.code) })
  if (from) typed.set('depAirport', placeAddress(from.code))
  const lowest =
    page.kind === 'route' ? page.days[0] && { ...page.days[0], from: page.from } : page.routes[0]
  const price = lowest && formatMoney(lowest.price, locale.tag)
  const title = from
    ? t('landing.route-title', { from: from.city, to: to.city })
    : t('landing.destination-title', { city: to.city })
  const { origin } = publicConfig
  const offers = flightsData(title, page, { origin, named, url })
  const crumbs = [
    { name: t('common.flights'), to: url('flight') },
    ...(page.kind === 'route'
      ? [
          {
            name: t('landing.destination-title', { city: to.city }),
            to: url(`flights/${page.destination}`),
          },
        ]
      : []),
  ]
  const steps = [
    ...crumbs.map(({ name, to: path }) => ({ name, path })),
    { name: title, path: url(`flights/${page.address}`) },
  ]
  return {
    title,
    /** Of a page that search engines may list. */
    language: page.isIndexed ? locale.code : undefined,
    description: descriptionOf(),
    page,
    places,
    scene: hasKnownCode(to) ? to.code : (to.airports[0] ?? to.code),
    search: defaultSearch(typed, publicConfig, country),
    crumbs,
    data: [breadcrumbList(origin, steps), ...(offers ? [offers] : [])],
  }

  function descriptionOf(): string | undefined {
    if (!price || !to || !lowest) return undefined
    if (from) return t('landing.route-description', { from: from.city, to: to.city, price })
    const start = named(lowest.from)?.city ?? lowest.from
    const date = formatDate(lowest.date, locale.tag)
    return t('landing.destination-lead', { city: to.city, from: start, price, date })
  }
}

/** Returns the codes of all places that a page names. */
function codesOn(page: FlightLanding): string[] {
  const linked = page.kind === 'route' ? page.others : page.routes
  return [
    page.to,
    ...(page.kind === 'route' ? [page.from] : []),
    ...linked.flatMap(({ from, to }) => [from, to]),
  ]
}

/** Returns the city of a code on the page, which the loader has named. */
export const cityIn = (places: readonly Place[], code: string): string =>
  places.find((place) => place.code === code)?.city ?? code
