import { replace } from 'react-router'
import { getTicket, ticketNumberSchema } from '../../contract/support/tickets.ts'
import { tFor, useT, useUrl } from '../locale/language.ts'
import { pageProblem } from '../problem/page-errors.ts'
import { cookiesContext } from '../session/contexts.ts'
import { problemOf } from '../session/front-api/call.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { takeMailGrant } from '../session/order-grants.ts'
import { Icon } from '../ui/icon.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/ticket.ts'
import { answerReply } from './answer-ticket.ts'
import { ReplyForm } from './reply-form.tsx'
import { TicketMessages } from './ticket-messages.tsx'
import { TicketStateBadge } from './ticket-state-badge.tsx'
import { useForgetTold } from './use-forget-told.ts'

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const number = numberIn(params.number)
  const load = () => frontApi(context, request).call(getTicket, { params: { number } })
  const opens = async () => (await load()).ok
  const opened = await takeMailGrant(context.get(cookiesContext), url, number, opens)
  if (opened) throw replace(opened)
  const answer = await load()
  if (!answer.ok) throw pageProblem(answer.problem)
  const told = url.searchParams.get('told')
  return {
    title: tFor(context)('ticket.page-title', { number }),
    ticket: answer.result,
    sent: told === 'sent' || told === 'sent-without-files',
    withoutFiles: told === 'sent-without-files',
    idempotencyKey: crypto.randomUUID(),
  }
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  answerReply({ request, context, number: numberIn(params.number) })

/** After a refusal too: the form's key was used. */
export const shouldRevalidate = () => true

function numberIn(text: string): string {
  const number = ticketNumberSchema.safeParse(text)
  if (!number.success) throw pageProblem(problemOf('TICKET_NOT_FOUND'))
  return number.data
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders a conversation with support: for the member who began it, from its order, or by the link in its mails. */
export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, ticket, sent, withoutFiles, idempotencyKey } = loaderData
  const { number, topic, state, orderCode, messages } = ticket
  useForgetTold(sent)
  const t = useT()
  const url = useUrl()
  return (
    <Page width="text">
      <TextLink
        to={url(orderCode ? `order/${orderCode}` : 'contact')}
        className="mb-4 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {orderCode ? t('ticket.to-order', { code: orderCode }) : t('common.contact')}
      </TextLink>
      <PageHeading
        title={title}
        lead={t(`ticket.topic-${topic}`)}
        aside={<TicketStateBadge state={state} />}
      />
      {sent && !actionData && (
        <Alert tone="success" title={t('ticket.reply-sent')} className="mb-6">
          {t('ticket.reply-sent-text')}
        </Alert>
      )}
      {withoutFiles && !actionData && (
        <Alert tone="warning" title={t('ticket.files-later')} className="mb-6">
          {t('ticket.files-later-here')}
        </Alert>
      )}
      <TicketMessages
        messages={messages}
        nameOf={({ author }) => t(author === 'staff' ? 'ticket.us' : 'ticket.you')}
        fileUrl={(id) => url(`contact/${number}/${id}`)}
      />
      <Card title={t('ticket.write-again')} className="mt-6">
        <ReplyForm
          // A sent form has done its part: the next one is empty.
          key={messages.length}
          number={number}
          idempotencyKey={idempotencyKey}
          isSolved={state === 'solved'}
          refused={actionData}
        />
      </Card>
    </Page>
  )
}
