import type { ReactNode } from 'react'
import type { OrderItem } from '../../contract/order/order.ts'
import type { PayableStanding } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { isOnlyReduced, useLeftOutText } from '../order/left-out.ts'
import { productWords } from '../product/product-words.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'
import { Card } from '../ui/page/card.tsx'
import { Spinner } from '../ui/page/spinner.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'
import { DeclineReason } from './pay-notice.tsx'
import { isCardOnly, lateText, payWords } from './pay-words.ts'
import { amountKind, canPay, isMoving, type PaymentView } from './payment-view.ts'

interface ConfirmationCardProps {
  payable: PayableStanding
  /** The order's items, if known. */
  items: readonly OrderItem[]
  view: PaymentView
  /** The e-mail address that documents are sent to, if known. */
  email: string | undefined
  children: ReactNode
}

/** Renders the payment's state and the order's code. */
export function ConfirmationCard(props: ConfirmationCardProps) {
  const { payable, items, view, email, children } = props
  const t = useT()
  const { orderCode, orderStatus, total } = payable
  const done = view === 'confirmed' || view === 'partly'
  const bad = view === 'declined' || view === 'failed'
  return (
    <Card
      data-order-code={orderCode}
      data-order-status={orderStatus}
      data-change-state={payable.change?.state}
    >
      <div className="flex items-start gap-4" aria-live="polite" {...errorCode(view)}>
        <span
          className={cx(
            'grid size-12 shrink-0 place-items-center rounded-full',
            bad ? 'bg-red-soft text-red' : done ? 'bg-sea text-on-sea' : 'bg-sea-soft text-sea',
          )}
        >
          {isMoving(view) ? (
            <Spinner />
          ) : (
            <Icon name={done ? 'check' : bad ? 'warning' : 'info'} size={24} />
          )}
        </span>
        <p className="min-w-0 pt-2 text-md wrap-anywhere">
          {view === 'declined' && <DeclineReason reason={payable.payment?.reason} />}{' '}
          <ViewText view={view} email={email} payable={payable} items={items} />{' '}
          {canPay.includes(view) && payable.payUntil && (
            <T
              id={isCardOnly(payable) ? 'payment.card-by' : 'payment.pay-by'}
              tags={{ time: <LocalTime value={payable.payUntil} /> }}
            />
          )}
        </p>
      </div>
      <dl className="mt-6 grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
        <Fact label={t('payment.order-code')}>
          <span translate="no" className="tabular text-xl font-bold tracking-widest">
            {orderCode}
          </span>
        </Fact>
        <Fact
          label={t(
            `payment.${total.amount > 0 ? amountKind(view, payable.payment, payable.late) : 'paid'}`,
          )}
        >
          <span data-total={total.amount} data-currency={total.currency}>
            {total.amount > 0 ? (
              <Money amount={total.amount} currency={total.currency} size="xl" />
            ) : (
              t('payment.paid-nothing')
            )}
          </span>
          {done && total.amount > 0 && payable.payment && (
            <span className="block text-xs text-ink-soft">
              <T
                id={`payment.paid-by-${payable.payment.method}`}
                tags={{ day: <LocalTime value={payable.payment.at} look="long" /> }}
              />
            </span>
          )}
        </Fact>
      </dl>
      <div className="mt-6">{children}</div>
    </Card>
  )
}

function errorCode(view: PaymentView) {
  if (view === 'declined') return { 'data-error': 'PAYMENT_DECLINED' }
  return view === 'expired' ? { 'data-error': 'PAYMENT_EXPIRED' } : {}
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type ViewTextProps = Omit<ConfirmationCardProps, 'children'>

function ViewText(props: ViewTextProps) {
  const { payable, items } = props
  const t = useT()
  return lateText(t, { ...payable, items }) ?? <OnTimeText {...props} />
}

function OnTimeText({ view, email, payable, items }: ViewTextProps) {
  const t = useT()
  const words = payWords(t, { ...payable, items })
  const orderWords = productWords(t, items)
  const leftOut = useLeftOutText(items)
  switch (view) {
    case 'confirmed':
      return email ? words('confirmed-text', { email }) : words('confirmed-text-plain')
    case 'nothing-to-pay':
      return words('nothing-to-pay-text', {
        status: orderWords(`order.status-${payable.orderStatus}`),
      })
    case 'unpaid':
    case 'code':
      return words('after')
    case 'reserving':
      return orderWords('order.lead-reserving')
    case 'partly':
      return [
        ...(isOnlyReduced(items) ? [] : [orderWords('payment.partly-text')]),
        ...(payable.isPromoLost ? [t('payment.promo-lost')] : []),
        leftOut,
      ]
        .filter(Boolean)
        .join(' ')
    case 'failed':
    case 'refunded': {
      const text = words(`${view}-text`)
      if (payable.isPromoLost) return `${t('payment.promo-lost')} ${text}`
      return payable.isPriceLost ? `${orderWords('payment.price-lost')} ${text}` : text
    }
    default:
      return words(`${view}-text`)
  }
}
