import type { Payable } from '../../contract/payment/payment.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useSearchAgain } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { lateText, payWords } from './pay-words.ts'
import { amountKind, type BlockedView } from './payment-view.ts'

interface PayBlockedProps {
  view: BlockedView
  payable: Payable
}

/** Renders why an order can't be paid, and what to do instead. */
export function PayBlocked({ view, payable }: PayBlockedProps) {
  const t = useT()
  const url = useUrl()
  const words = payWords(t, payable)
  const { orderCode, orderStatus, items } = payable
  const change = payable.change ?? payable.charge
  const orderWords = productWords(t, items)
  const search = useSearchAgain(payable)
  const status = orderWords(`order.status-${orderStatus}`)
  const isGone =
    view === 'failed' &&
    !change &&
    amountKind(view, payable.payment, payable.late) === 'not-charged'
  const onTime = isGone
    ? orderWords('payment.gone-text')
    : view === 'reserving'
      ? orderWords('order.lead-reserving')
      : view === 'nothing-to-pay'
        ? words('nothing-to-pay-text', { status })
        : words(`${view}-text`)
  const text = lateText(t, payable) ?? onTime
  return (
    <EmptyState
      icon={view === 'expired' || view === 'reserving' ? 'clock' : 'info'}
      title={
        isGone
          ? orderWords('payment.gone-title')
          : view === 'reserving'
            ? status
            : words(`${view}-title`)
      }
      {...(view === 'expired' && { code: 'PAYMENT_EXPIRED' })}
      {...(isGone && { code: 'OFFER_GONE' })}
      actions={
        <>
          {view !== 'reserving' && !change && (
            <LinkButton to={url(search.path, search.query)} icon="search">
              {t('payment.search-again')}
            </LinkButton>
          )}
          <LinkButton to={url(`order/${orderCode}`)} variant={change ? 'primary' : 'secondary'}>
            {t('payment.view-order')}
          </LinkButton>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
