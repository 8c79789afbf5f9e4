import type { Money as MoneyValue } from '../../../contract/money.ts'
import { useT } from '../../locale/language.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TotalBar } from '../../ui/page/total-bar.tsx'

/** The id of the form that continues to the travellers: the bar's button is outside of it. */
export const confirmFormId = 'confirm-flights'

interface ConfirmBarProps {
  total: MoneyValue
  /** Whether a consent is required first, in which case the button leads to it. */
  needsConsent: boolean
}

/** Renders the trip's total and the button to the travellers, on narrow screens. */
export function ConfirmBar({ total, needsConsent }: ConfirmBarProps) {
  const t = useT()
  return (
    <TotalBar label={t('flight-confirm.bar-total')} total={total}>
      {needsConsent ? (
        <a href={`#${confirmFormId}`} className={buttonClass({ size: 'lg' })}>
          {t('flight-confirm.bar-review')}
        </a>
      ) : (
        <SubmitButton size="lg" form={confirmFormId}>
          {t('flight-confirm.bar-continue')}
        </SubmitButton>
      )}
    </TotalBar>
  )
}
