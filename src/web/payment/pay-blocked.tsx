import type { Payable } from '../../contract/payment/payment.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useSearchPage } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { payWords } from './pay-words.ts'

interface PayBlockedProps {
  view: 'expired' | 'failed' | 'nothing-to-pay' | 'reserving'
  payable: Payable
}

/** Renders why an order can't be paid, and what to do instead. */
export function PayBlocked({ view, payable }: PayBlockedProps) {
  const t = useT()
  const url = useUrl()
  const words = payWords(t, payable)
  const { orderCode, orderStatus, change, items } = payable
  const orderWords = productWords(t, items)
  const search = url(useSearchPage(items))
  const status = orderWords(`order.status-${orderStatus}`)
  const text =
    view === 'reserving'
      ? orderWords('order.lead-reserving')
      : view === 'nothing-to-pay'
        ? words('nothing-to-pay-text', { status })
        : words(`${view}-text`)
  return (
    <EmptyState
      icon={view === 'expired' || view === 'reserving' ? 'clock' : 'info'}
      title={view === 'reserving' ? status : words(`${view}-title`)}
      {...(view === 'expired' && { code: 'PAYMENT_EXPIRED' })}
      actions={
        <>
          {view !== 'reserving' && !change && (
            <LinkButton to={search} icon="search">
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
