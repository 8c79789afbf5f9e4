import type { AfterSales, Notice } from '../../contract/aftersales/after-sales.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import { useT } from '../locale/language.ts'
import type { PagePath } from '../locale/url.ts'
import { type AirportNames, cityOf } from '../place/airport-names.ts'
import { Alert } from '../ui/page/alert.tsx'
import { NoticeCard } from './notice/notice-card.tsx'
import { PastChanges } from './quote/past-changes.tsx'
import { quoteGroups } from './quote/quote-groups.ts'
import { QuoteStatus } from './quote/quote-status.tsx'

interface InboxProps {
  afterSales: AfterSales
  orderCode: string
  airports: AirportNames
  /** The order's page. */
  page: PagePath
  items: readonly OrderItem[]
}

/** At the top of an order: what waits for an answer, what is under way, and what came of it. */
export function Inbox({ afterSales, orderCode, airports, page, items }: InboxProps) {
  const titleOf = (itemId: string) => items.find(({ id }) => id === itemId)?.title ?? ''
  const t = useT()
  const { notices } = afterSales
  const { shown, past } = quoteGroups(afterSales)
  const open = notices.filter((each) => each.state === 'open' && !isBeingAnswered(each, shown))
  const accepting = notices.filter((each) => each.state === 'accepting')
  const answered = notices.filter((each) => each.state !== 'open' && each.state !== 'accepting')
  if (open.length + accepting.length + answered.length + shown.length + past.length === 0) {
    return null
  }
  return (
    <div className="mb-6 grid gap-4" aria-live="polite">
      {open.map((notice) => (
        <NoticeCard
          key={notice.noticeId}
          notice={notice}
          items={items}
          orderCode={orderCode}
          airports={airports}
          page={page}
        />
      ))}
      {accepting.map(({ noticeId, before, state }) => (
        <div key={noticeId} data-notice={noticeId} data-notice-state={state}>
          <Alert>
            {t('aftersales.notice-accepting', {
              from: cityOf(airports, before.from),
              to: cityOf(airports, before.to),
            })}{' '}
            <span className="text-ink-soft">{t('aftersales.updates')}</span>
          </Alert>
        </div>
      ))}
      {shown.map((quote) => (
        <QuoteStatus
          key={quote.quoteId}
          quote={quote}
          orderCode={orderCode}
          items={items.filter(({ id }) => quote.itemIds.includes(id))}
          titleOf={titleOf}
        />
      ))}
      <PastChanges notices={answered} quotes={past} items={items} airports={airports} />
    </div>
  )
}

/** A notice whose refund or change is under way asks for nothing more. */
const isBeingAnswered = (
  { itemId }: Notice,
  shown: ReturnType<typeof quoteGroups>['shown'],
): boolean =>
  shown.some(({ state, itemIds }) => state === 'in_progress' && itemIds.includes(itemId))
