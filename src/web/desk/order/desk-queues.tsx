import { getDeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import { tFor, useT } from '../../locale/language.ts'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { deskApi } from '../desk-api.ts'
import { QueueRow } from '../queue-row.tsx'
import type { Route } from './+types/desk-queues.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { queues } = await deskApi(context, request).get(getDeskQueues, {})
  return { title: tFor(context)('desk.part-queues'), queues }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders what waits for staff, the nearest deadline first in each queue. */
export default function DeskQueues({ loaderData: { title, queues } }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <PageHeading title={title} lead={t('desk-order.queues-lead')} />
      {queues.length === 0 && (
        <EmptyState icon="check" title={t('desk-order.queues-none')}>
          {t('desk-order.queues-none-text')}
        </EmptyState>
      )}
      <div className="gap-4 xl:columns-2">
        {queues.map(({ id, count, overdue, entries }) => (
          <Card
            key={id}
            id={id}
            pad="sm"
            className="mb-4 break-inside-avoid"
            title={t(`desk-order.queue-${id}`)}
            aside={
              <span className={overdue > 0 ? 'font-semibold text-red' : 'text-ink-soft'}>
                {t('desk-order.queue-count', { count, overdue })}
              </span>
            }
          >
            {entries.length > 0 && (
              <ul className="divide-y divide-line">
                {entries.map((entry) => (
                  <QueueRow key={`${entry.target.id} ${entry.what} ${entry.since}`} entry={entry} />
                ))}
              </ul>
            )}
          </Card>
        ))}
      </div>
    </>
  )
}
