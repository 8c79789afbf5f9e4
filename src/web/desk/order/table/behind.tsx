import type { PriceLine } from '../../../../contract/checkout/price-line.ts'
import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import { useLocale, useT } from '../../../locale/language.ts'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { Amount } from '../../amount.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { fullMoney } from '../../full-money.ts'
import { answerWord, jobStateWord, jobWord } from './order-words.ts'
import { ShortId } from './short-id.tsx'
import { TimelineTable } from './timeline.tsx'
import { useHeads } from './use-heads.ts'

/** Renders, folded, what is looked at when something went wrong: prices line by line, the ledger, calls, posts and jobs. */
export function Behind({ seen }: { seen: DeskOrder }) {
  const t = useT()
  return (
    <Disclosure
      summary={t('desk-order.behind')}
      className="rounded border border-line bg-surface px-4 open:pb-4"
    >
      <div id="behind" className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2">
        <MoneyBehind seen={seen} />
        <CallsBehind seen={seen} />
        <TimelineTable
          id="everything"
          title={t('desk-order.everything')}
          entries={seen.timeline}
          log={seen.log}
          notices={seen.afterSales.notices}
        />
      </div>
    </Disclosure>
  )
}

function MoneyBehind({ seen: { order, ledger } }: { seen: DeskOrder }) {
  const t = useT()
  const heads = useHeads()
  const lines = order.items.flatMap((item) =>
    item.lines.map((line, place) => ({ item, line, id: `${item.id} ${place}` })),
  )
  const lineText = ({ kind, label }: PriceLine) =>
    kind === 'promo'
      ? [t('desk-state.line-promo'), label].join(' ')
      : (label ?? t(`desk-state.line-${kind}`))
  return (
    <>
      <DeskTable
        id="lines"
        title={t('desk-order.lines')}
        columns={heads('item', 'kind', 'amount-column', 'due')}
        rows={lines.map(({ item, line, id }) => ({
          id,
          cells: [
            item.title,
            [lineText(line), line.passengerType, `× ${line.count}`].filter(Boolean).join(' '),
            <Amount key="amount" {...line.amount} />,
            t(`desk-state.due-${line.due}`),
          ],
        }))}
      />
      <DeskTable
        id="ledger"
        title={t('desk-order.ledger')}
        columns={heads('account-column', 'movement', 'amount-column', 'at')}
        rows={ledger.map((each, place) => ({
          id: `${place}`,
          cells: [
            t(`desk-state.account-${each.account}`),
            t(`desk-state.movement-${each.kind}`),
            <Amount key="amount" {...each.amount} />,
            <LocalTime key="at" value={each.at} />,
          ],
        }))}
      />
    </>
  )
}

function CallsBehind({ seen: { calls, postbacks, jobs } }: { seen: DeskOrder }) {
  const t = useT()
  const heads = useHeads()
  const { tag } = useLocale()
  const time = (value: string) => <LocalTime key={value} value={value} />
  return (
    <>
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
            answerWord(t, each.outcome, each.code),
            t('desk-order.milliseconds', { count: each.milliseconds }),
            <ShortId key="reference" id={each.reference} />,
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
            [each.amount, ...each.onSite].map((part) => fullMoney(part, tag)).join(' + '),
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
            jobWord(t, each.name) ?? <code key="name">{each.name}</code>,
            jobStateWord(t, each.state),
            each.retries,
            each.problem,
            time(each.completedAt ?? each.startAfter),
          ],
        }))}
      />
    </>
  )
}
