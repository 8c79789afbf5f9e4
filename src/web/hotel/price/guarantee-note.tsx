import type { Rate } from '../../../contract/hotel/rate.ts'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'

interface GuaranteeNoteProps {
  rate: Pick<Rate, 'pay' | 'guarantee'>
  className?: string
}

/** Renders whether the property asks for a card, of rates that are paid there; nothing otherwise. */
export function GuaranteeNote({ rate: { pay, guarantee }, className }: GuaranteeNoteProps) {
  const t = useT()
  if (pay !== 'at_property') return null
  return (
    <p className={cx('text-xs text-ink-soft', className)}>{t(`hotel.guarantee-${guarantee}`)}</p>
  )
}
