import { getDeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { deskApi } from '../desk-api.ts'
import { TicketDue } from '../ticket/desk-state-badge.tsx'
import type { Route } from './+types/desk-queues.ts'
import { queueWord } from './table/order-words.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { queues } = await deskApi(context, request).get(getDeskQueues, {})
  return { title: tFor(context)('desk.part-queues'), queues }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders what waits for staff, the nearest deadline first in each queue. */
export default function DeskQueues({ loaderData: { title, queues } }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  return (
    <>
      <PageHeading title={title} lead={t('desk-order.queues-lead')} />
      {queues.length === 0 && (
        <EmptyState icon="check" title={t('desk-order.queues-none')}>
          {t('desk-order.queues-none-text')}
        </EmptyState>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2 xl:items-start">
        {queues.map(({ id, count, overdue, entries }) => (
          <Card
            key={id}
            id={id}
            pad="sm"
            title={t(`desk-order.queue-${id}`)}
            aside={
              <span className={overdue > 0 ? 'font-semibold text-red' : 'text-ink-soft'}>
                {t('desk-order.queue-count', { count, overdue })}
              </span>
            }
          >
            {entries.length > 0 && (
              <ul className="divide-y divide-line">
                {entries.map(({ target, what, since, deadline, isOverdue }) => (
                  <li
                    key={`${target.id} ${what} ${since}`}
                    className="grid gap-x-4 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_12rem] sm:items-center"
                  >
                    <TextLink
                      to={url(
                        target.kind === 'order'
                          ? `desk/orders/${target.id}`
                          : `desk/tickets/${target.id}`,
                      )}
                      className="inline-flex min-h-10 items-center font-semibold tabular-nums"
                    >
                      {target.id}
                    </TextLink>
                    <span className="wrap-anywhere">{queueWord(t, what)}</span>
                    <span className="text-xs text-ink-soft">
                      <TicketDue dueAt={deadline} isOverdue={isOverdue} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        ))}
      </div>
    </>
  )
}
