import { Link } from 'react-router'
import type { ListedOrder } from '../../../contract/order/order.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { productWords } from '../../product/product-words.ts'
import { Money } from '../../ui/money.tsx'
import { Badge } from '../../ui/page/badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { isOrderOver } from '../progress/order-progress.ts'
import { nextItem, useToday } from './next-item.ts'
import { OrderStatusBadge } from './order-status-badge.tsx'

interface OrderCardProps {
  order: ListedOrder
  /** The order's page. */
  to: string
}

/** Renders one order in a list: what comes next, items and dates, number of travellers, what has to be done or its status, price. */
export function OrderCard({ order, to }: OrderCardProps) {
  const t = useT()
  const money = useMoney()
  const { orderCode, status, items, travellers, total, refunded, createdAt, charges = [] } = order
  // The rooms of a stay have one title.
  const listed = new Map(items.map((item) => [`${item.title} ${item.startsOn}`, item]))
  const today = useToday()
  const next = isOrderOver(status) ? undefined : nextItem(order, today)
  return (
    <Card
      as="li"
      pad="sm"
      className="relative flex flex-wrap items-center justify-between gap-4 hover:border-line-strong"
      data-order-code={orderCode}
      data-order-status={status}
    >
      <div className="min-w-0">
        {next && next.startsOn >= today && (
          <p className="mb-1 font-medium text-sea" data-next={next.startsOn}>
            {productWords(t, [next])('order.step-travel')} ·{' '}
            <DateTime value={next.startsOn} look="day" />
          </p>
        )}
        {[...listed].map(([key, item]) => (
          <p key={key} className="font-semibold wrap-anywhere">
            {item.title}
            {item.startsOn && (
              <span className="font-normal text-ink-soft">
                {' '}
                · <DateTime value={item.startsOn} look="day" />
              </span>
            )}
          </p>
        ))}
        <p className="mt-1 text-xs text-ink-soft">
          <Link to={to} className="font-medium text-sea underline after:absolute after:inset-0">
            {t('order.card-open', { code: orderCode })}
          </Link>{' '}
          · {productWords(t, items)('order.card-travellers', { count: travellers })} ·{' '}
          {t('order.card-booked')} <LocalTime value={createdAt} look="medium" />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {order.needsAnswer ? (
          <Badge tone="amber" icon="warning" className="px-3 py-1 text-base">
            {productWords(t, items)('order.card-answer')}
          </Badge>
        ) : (
          <OrderStatusBadge
            status={status}
            needsCode={order.needsCode}
            total={total}
            items={items}
          />
        )}
        <p data-total={total.amount} data-currency={total.currency}>
          {total.amount > 0 ? (
            <Money {...total} size="md" />
          ) : (
            !isOrderOver(status) && productWords(t, items)('order.on-site')
          )}
          {charges.map((charge, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no other name
            <span key={index} className="block" suppressHydrationWarning>
              {t(charge.isPaid ? 'order.card-charged' : 'order.card-charge-due', {
                amount: money(charge.amount),
              })}
            </span>
          ))}
          {refunded.amount > 0 && (
            <span className="block text-xs text-ink-soft" suppressHydrationWarning>
              {t('order.card-refunded', { amount: money(refunded) })}
            </span>
          )}
        </p>
      </div>
    </Card>
  )
}
