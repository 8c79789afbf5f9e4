import type { ReturnedPayment } from '../../contract/payment/payment.ts'
import { useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'

/** Renders a payment's state for a payer whose browser lost its access to the order. */
export function PayReturned({ state, email }: ReturnedPayment) {
  const t = useT()
  const url = useUrl()
  return (
    <Card data-payment-state={state}>
      <p role="status" className="text-md wrap-anywhere">
        {state === 'unpaid'
          ? t('payment.returned-unpaid-text')
          : t(`payment.returned-${state}-text`, { email })}
      </p>
      <div className="mt-6">
        <LinkButton variant="secondary" to={url('order')}>
          {t('payment.find-order')}
        </LinkButton>
      </div>
    </Card>
  )
}
