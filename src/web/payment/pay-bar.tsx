import type { Payable } from '../../contract/payment/payment.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT } from '../locale/language.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TotalBar } from '../ui/page/total-bar.tsx'
import { payFormId } from './pay-form.tsx'
import { barText, continueText } from './pay-words.ts'

/** Renders the amount due and the button to the gateway's page, on narrow screens. */
export function PayBar({ payable }: { payable: Payable }) {
  const t = useT()
  const money = useMoney()
  const { total } = payable
  const long = continueText(t, payable, money)
  const short = barText(t, payable, money)
  return (
    <TotalBar label={t('payment.amount')} total={total} nothing={t('payment.paid-nothing')}>
      <SubmitButton
        size="lg"
        icon="lock"
        form={payFormId}
        // People who speak to their device say what they see, which not every language's longer text contains.
        aria-label={long.includes(short) ? long : `${short}: ${long}`}
      >
        {short}
      </SubmitButton>
    </TotalBar>
  )
}
