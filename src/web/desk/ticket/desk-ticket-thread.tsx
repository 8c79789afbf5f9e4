import type { DeskTicket } from '../../../contract/desk/desk-tickets.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import { TicketMessages } from '../../support/ticket-messages.tsx'
import type { SelectOption } from '../../ui/form/select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { useLanguageName } from '../language-name.ts'
import type { RefusedAnswer, ToldTicketAct } from './answer-desk-ticket.ts'
import { AnswerForm } from './answer-form.tsx'
import { DeskStateBadge, TicketDue } from './desk-state-badge.tsx'
import { EarlierTickets, TicketActs, TicketNotes } from './ticket-acts.tsx'

interface DeskTicketThreadProps {
  title: string
  ticket: DeskTicket
  /** The saved replies that can be inserted, by id. */
  replies: readonly SelectOption[]
  told: ToldTicketAct | undefined
  idempotencyKey: string
  refused: RefusedAnswer | undefined
}

/** Renders a ticket: its conversation, a form to answer, and what is known about it. */
export function DeskTicketThread({
  title,
  ticket,
  replies,
  told,
  idempotencyKey,
  refused,
}: DeskTicketThreadProps) {
  const t = useT()
  const url = useUrl()
  const { number, topic, state, dueAt, isOverdue, messages, name, history } = ticket
  const names = new Map(messages.map((each) => [each.id, each.staffName ?? name]))
  return (
    <>
      <TextLink
        to={url('desk/tickets')}
        className="mb-2 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {t('desk.part-tickets')}
      </TextLink>
      <PageHeading
        title={title}
        lead={t(`ticket.topic-${topic}`)}
        aside={
          <span className="flex flex-wrap items-center gap-3">
            <DeskStateBadge state={state} />
            {dueAt && <TicketDue dueAt={dueAt} isOverdue={isOverdue} />}
          </span>
        }
      />
      {told && !refused && (
        <Alert tone="success" className="mb-6">
          {t(`desk.ticket-told-${told}`)}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <div className="grid min-w-0 gap-6">
          <TicketMessages
            messages={messages}
            nameOf={(message) => names.get(message.id) ?? name}
            fileUrl={(id) => url(`desk/tickets/${number}/${id}`)}
          />
          <Card title={t('desk.ticket-answer')}>
            <AnswerForm
              // A sent answer has done its part: the next one is empty.
              key={messages.length}
              number={number}
              idempotencyKey={idempotencyKey}
              seen={messages.length}
              state={state}
              language={ticket.language}
              answerLanguage={ticket.answerLanguage}
              replies={replies}
              refused={refused}
            />
          </Card>
        </div>
        <div className="grid min-w-0 gap-6">
          <TicketFacts ticket={ticket} idempotencyKey={idempotencyKey} refused={refused} />
          <TicketNotes ticket={ticket} idempotencyKey={idempotencyKey} refused={refused} />
          <EarlierTickets earlier={ticket.earlier} />
          <Card title={t('desk.ticket-history')}>
            <ol className="grid gap-2">
              {history.map(({ at, to, cause, staffName }) => (
                <li key={`${at} ${to}`}>
                  <span className="block">{t(`desk.ticket-state-${to}`)}</span>
                  <span className="block text-xs text-ink-soft">
                    <LocalTime value={at} /> ·{' '}
                    {staffName
                      ? t('desk.ticket-by-name', { name: staffName })
                      : t(`desk.ticket-by-${cause}`)}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </>
  )
}

type TicketFactsProps = Pick<DeskTicketThreadProps, 'ticket' | 'idempotencyKey' | 'refused'>

/** Renders who wrote, about what, and who deals with it. */
function TicketFacts({ ticket, idempotencyKey, refused }: TicketFactsProps) {
  const t = useT()
  const url = useUrl()
  const nameOf = useLanguageName()
  const { name, email, language, isMember, orderCode, isOrderProven, assigned } = ticket
  const facts = [
    [t('desk.ticket-from'), `${name}, ${email}`],
    [t('desk.ticket-account'), t(isMember ? 'desk.ticket-member' : 'desk.ticket-guest')],
    [t('desk.ticket-language'), nameOf(language)],
    [
      t('desk.ticket-order'),
      orderCode ? (
        <T
          key="order"
          id={isOrderProven ? 'desk.ticket-order-proven' : 'desk.ticket-order-unproven'}
          values={{ code: orderCode }}
          tags={{
            // Whoever answers looks something up there, and comes back to what is typed here.
            order: (
              <TextLink to={url(`desk/orders/${encodeURIComponent(orderCode)}`)} target="_blank" />
            ),
          }}
        />
      ) : (
        t('desk.ticket-order-none')
      ),
    ],
    [t('desk.ticket-assigned'), assigned?.name ?? t('desk.ticket-nobody')],
  ] as const
  return (
    <Card title={t('desk.ticket-facts')}>
      <FactList facts={facts} className="grid gap-3" />
      <TicketActs ticket={ticket} idempotencyKey={idempotencyKey} refused={refused} />
    </Card>
  )
}
