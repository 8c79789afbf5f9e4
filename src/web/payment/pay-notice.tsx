import type { Payable } from '../../contract/payment/payment.ts'
import { useT, useUrl } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { isCardOnly, payWords } from './pay-words.ts'
import type { PaymentView } from './payment-view.ts'

const reasons = [
  'insufficient_funds',
  'expired_card',
  'do_not_honor',
  'authentication_failed',
] as const

/** Renders the outcome of the previous attempt, above the form for the next one. */
export function PayNotice({ view, payable }: { view: PaymentView; payable: Payable }) {
  const t = useT()
  const url = useUrl()
  const words = payWords(t, payable)
  switch (view) {
    case 'declined':
      return (
        <Alert tone="error" code="PAYMENT_DECLINED" title={words('declined-title')}>
          <DeclineReason reason={payable.payment?.reason} /> {words('declined-text')}
        </Alert>
      )
    case 'cancelled':
    case 'attempt-expired':
      return (
        <Alert tone="warning" title={words(`${view}-title`)}>
          {words(`${view}-text`)}
        </Alert>
      )
    case 'processing':
    case 'transfer':
      return (
        <Alert
          tone="warning"
          title={t(isCardOnly(payable) ? 'payment.card-pending-title' : 'payment.pending-title')}
          actions={
            <LinkButton variant="secondary" to={url(`pay/${payable.trxId}/confirmation`)}>
              {t('payment.pending-check')}
            </LinkButton>
          }
        >
          {t(isCardOnly(payable) ? 'payment.card-pending-text' : 'payment.pending-text')}
        </Alert>
      )
    default:
      return null
  }
}

export function DeclineReason({ reason }: { reason: string | undefined }) {
  return reasonText(useT(), reason)
}

function reasonText(t: Translate, reason: string | undefined): string | null {
  const known = reasons.find((each) => each === reason)
  return known ? t(`payment.reason-${known}`) : null
}
