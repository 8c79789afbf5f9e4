import type { StayFee } from '../../../contract/hotel/rate.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'

/** Renders mandatory fees and taxes, all of them already in the total, and where each is paid. */
export function FeeList({ fees }: { fees: readonly StayFee[] }) {
  const t = useT()
  if (fees.length === 0) return <p className="text-ink-soft">{t('hotel.fees-none')}</p>
  return (
    <dl className="grid gap-1">
      {fees.map(({ kind, amount, due }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fees have no identity, and there may be two of a kind
        <div key={index} className="flex items-baseline justify-between gap-4">
          <dt>
            {t(`hotel.fee-${kind}`)}{' '}
            <span className="text-xs text-ink-soft">{t(`hotel.due-${due}`)}</span>
          </dt>
          <dd>
            <Money amount={amount.amount} currency={amount.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
