import type { Money } from '../../../../contract/money.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { Alert } from '../../../ui/page/alert.tsx'
import { PriceChange } from '../../fare/price-change.tsx'

/** Renders that the flights are still available, with their current price and the difference. */
export function StillAvailable({ oldPrice, newPrice }: { oldPrice: Money; newPrice: Money }) {
  const t = useT()
  const money = useMoney()
  const more = newPrice.amount - oldPrice.amount
  const amount = money({ ...newPrice, amount: Math.abs(more) })
  const total = money(newPrice)
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
      oldPrice={oldPrice}
      newPrice={newPrice}
      title={t(`flight-confirm.${moved}`, { total, amount })}
      text={text}
    />
  )
}
