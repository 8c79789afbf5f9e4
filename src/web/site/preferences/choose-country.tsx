import { redirect } from 'react-router'
import { countryByCode } from '../../../contract/countries.ts'
import { cookies } from '../../../contract/headers.ts'
import { listNearestCountries } from '../../../contract/place/nearest-countries.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readCookies } from '../../session/visitor/cookie-header.ts'
import { Card } from '../../ui/page/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/choose-country.ts'
import { PreferencesForm } from './preferences-form.tsx'

/**
 * Redirects visitors whose country is stored to the home page (S2.73). A country that the site doesn't know counts as none: it
 * would lock out whoever has it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const stored = readCookies(request.headers.get('cookie')).get(cookies.country)
  if (countryByCode(stored ?? '')) throw redirect(urlFor(context)(''))
  const title = tFor(context)('common.preferences')
  return { title, nearest: await loadNearest(request, context) }
}

/** How many countries come before all others in the choice. */
const nearestCount = 6

/**
 * Returns the countries nearest to where the edge network sees the visitor, that one first. Empty if it doesn't say, or if they
 * can't be loaded: the choice works without them.
 */
async function loadNearest(
  request: Request,
  context: Route.LoaderArgs['context'],
): Promise<string[]> {
  const country = request.headers.get('cf-ipcountry') ?? ''
  if (!/^[A-Z]{2}$/.test(country)) return []
  const lang = context.get(visitorContext).locale.code
  const found = await frontApi(context, request).call(listNearestCountries, {
    query: { country, lang, limit: nearestCount },
  })
  return found.ok ? found.result.map((each) => each.country) : []
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function ChooseCountry({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <Page width="text">
      <PageHeading title={t('common.preferences')} />
      <Card>
        <PreferencesForm nearest={loaderData.nearest} />
      </Card>
    </Page>
  )
}
