import type { Money as MoneyValue } from '../../../contract/money.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { ItemPrices } from '../item-prices.tsx'

/** Renders the order's price, payments and refunds. */
export function OrderPrice({ order }: { order: Order }) {
  const t = useT()
  const { items, total, paid, refunded, status } = order
  const due = { amount: total.amount - paid.amount, currency: total.currency }
  const left = { amount: paid.amount - refunded.amount, currency: total.currency }
  const owes = status === 'awaiting_payment' || status === 'reserving'
  return (
    <Card title={t('order.price')}>
      <ItemPrices items={items} total={total}>
        <dl className="mt-4 grid gap-2 empty:hidden">
          {paid.amount > 0 && <Line label={t('order.paid')} value={paid} />}
          {refunded.amount > 0 && <Line label={t('order.refunded')} value={refunded} />}
          {refunded.amount > 0 && <Line label={t('order.paid-after-refunds')} value={left} />}
          {owes && due.amount > 0 && <Line label={t('order.to-pay')} value={due} />}
        </dl>
      </ItemPrices>
    </Card>
  )
}

function Line({ label, value }: { label: string; value: MoneyValue }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">
        <Money amount={value.amount} currency={value.currency} />
      </dd>
    </div>
  )
}
