import type { StayPriceChange as Changed } from '../../../contract/hotel/booking.ts'
import { useT } from '../../locale/language.ts'
import { type ChangedSum, PriceChange, type PriceChangeProps } from '../../ui/price-change.tsx'

interface StayPriceChangeProps extends Pick<PriceChangeProps, 'text' | 'actions'> {
  changed: Omit<Changed, 'rateId'>
}

/**
 * Renders the old and the new price side by side after a change; of a stay that is partly paid at the property, what is paid
 * now, there, and in total.
 */
export function StayPriceChange({ changed, text, actions }: StayPriceChangeProps) {
  const t = useT()
  const { oldPrice, newPrice, oldSums: was, newSums: now } = changed
  const labels = {
    was: t('hotel.price-was'),
    now: t('hotel.price-now'),
    difference: t('hotel.price-difference'),
  }
  const there = was?.atProperty ?? now.atProperty
  const none = there && { ...there.amount, amount: 0 }
  const sums: ChangedSum[] | undefined = was &&
    none && [
      { label: t('hotel.sum-now'), was: was.now, now: now.now },
      {
        label: t('hotel.sum-there'),
        was: was.atProperty?.amount ?? none,
        now: now.atProperty?.amount ?? none,
      },
      { label: t('hotel.sum-total'), was: was.total, now: now.total },
    ]
  return (
    <PriceChange
      oldPrice={oldPrice}
      newPrice={newPrice}
      title={t(newPrice.amount > oldPrice.amount ? 'hotel.changed-up' : 'hotel.changed-down')}
      text={text}
      labels={labels}
      sums={sums}
      actions={actions}
    />
  )
}
