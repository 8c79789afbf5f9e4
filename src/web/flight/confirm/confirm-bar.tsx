import type { Money as MoneyValue } from '../../../contract/money.ts'
import { useT } from '../../locale/use-t.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Money } from '../../ui/money.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** The form that goes on to the travellers: the bar's button stands outside of it. */
export const confirmFormId = 'confirm-flights'

interface ConfirmBarProps {
  total: MoneyValue
  /** Something has to be agreed to first, so the bar leads there rather than on. */
  needsConsent: boolean
}

/** Total and button at the foot of narrow screens, always in sight; at the page's end they come to rest. */
export function ConfirmBar({ total, needsConsent }: ConfirmBarProps) {
  const t = useT()
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 -mb-6 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 py-3 md:-mx-6 md:-mb-8 md:px-6 lg:hidden">
      <p className="min-w-0">
        <span className="block text-xs text-ink-soft">{t('flight-confirm.bar-total')}</span>
        <Money amount={total.amount} currency={total.currency} size="lg" />
      </p>
      {needsConsent ? (
        <a href={`#${confirmFormId}`} className={buttonClass({ size: 'lg' })}>
          {t('flight-confirm.bar-review')}
        </a>
      ) : (
        <SubmitButton size="lg" form={confirmFormId}>
          {t('flight-confirm.bar-continue')}
        </SubmitButton>
      )}
    </div>
  )
}
