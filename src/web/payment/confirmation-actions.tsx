import type { OrderItem } from '../../contract/order/order.ts'
import type { PayableStanding } from '../../contract/payment/payment.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useSearchAgain } from '../product/product-views.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { canPay, isMoving, type PaymentView } from './payment-view.ts'

interface ConfirmationActionsProps {
  payable: PayableStanding
  /** The order's items, if known. */
  items: readonly OrderItem[]
  view: PaymentView
  here: string
}

/** Renders what to do next: refresh, pay again, see the order, or start over. */
export function ConfirmationActions({ payable, items, view, here }: ConfirmationActionsProps) {
  const t = useT()
  const url = useUrl()
  const search = useSearchAgain({ total: payable.total, items })
  const order = url(`order/${payable.orderCode}`)
  // After a failed change, travellers continue from their order.
  const again =
    !payable.change &&
    !payable.charge &&
    (view === 'refunded' || view === 'expired' || view === 'failed' || view === 'nothing-to-pay')
  const pay = canPay.includes(view)
  return (
    <div className="flex flex-wrap gap-2">
      {pay && (
        <LinkButton to={url(`pay/${payable.trxId}/choose`)} icon="card">
          {t('payment.try-again')}
        </LinkButton>
      )}
      {isMoving(view) && (
        <LinkButton to={here} reloadDocument icon="refresh">
          {t('payment.refresh')}
        </LinkButton>
      )}
      {again && (
        <LinkButton to={url(search.path, search.query)} icon="search">
          {t('payment.search-again')}
        </LinkButton>
      )}
      <LinkButton
        to={order}
        icon="ticket"
        variant={pay || again || isMoving(view) ? 'secondary' : 'primary'}
      >
        {t('payment.to-order')}
      </LinkButton>
    </div>
  )
}
