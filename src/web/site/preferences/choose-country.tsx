import { redirect } from 'react-router'
import { countries, countryByCode } from '../../../contract/countries.ts'
import { defaultTag } from '../../../contract/default-locale.ts'
import { cookies } from '../../../contract/headers.ts'
import { listNearestCountries } from '../../../contract/place/nearest-countries.ts'
import { countryName } from '../../../contract/words/format.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readCookies } from '../../session/visitor/cookie-header.ts'
import { edgeCountry } from '../../session/visitor/edge-country.ts'
import { likelyCountry } from '../../traveller/likely-country.server.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/choose-country.ts'
import { CountryChoice } from './country-choice.tsx'
import { longestCountrySearch, type NamedCountry } from './find-countries.ts'

/**
 * Redirects visitors whose country is stored to the home page (S2.73). A country that the site doesn't know counts as none: it
 * would lock out whoever has it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const stored = readCookies(request.headers.get('cookie')).get(cookies.country)
  if (countryByCode(stored ?? '')) throw redirect(urlFor(context)(''))
  const q = new URL(request.url).searchParams.get('q') ?? ''
  return {
    title: tFor(context)('country.title'),
    q: q.slice(0, longestCountrySearch),
    countries: namedCountries(context.get(visitorContext).locale.tag),
    nearest: await loadNearest(request, context),
  }
}

/** Returns all countries in a language's order. Named by the server, because browsers may name them otherwise. */
function namedCountries(tag: string): NamedCountry[] {
  const { compare } = new Intl.Collator(tag)
  return countries
    .map(({ code }) => ({
      code,
      name: countryName(code, tag),
      english: countryName(code, defaultTag),
    }))
    .sort((a, b) => compare(a.name, b.name))
}

/** How many countries come before all others in the choice. */
const nearestCount = 6

/**
 * Returns the countries nearest to where the edge network sees the visitor, otherwise to the country that the languages of browser and
 * page suggest; that one first. Empty if nothing suggests one, or if they can't be loaded: the choice works without them.
 */
async function loadNearest(
  request: Request,
  context: Route.LoaderArgs['context'],
): Promise<string[]> {
  const visitor = context.get(visitorContext)
  const country =
    edgeCountry(request) ?? likelyCountry(visitor, request.headers.get('accept-language'))
  if (!country) return []
  const found = await frontApi(context, request).call(listNearestCountries, {
    query: { country, lang: visitor.locale.code, limit: nearestCount },
  })
  return found.ok ? found.result.map((each) => each.country) : []
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function ChooseCountry({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <Page width="form">
      <PageHeading title={t('country.title')} lead={t('country.lead')} />
      <CountryChoice
        countries={loaderData.countries}
        nearest={loaderData.nearest}
        q={loaderData.q}
      />
    </Page>
  )
}
