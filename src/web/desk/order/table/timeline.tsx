import type { DeskOrder, TimelineEntry } from '../../../../contract/desk/order/desk-order.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useLocale, useT } from '../../../locale/language.ts'
import { useAgencyZone } from '../../agency-clock.ts'
import { DeskTable } from '../../desk-table.tsx'
import { proposalWord } from '../../logged-proposal.ts'
import { noticeAt, noticeWords } from '../notice-words.ts'
import { detailWord, whatWord } from './order-words.ts'
import { useHeads } from './use-heads.ts'

const technical: readonly TimelineEntry['kind'][] = ['supplier', 'gateway', 'job', 'ledger']

/** Renders what happened to an order as staff tell it: without calls, jobs and the ledger. */
export function Timeline({ seen: { timeline, log, afterSales } }: { seen: DeskOrder }) {
  const t = useT()
  const zone = useAgencyZone()
  return (
    <div className="grid gap-2">
      <TimelineTable
        id="timeline"
        title={t('desk-order.timeline')}
        entries={timeline.filter(({ kind }) => !technical.includes(kind))}
        log={log}
        notices={afterSales.notices}
      />
      <p className="text-xs text-ink-soft">{t('desk-order.times-in', { zone })}</p>
    </div>
  )
}

interface TimelineTableProps {
  id: string
  title: string
  entries: readonly TimelineEntry[]
  /** What staff did: the entries about it name no amounts, and don't say what was decided. */
  log: DeskOrder['log']
  /** Airlines' changes, whose entries name no times. */
  notices: DeskOrder['afterSales']['notices']
}

/** Renders entries in time order. Their times name no zone: the page says it once. */
export function TimelineTable({ id, title, entries, log, notices }: TimelineTableProps) {
  const t = useT()
  const heads = useHeads()
  const money = useMoney()
  const { tag } = useLocale()
  const zone = useAgencyZone()
  /** Returns what one of the staff did about a proposal, such as approving it; undefined for anything else. */
  const proposed = ({ kind, about }: TimelineEntry) => {
    const entry = kind === 'desk' ? log.find((logged) => logged.id === about) : undefined
    return entry && proposalWord(t, money, entry)
  }
  const noticeOf = ({ kind, what, about, at }: TimelineEntry) =>
    kind === 'history' && what === 'notice.opened'
      ? noticeAt(notices, { itemId: about, at })
      : undefined
  const noticed = (entry: TimelineEntry) => {
    const notice = noticeOf(entry)
    if (!notice) return undefined
    const { before, after, by } = noticeWords(notice, { tag, zone })
    return t('desk-order.notice-times', { times: after ? `${before} → ${after}` : before, by })
  }
  const cancelledWord = (entry: TimelineEntry) =>
    noticeOf(entry)?.after === null ? t('desk-order.notice-cancelled') : undefined
  return (
    <DeskTable
      id={id}
      title={title}
      columns={heads('at', 'kind', 'what', 'detail')}
      rows={entries.map((each, place) => ({
        id: `${place}`,
        cells: [
          <time key="at" dateTime={each.at} className="tabular-nums" suppressHydrationWarning>
            {exact(each.at, tag, zone)}
          </time>,
          t(`desk-order.kind-${each.kind}`),
          proposed(each) ?? cancelledWord(each) ?? whatWord(t, each) ?? (
            <code key="what">{each.what}</code>
          ),
          noticed(each) ?? detailWord(t, each),
        ],
      }))}
    />
  )
}

/** Returns a moment to the second, which shows what came first within a minute. */
const exact = (at: string, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))
