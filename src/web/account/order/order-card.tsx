import { Link } from 'react-router'
import type { ListedOrder } from '../../../contract/order.ts'
import { type AirportNames, cityOf } from '../../flight/shared/airport-names.ts'
import { useT } from '../../locale/use-t.ts'
import { useUrl } from '../../locale/use-url.ts'
import { OrderStatusBadge } from '../../order/order-status-badge.tsx'
import { Card } from '../../ui/card.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Money } from '../../ui/money.tsx'

interface OrderCardProps {
  order: ListedOrder
  airports: AirportNames
}

/** One order in the list: where to and when, how it stands, what it costs. */
export function OrderCard({ order, airports }: OrderCardProps) {
  const t = useT()
  const url = useUrl()
  const { orderCode, status, slices, total, createdAt } = order
  return (
    <Card
      as="li"
      pad="sm"
      className="relative flex flex-wrap items-center justify-between gap-4 hover:border-line-strong"
      data-order-code={orderCode}
      data-order-status={status}
    >
      <div className="min-w-0">
        {slices.map(({ from, to, departure }) => (
          <p key={`${from} ${departure}`} className="font-semibold">
            {t('account.order-route', { from: cityOf(airports, from), to: cityOf(airports, to) })}
            <span className="font-normal text-ink-soft">
              {' '}
              · <DateTime value={departure.slice(0, 10)} look="medium" />
            </span>
          </p>
        ))}
        <p className="mt-1 text-xs text-ink-soft">
          <Link
            to={url(`account/order/${orderCode}`)}
            className="font-medium text-sea underline after:absolute after:inset-0"
          >
            {t('account.order-open', { code: orderCode })}
          </Link>{' '}
          · {t('account.order-made')} <DateTime value={createdAt} look="medium" zone="UTC" />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <OrderStatusBadge status={status} />
        <Money {...total} size="md" />
      </div>
    </Card>
  )
}
