import type { ReturnedPayment } from '../../contract/payment/payment.ts'
import { useT, useUrl } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'

/** Renders a payment's state for a payer whose browser lost its access to the order. */
export function PayReturned(back: ReturnedPayment) {
  const t = useT()
  const url = useUrl()
  return (
    <Card data-payment-state={back.state}>
      <p role="status" className="text-md wrap-anywhere">
        {returnedText(t, back)}
      </p>
      <div className="mt-6">
        <LinkButton variant="secondary" to={url('order')}>
          {t('payment.find-order')}
        </LinkButton>
      </div>
    </Card>
  )
}

/** Returns the heading above it. */
export function returnedTitle(t: Translate, { state }: ReturnedPayment): string {
  switch (state) {
    case 'processing':
    case 'paid':
    case 'unpaid':
      return t(`payment.returned-${state}-title`)
    case 'refunding':
    case 'refunded':
      return t('payment.refunded-title')
    case 'to_book':
    case 'to_refund':
    case 'ended':
      return t('payment.nothing-to-pay-title')
  }
}

function returnedText(t: Translate, { state, email }: ReturnedPayment): string {
  switch (state) {
    case 'processing':
    case 'paid':
      return t(`payment.returned-${state}-text`, { email })
    case 'unpaid':
      return t('payment.returned-unpaid-text')
    case 'refunding':
      return t('payment.late-refunding')
    case 'refunded':
      return t('payment.refunded-text')
    case 'to_book':
    case 'to_refund':
      return t(`payment.late-${state}`)
    case 'ended':
      return t('payment.expired-text')
  }
}
