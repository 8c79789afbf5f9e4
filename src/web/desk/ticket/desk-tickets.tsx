import { getDeskTicket, listDeskTickets } from '../../../contract/desk/desk-tickets.ts'
import {
  type TicketList,
  type TicketTopic,
  ticketLists,
  ticketTopics,
} from '../../../contract/support/ticket-terms.ts'
import { ticketNumberSchema } from '../../../contract/support/tickets.ts'
import { tFor } from '../../locale/language.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import { problemOf } from '../../session/front-api/call.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { deskApi } from '../desk-api.ts'
import { takeTold } from '../told.ts'
import type { Route } from './+types/desk-tickets.ts'
import { answerDeskTicket, savedReplies, toldTicketActs } from './answer-desk-ticket.ts'
import { DeskTicketThread } from './desk-ticket-thread.tsx'
import { TicketRows } from './ticket-rows.tsx'

/** What the list shows, as its address says. */
export interface TicketFilter {
  list: TicketList
  topic: TicketTopic | undefined
  q: string
  page: number
}

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const api = deskApi(context, request)
  const t = tFor(context)
  if (params.number !== undefined) {
    const number = numberIn(params.number)
    const [ticket, replies] = await Promise.all([
      api.get(getDeskTicket, { params: { number } }),
      savedReplies(api),
    ])
    return {
      title: t('desk.ticket-title', { number }),
      thread: {
        ticket,
        replies: replies.map(({ id, title }) => ({ value: id, label: title })),
        told: takeTold(context, url, toldTicketActs),
        idempotencyKey: crypto.randomUUID(),
      },
      list: undefined,
    }
  }
  const query = url.searchParams
  const filter: TicketFilter = {
    list: ticketLists.find((each) => each === query.get('list')) ?? 'due',
    topic: ticketTopics.find((each) => each === query.get('topic')),
    q: query.get('q')?.trim().slice(0, 100) ?? '',
    page: Math.min(1000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
  }
  const { topic, ...rest } = filter
  const found = await api.get(listDeskTickets, { query: { ...rest, ...(topic && { topic }) } })
  return { title: t('desk.part-tickets'), thread: undefined, list: { filter, ...found } }
}

export const action = ({ params, context, request }: Route.ActionArgs) =>
  answerDeskTicket({ number: numberIn(params.number ?? ''), context, request })

/** After a refusal too: the form's key was used, and there may be new messages. */
export const shouldRevalidate = () => true

function numberIn(text: string): string {
  const number = ticketNumberSchema.safeParse(text)
  if (!number.success) throw pageProblem(problemOf('TICKET_NOT_FOUND'))
  return number.data
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the tickets of support, or one of them. */
export default function DeskTickets({ loaderData, actionData }: Route.ComponentProps) {
  const { title, list, thread } = loaderData
  if (thread) return <DeskTicketThread title={title} {...thread} refused={actionData} />
  return <TicketRows title={title} {...list} />
}
