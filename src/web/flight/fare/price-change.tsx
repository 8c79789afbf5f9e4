import { useT } from '../../locale/language.ts'
import { PriceChange as Change, type PriceChangeProps } from '../../ui/price-change.tsx'

/** Renders the old and the new price side by side after a change; with a title if it isn't the airline's price that changed. */
export function PriceChange(
  props: Omit<PriceChangeProps, 'title' | 'labels'> & { title?: string },
) {
  const t = useT()
  const isMore = props.newPrice.amount > props.oldPrice.amount
  const labels = {
    was: t('flight-confirm.was'),
    now: t('flight-confirm.now'),
    difference: t('flight-confirm.difference'),
  }
  const moved = t(isMore ? 'flight-confirm.changed-up-title' : 'flight-confirm.changed-down-title')
  return <Change {...props} title={props.title ?? moved} labels={labels} />
}
