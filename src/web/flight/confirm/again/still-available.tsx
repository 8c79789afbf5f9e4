import type { Money } from '../../../../contract/money.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { Alert } from '../../../ui/page/alert.tsx'
import { PriceChange } from '../../fare/price-change.tsx'

/** Renders that the flights are still available, with their current price and the difference. */
export function StillAvailable({ was, now }: { was: Money; now: Money }) {
  const t = useT()
  const money = useMoney()
  const more = now.amount - was.amount
  const amount = money({ ...now, amount: Math.abs(more) })
  const total = money(now)
  const text = t('flight-confirm.still-text')
  if (more === 0) {
    return (
      <Alert tone="success" title={t('flight-confirm.still-same', { total })}>
        <p>{text}</p>
      </Alert>
    )
  }
  const moved = more > 0 ? 'still-more' : 'still-less'
  return (
    <PriceChange
      was={was}
      now={now}
      title={t(`flight-confirm.${moved}`, { total, amount })}
      text={text}
    />
  )
}
