import type { ReactNode } from 'react'
import type { OrderCharge, OrderRefund } from '../../../contract/aftersales/after-sales.ts'
import type { Money as MoneyValue } from '../../../contract/money.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import { Money } from '../../ui/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { ItemPrices } from '../item-prices.tsx'
import { useArrivals } from '../sent-refunds.ts'

interface OrderPriceProps {
  order: Order
  /** What is charged to a card that guaranteed a part of it. */
  charges?: readonly OrderCharge[] | undefined
  /** What the payer's bank has returned after disputes. */
  returned?: MoneyValue | undefined
  /** The order's refunds, as far as they're known. */
  refunds?: readonly OrderRefund[] | undefined
}

/** Renders the order's price, payments and refunds, and separately what a guarantee was charged. */
export function OrderPrice({ order, charges = [], returned, refunds = [] }: OrderPriceProps) {
  const t = useT()
  // What was paid for nothing of the order isn't in its refunded amount either.
  const arrivals = useArrivals(refunds.filter(({ reason }) => reason !== 'extra'))
  const { items, total, paid, refunded, status } = order
  const due = { amount: total.amount - paid.amount, currency: total.currency }
  const isReturned = returned !== undefined && returned.amount > 0
  const back = refunded.amount + (returned?.amount ?? 0)
  const left = { amount: Math.max(0, paid.amount - back), currency: total.currency }
  const captured = order.history.filter(({ event }) => event === 'payment.captured')
  const [first] = captured
  // Of several payments no day is that of all.
  const paidOn = first && captured.length === 1 && (
    <T id="order.paid-on" tags={{ day: <LocalTime value={first.at} look="long" /> }} />
  )
  const owes = status === 'awaiting_payment' || status === 'reserving'
  return (
    <Card title={t('order.price')}>
      <ItemPrices
        items={items}
        total={total}
        isOwed={charges.some(({ state }) => state === 'declined')}
      >
        <dl className="mt-4 grid gap-2 empty:hidden">
          {paid.amount > 0 && <Line label={t('order.paid')} value={paid} note={paidOn} />}
          {refunded.amount > 0 && (
            <Line label={t('order.refunded')} value={refunded} note={arrivals.join(' ')} />
          )}
          {isReturned && <Line label={t('order.returned')} value={returned} />}
          {back > 0 && <Line label={t('order.paid-after-refunds')} value={left} />}
          {owes && due.amount > 0 && <Line label={t('order.to-pay')} value={due} />}
        </dl>
      </ItemPrices>
      <dl className="mt-4 grid gap-2 empty:hidden">
        {charges
          .filter(({ state }) => state !== 'withdrawn')
          .map((charge) => (
            <ChargeLine key={charge.trxId} charge={charge} />
          ))}
      </dl>
    </Card>
  )
}

/** Renders what a guarantee was charged, or should have been, and how that went. */
function ChargeLine({ charge }: { charge: OrderCharge }) {
  const t = useT()
  const { why, amount, card, state, isPaidOtherwise, at } = charge
  const id = isPaidOtherwise ? 'paid-otherwise' : state
  if (id === 'withdrawn') return null
  return (
    <Line
      label={t(state === 'paid' ? `order.charge-${why}` : `order.charge-due-${why}`)}
      value={amount}
      note={
        <T
          id={`order.charge-${id}`}
          values={{ card }}
          tags={{ day: at ? <LocalTime value={at} look="long" /> : <span /> }}
        />
      }
    />
  )
}

interface LineProps {
  label: string
  value: MoneyValue
  note?: ReactNode
}

function Line({ label, value, note }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">
        {label}
        {note && <span className="block text-xs">{note}</span>}
      </dt>
      <dd className="font-medium">
        <Money amount={value.amount} currency={value.currency} />
      </dd>
    </div>
  )
}
