import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import { useT } from '../../../locale/language.ts'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { detailWord, whatWord } from './order-words.ts'

/** Renders what was sent and done: mails, jobs, and everything in time order. */
export function TroubleTables({ seen: { mails, jobs, timeline } }: { seen: DeskOrder }) {
  const t = useT()
  const time = (value: string) => <LocalTime key={value} value={value} />
  const at = t('desk-order.at')
  return (
    <>
      <DeskTable
        id="mails"
        title={t('desk-order.mails')}
        columns={[t('desk-order.subject'), t('desk-order.state'), at]}
        rows={mails.map((each) => ({
          id: each.mailId,
          cells: [
            each.subject,
            t(`desk-state.mail-${each.state}`),
            time(each.sentAt ?? each.createdAt),
          ],
        }))}
      />
      <DeskTable
        id="jobs"
        title={t('desk-order.jobs')}
        columns={[
          t('desk-order.job'),
          t('desk-order.state'),
          t('desk-order.retries'),
          t('desk-order.problem'),
          at,
        ]}
        rows={jobs.map((each) => ({
          id: each.jobId,
          cells: [
            <code key="name">{each.name}</code>,
            <code key="state">{each.state}</code>,
            each.retries,
            each.problem,
            time(each.completedAt ?? each.startAfter),
          ],
        }))}
      />
      <DeskTable
        id="timeline"
        title={t('desk-order.timeline')}
        columns={[at, t('desk-order.kind'), t('desk-order.what'), t('desk-order.detail')]}
        rows={timeline.map((each, place) => ({
          id: `${place}`,
          cells: [
            time(each.at),
            t(`desk-order.kind-${each.kind}`),
            whatWord(t, each) ?? <code key="what">{each.what}</code>,
            detailWord(t, each),
          ],
        }))}
      />
    </>
  )
}
