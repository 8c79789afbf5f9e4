import { redirectDocument } from 'react-router'
import { listScheduledContents } from '../../contract/desk/contents.ts'
import { mayDo } from '../../contract/desk/desk-acts.ts'
import { getDeskQueues } from '../../contract/desk/order/desk-queues.ts'
import { getTodayReport } from '../../contract/desk/reports.ts'
import { endDeskSession, getDeskSession } from '../../contract/desk/session.ts'
import { cookies } from '../../contract/headers.ts'
import { tFor, urlFor, useT } from '../locale/language.ts'
import { notFound } from '../problem/page-errors.ts'
import { cookiesContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/desk-index.ts'
import { deskApi } from './desk-api.ts'
import { ScheduledCard, TicketsCard, TodayCard, WaitingCard } from './start/start-cards.tsx'

const mostScheduled = 5
const mostTickets = 5

/** Loads what these staff may see of the day: what waits, what was sold, and what is published next. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  if (params.part !== undefined) throw notFound()
  const api = deskApi(context, request)
  const { name, roles } = await api.get(getDeskSession, {})
  const [{ queues }, today, { contents: scheduled }] = await Promise.all([
    mayDo(roles, 'order.read') ? api.get(getDeskQueues, {}) : { queues: undefined },
    mayDo(roles, 'report.read') ? api.get(getTodayReport, {}) : undefined,
    mayDo(roles, 'content.read')
      ? api.get(listScheduledContents, { query: { limit: mostScheduled } })
      : { contents: undefined },
  ])
  return {
    title: tFor(context)('desk.title'),
    name,
    queues: queues?.map(({ entries, ...queue }) => queue),
    tickets: queues?.find(({ id }) => id === 'tickets')?.entries.slice(0, mostTickets),
    today,
    scheduled,
  }
}

/** Signs out: the form of every page of the desk is sent to its first one. */
export async function action({ params, context, request }: Route.ActionArgs) {
  if (params.part !== undefined) throw notFound()
  await frontApi(context, request).call(endDeskSession, {})
  context.get(cookiesContext).remove(cookies.desk)
  return redirectDocument(urlFor(context)('desk/sign-in'), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the desk's first page: the day at a glance. */
export default function DeskIndex({ loaderData }: Route.ComponentProps) {
  const { name, queues, tickets, today, scheduled } = loaderData
  const t = useT()
  return (
    <>
      <PageHeading title={t('desk.welcome', { name })} lead={t('desk.welcome-lead')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:items-start">
        {queues && <WaitingCard queues={queues} />}
        {tickets && <TicketsCard tickets={tickets} />}
        {today && <TodayCard today={today} />}
        {scheduled && <ScheduledCard scheduled={scheduled} />}
      </div>
    </>
  )
}
