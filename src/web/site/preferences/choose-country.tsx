import { redirect } from 'react-router'
import { cookies } from '../../../contract/headers.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { readCookies } from '../../session/visitor/cookie-header.ts'
import { Card } from '../../ui/page/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/choose-country.ts'
import { PreferencesForm } from './preferences-form.tsx'

/** Redirects visitors whose country is stored to the home page (S2.73). */
export function loader({ request, context }: Route.LoaderArgs) {
  const stored = readCookies(request.headers.get('cookie')).get(cookies.country)
  if (stored) throw redirect(urlFor(context)(''))
  return { title: tFor(context)('common.preferences') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '' })

export default function ChooseCountry() {
  const t = useT()
  return (
    <Page width="text">
      <PageHeading title={t('common.preferences')} />
      <Card>
        <PreferencesForm />
      </Card>
    </Page>
  )
}
