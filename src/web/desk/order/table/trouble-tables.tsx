import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { detailWord, whatWord } from './order-words.ts'
import { useHeads } from './use-heads.ts'

/** Renders what was sent and done: mails, posts to the affiliate, calls, jobs, and everything in time order. */
export function TroubleTables({ seen }: { seen: DeskOrder }) {
  const { order, mails, postbacks, calls, jobs, timeline } = seen
  const t = useT()
  const url = useUrl()
  const heads = useHeads()
  const money = useMoney()
  const time = (value: string) => <LocalTime key={value} value={value} />
  return (
    <>
      <DeskTable
        id="mails"
        title={t('desk-order.mails')}
        columns={heads('subject', 'state', 'at')}
        rows={mails.map((each) => ({
          id: each.mailId,
          cells: [
            <TextLink
              key="subject"
              to={url(`desk/orders/${order.orderCode}/mails/${each.mailId}`)}
              className="inline-flex min-h-8 items-center"
            >
              {each.subject}
            </TextLink>,
            t(`desk-state.mail-${each.state}`),
            time(each.sentAt ?? each.createdAt),
          ],
        }))}
      />
      <DeskTable
        id="calls"
        title={t('desk-order.calls')}
        columns={heads('called', 'asked', 'state', 'answer', 'duration', 'reference', 'at')}
        rows={calls.map((each, place) => ({
          id: `${place}`,
          cells: [
            `${t(`desk-order.kind-${each.kind}`)} · ${each.name}`,
            t(`desk-state.call-${each.operation}`),
            t(`desk-state.call-was-${each.outcome}`),
            each.code && <code key="code">{each.code}</code>,
            t('desk-order.milliseconds', { count: each.milliseconds }),
            each.reference,
            time(each.at),
          ],
        }))}
      />
      <DeskTable
        id="postbacks"
        title={t('desk-order.postbacks')}
        columns={heads('what', 'affiliate', 'amount-column', 'state', 'attempts', 'answer', 'next')}
        rows={postbacks.map((each) => ({
          id: each.postbackId,
          cells: [
            t(`desk-state.postback-${each.event}`),
            each.affiliate,
            [each.amount, ...each.onSite].map((part) => money(part)).join(' + '),
            t(`desk-state.postback-${each.state}`),
            each.attempts,
            <>
              {each.answer && <span className="block">{each.answer}</span>}
              {each.attemptedAt && time(each.attemptedAt)}
            </>,
            each.nextAt && time(each.nextAt),
          ],
        }))}
      />
      <DeskTable
        id="jobs"
        title={t('desk-order.jobs')}
        columns={heads('job', 'state', 'retries', 'problem', 'at')}
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
        columns={heads('at', 'kind', 'what', 'detail')}
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
