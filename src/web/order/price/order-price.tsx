import type { ReactNode } from 'react'
import type { OrderCharge, OrderRefund } from '../../../contract/aftersales/after-sales.ts'
import type { Money as MoneyValue } from '../../../contract/money.ts'
import { isAwaited } from '../../../contract/order/is-live.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import { Money } from '../../ui/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { ItemPrices } from '../item-prices.tsx'
import { useArrivals } from '../sent-refunds.ts'
import { isOnSite } from './on-site.tsx'

interface OrderPriceProps {
  order: Order
  /** What is charged to a card that guaranteed a part of it. */
  charges?: readonly OrderCharge[] | undefined
  /** What the payer's bank has returned after disputes. */
  returned?: MoneyValue | undefined
  /** The order's refunds, as far as they're known. */
  refunds?: readonly OrderRefund[] | undefined
  /** Whether it's unfolded whatever was paid. */
  isOpen?: boolean
}

/**
 * Renders the order's price, payments and refunds, and separately what a guarantee was charged. It's folded under its total
 * once all is paid, as long as nothing was refunded or charged since.
 */
export function OrderPrice(props: OrderPriceProps) {
  const { order, charges = [], returned, refunds = [], isOpen = false } = props
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
  const isLeftOnSite = items.some((item) => isAwaited(item) && item.lines.some(isOnSite))
  const isSettled = !owes && !isLeftOnSite && back === 0 && charges.length === 0
  const prices = (
    <>
      <ItemPrices
        items={items}
        total={total}
        isOwed={charges.some(({ state }) => state === 'declined')}
        isMarked={false}
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
    </>
  )
  return (
    <Card
      aria-label={t('order.price')}
      pad="none"
      className="px-4 py-2 md:px-6"
      {...(total.amount > 0 && { 'data-total': total.amount, 'data-currency': total.currency })}
    >
      <Disclosure
        open={isOpen || !isSettled}
        summary={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 pe-2">
            <span className="text-lg font-semibold tracking-tight">{t('order.price')}</span>
            {total.amount > 0 && (
              <span className="group-open:hidden print:hidden">
                <Money amount={total.amount} currency={total.currency} size="md" />
              </span>
            )}
          </span>
        }
      >
        <div className="pt-2 pb-3">{prices}</div>
      </Disclosure>
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
