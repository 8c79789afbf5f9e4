import type { AfterSales, Notice } from '../../contract/aftersales/after-sales.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import { useT } from '../locale/language.ts'
import type { PagePath } from '../locale/url.ts'
import { useProductViews } from '../product/product-views.ts'
import { Alert } from '../ui/page/alert.tsx'
import { ChargeStatus } from './charge-status.tsx'
import { DisputeStatus } from './dispute-status.tsx'
import { PastChanges } from './quote/past-changes.tsx'
import { quoteGroups } from './quote/quote-groups.ts'
import { QuoteStatus } from './quote/quote-status.tsx'

interface InboxProps {
  afterSales: AfterSales
  orderCode: string
  /** The order's page. */
  page: PagePath
  /** All items of the order. */
  items: readonly OrderItem[]
}

/** Renders, at the top of an order, what needs an answer, what is in progress, and recent results. */
export function Inbox({ afterSales, orderCode, page, items }: InboxProps) {
  const t = useT()
  const viewsOf = useProductViews()
  const titleOf = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId)
    return item ? viewsOf(item).titleOf(t, item) : ''
  }
  const { shown, past } = quoteGroups(afterSales)
  const notices = afterSales.notices.flatMap((notice) => {
    const item = items.find(({ id }) => id === notice.itemId)
    const views = item && viewsOf(item).notices
    return views ? [{ notice, views }] : []
  })
  const open = notices.filter(
    ({ notice }) => notice.state === 'open' && !isBeingAnswered(notice, shown),
  )
  const accepting = notices.filter(({ notice }) => notice.state === 'accepting')
  const answered = notices.filter(
    ({ notice }) => notice.state !== 'open' && notice.state !== 'accepting',
  )
  const { charges, dispute } = afterSales
  const told = [open, accepting, answered, shown, past, charges]
  if (!dispute && told.every((each) => each.length === 0)) return null
  return (
    <div className="mb-6 grid gap-4" aria-live="polite">
      {dispute && (
        <DisputeStatus dispute={dispute} orderCode={orderCode} hasNotice={open.length > 0} />
      )}
      {open.map(({ notice, views: { OpenNotice } }) => (
        <div key={notice.noticeId} id={noticeAnchor(notice.itemId)}>
          <OpenNotice
            notice={notice}
            items={items}
            orderCode={orderCode}
            page={page}
            isRefundBlocked={dispute?.blocksRefunds === true}
          />
        </div>
      ))}
      {accepting.map(({ notice, views: { AnsweredNotice } }) => (
        <div key={notice.noticeId} data-notice={notice.noticeId} data-notice-state={notice.state}>
          <Alert>
            <AnsweredNotice notice={notice} />{' '}
            <span className="text-ink-soft">{t('aftersales.updates')}</span>
          </Alert>
        </div>
      ))}
      {charges.map((charge) => (
        <ChargeStatus key={charge.trxId} charge={charge} />
      ))}
      {shown.map((quote) => (
        <QuoteStatus
          key={quote.quoteId}
          quote={quote}
          orderCode={orderCode}
          items={items.filter(({ id }) => quote.itemIds.includes(id))}
          titleOf={titleOf}
          disputed={dispute?.refunds.filter(({ quoteId }) => quoteId === quote.quoteId)}
        />
      ))}
      <PastChanges
        notices={answered.map(({ notice, views: { AnsweredNotice } }) => ({
          id: notice.noticeId,
          at: notice.changedAt,
          text: <AnsweredNotice notice={notice} />,
        }))}
        quotes={past}
        disputed={dispute?.refunds ?? []}
        items={items}
      />
    </div>
  )
}

/** Returns the element id of an item's notice, for links to its answers. */
export const noticeAnchor = (itemId: string): string => `notice-of-${itemId}`

/** Returns whether a notice is being answered by a refund or change in progress. */
const isBeingAnswered = (
  { itemId }: Notice,
  shown: ReturnType<typeof quoteGroups>['shown'],
): boolean =>
  shown.some(({ state, itemIds }) => state === 'in_progress' && itemIds.includes(itemId))
