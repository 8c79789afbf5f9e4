import type { Money as MoneyValue } from '../../../contract/money.ts'
import { useT } from '../../locale/language.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TotalBar } from '../../ui/page/total-bar.tsx'

/** The form that goes on to the travellers: the bar's button stands outside of it. */
export const confirmFormId = 'confirm-flights'

interface ConfirmBarProps {
  total: MoneyValue
  /** Something has to be agreed to first, so the bar leads there rather than on. */
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
