import type { Payable } from '../../contract/payment/payment.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT } from '../locale/language.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TotalBar } from '../ui/page/total-bar.tsx'
import { payFormId } from './pay-form.tsx'

/** Renders the amount due and the button to the gateway's page, on narrow screens. */
export function PayBar({ payable: { total } }: { payable: Payable }) {
  const t = useT()
  const money = useMoney()
  return (
    <TotalBar label={t('payment.amount')} total={total}>
      <SubmitButton
        size="lg"
        icon="lock"
        form={payFormId}
        aria-label={t('payment.continue', { total: money(total) })}
      >
        {t('payment.bar-continue')}
      </SubmitButton>
    </TotalBar>
  )
}
