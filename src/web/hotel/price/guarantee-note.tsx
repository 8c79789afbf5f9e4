import type { Rate } from '../../../contract/hotel/rate.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { chargeText } from './charge-text.ts'

interface GuaranteeNoteProps {
  rate: Pick<Rate, 'pay' | 'guarantee' | 'guaranteeCharge'>
  /** The last four digits of the saved card. */
  card?: string | undefined
  className?: string
}

/** Renders whether a card guarantees a rate that is paid at the property, and what may be charged to it. */
export function GuaranteeNote({ rate, card, className }: GuaranteeNoteProps) {
  const t = useT()
  const money = useMoney()
  const { pay, guarantee, guaranteeCharge } = rate
  if (pay !== 'at_property') return null
  const charge = guaranteeCharge && chargeText(t, guaranteeCharge, money)
  return (
    <p className={cx('text-xs text-ink-soft', className)} suppressHydrationWarning>
      {!charge
        ? t(`hotel.guarantee-${guarantee}`)
        : card
          ? t('hotel.guaranteed-by', { card, charge })
          : t('hotel.guarantee-saved', { charge })}
    </p>
  )
}
