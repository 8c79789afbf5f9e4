import type { ScheduledContent } from '../../../contract/desk/contents.ts'
import type { DeskQueueEntry, DeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import type { getTodayReport } from '../../../contract/desk/reports.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { useT, useUrl } from '../../locale/language.ts'
import type { PagePath } from '../../locale/url.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { useAgencyZone } from '../agency-clock.ts'
import { QueueRow } from '../queue-row.tsx'

/** Renders how much waits in each queue. */
export function WaitingCard({
  queues,
}: {
  queues: readonly Omit<DeskQueues[number], 'entries'>[]
}) {
  const t = useT()
  const url = useUrl()
  return (
    <Card pad="sm" title={t('desk.start-waiting')} id="waiting">
      <ul className="divide-y divide-line">
        {queues.map(({ id, count, overdue }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <TextLink
              to={`${url('desk/queues')}#${id}`}
              className="inline-flex min-h-10 items-center"
            >
              {t(`desk-order.queue-${id}`)}
            </TextLink>
            <span className={overdue > 0 ? 'font-semibold text-red' : 'text-ink-soft'}>
              {t('desk-order.queue-count', { count, overdue })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Renders the messages to support that are due first. */
export function TicketsCard({ tickets }: { tickets: readonly DeskQueueEntry[] }) {
  const t = useT()
  return (
    <Card
      pad="sm"
      id="tickets"
      title={t('desk.start-tickets')}
      aside={<All to="desk/tickets">{t('desk.start-all-tickets')}</All>}
    >
      {tickets.length === 0 && <p className="text-ink-soft">{t('desk.start-no-tickets')}</p>}
      <ul className="divide-y divide-line">
        {tickets.map((entry) => (
          <QueueRow key={entry.target.id} entry={entry} />
        ))}
      </ul>
    </Card>
  )
}

/** Renders what was sold today. */
export function TodayCard({
  today: { day, paid, refunded, returned, ratesDate, areRatesOld, orders },
}: {
  today: ResultOf<typeof getTodayReport>
}) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const facts = [
    ['orders-paid', orders.paid],
    ['orders-confirmed', orders.confirmed],
    ['paid', <Money key="paid" {...paid} />],
    ['refunded', <Money key="refunded" {...refunded} />],
    ...(returned.amount === 0
      ? []
      : [['returned', <Money key="returned" {...returned} />] as const]),
  ] as const
  return (
    <Card
      pad="sm"
      id="today"
      title={t('desk.start-today', { zone: useAgencyZone() })}
      aside={
        <TextLink to={url('desk/reports/sales', { from: day, to: day })}>
          {t('desk.start-sales')}
        </TextLink>
      }
    >
      <dl className="grid grid-cols-2 gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{t(`desk.start-${name}`)}</dt>
            <dd className="text-md font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {areRatesOld && (
        <p className="mt-3 text-xs text-amber">
          {t('desk-reports.rates-old', { date: format.date(ratesDate, 'medium') })}
        </p>
      )}
    </Card>
  )
}

/** Renders what of written content is published next. */
export function ScheduledCard({ scheduled }: { scheduled: readonly ScheduledContent[] }) {
  const t = useT()
  const url = useUrl()
  return (
    <Card
      pad="sm"
      id="scheduled"
      title={t('desk.start-scheduled')}
      aside={<All to="desk/content">{t('desk.start-all-content')}</All>}
    >
      {scheduled.length === 0 && <p className="text-ink-soft">{t('desk.start-none-scheduled')}</p>}
      <ul className="divide-y divide-line">
        {scheduled.map(({ id, title, kind, nextAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <TextLink
                to={url(`desk/content/${id}`)}
                className="inline-flex min-h-10 items-center"
              >
                {title}
              </TextLink>{' '}
              <span className="text-ink-soft">{t(`desk-content.kind-${kind}`)}</span>
            </span>
            <span className="text-xs text-ink-soft">
              <LocalTime value={nextAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function All({ to, children }: { to: PagePath; children: string }) {
  return <TextLink to={useUrl()(to)}>{children}</TextLink>
}
