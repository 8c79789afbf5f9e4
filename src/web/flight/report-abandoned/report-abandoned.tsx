import { data } from 'react-router'
import type { ErrorCode } from '../../../contract/errors.ts'
import { getReminder } from '../../../contract/flight/reminder.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { loadPlaceNames } from '../../place/load-places.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { searchAgain } from '../confirm/again/search-again.ts'
import type { Route } from './+types/report-abandoned.ts'
import { answerReport, tokenOf } from './answer-report.ts'
import { ReportForm } from './report-form.tsx'
import { ReportLinkDead } from './report-link-dead.tsx'
import { ReportThanks, type Told } from './report-thanks.tsx'

/** Opening the page changes nothing, because mail programs follow links automatically. */
export async function loader({ request, context, url: requested }: Route.LoaderArgs) {
  const title = tFor(context)('report-abandoned.title')
  const dead = (code: ErrorCode, status: number) =>
    data({ title, code, reminder: undefined }, { status })
  const token = tokenOf(requested)
  if (!token) return dead('REMINDER_NOT_FOUND', 404)
  const api = frontApi(context, request)
  const outcome = await api.call(getReminder, { params: { token } })
  if (!outcome.ok) return dead(outcome.problem.error, outcome.problem.status_code)
  const { request: search, answer } = outcome.result
  const { locale } = context.get(visitorContext)
  const again = searchAgain(search)
  const url = urlFor(context)
  const [out] = search.slices
  const reminder = {
    answer,
    from: out?.from ?? '',
    to: out?.to ?? '',
    date: out?.date ?? '',
    airports: await loadPlaceNames(api, locale.code, out ? [out.from, out.to] : []),
    again: url(again.path, again.query),
    here: url('report-abandoned', { id: token }),
    told: toldIn(requested),
  }
  return data({ title, code: undefined, reminder })
}

export const action = answerReport

export const shouldRevalidate = () => true

const toldIn = ({ searchParams }: URL): Told | undefined =>
  (['answered', 'stopped'] as const).find((each) => each === searchParams.get('told'))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the page behind a reminder's link: why a booking was abandoned, and unsubscribing. */
export default function ReportAbandoned({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { title, code, reminder } = loaderData
  const told = actionData && 'told' in actionData ? actionData.told : reminder?.told
  if (told && reminder) {
    return <ReportThanks told={told} again={reminder.again} here={reminder.here} />
  }
  const refused = actionData && 'typed' in actionData ? actionData : undefined
  // Input stays visible even if the link can't be looked up at the moment.
  const dead = !reminder && (!refused || code === 'REMINDER_NOT_FOUND')
  return (
    <Page width="text">
      <PageHeading title={title} lead={dead ? undefined : t('report-abandoned.lead')} />
      {dead ? <ReportLinkDead code={code} /> : <ReportForm reminder={reminder} refused={refused} />}
    </Page>
  )
}
