import type { ReturnedPayment } from '../../contract/payment/payment.ts'
import { useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'

/** Renders how far a payment is, for a payer whose browser lost what shows that the order is theirs. */
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
