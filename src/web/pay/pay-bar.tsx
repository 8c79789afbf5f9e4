import type { Transaction } from '../../contract/payment.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT } from '../locale/use-t.ts'
import { Money } from '../ui/money.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { payFormId } from './pay-form.tsx'

/** Total and button at the foot of narrow screens, always in sight; at the page's end they come to rest. */
export function PayBar({ transaction: { total } }: { transaction: Transaction }) {
  const t = useT()
  const money = useMoney()
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 -mb-6 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 py-3 md:-mx-6 md:-mb-8 md:px-6 lg:hidden">
      <p className="min-w-0">
        <span className="block text-xs text-ink-soft">{t('pay.amount')}</span>
        <Money amount={total.amount} currency={total.currency} size="lg" />
      </p>
      <SubmitButton
        size="lg"
        icon="lock"
        form={payFormId}
        aria-label={t('pay.continue', { total: money(total) })}
      >
        {t('pay.bar-continue')}
      </SubmitButton>
    </div>
  )
}
