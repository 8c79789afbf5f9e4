import type { ChangeQuote } from '../../../contract/aftersales/after-sales.ts'
import { useT } from '../../locale/language.ts'

/** Renders which bought checked bags move to the new flights and which are lost. */
export function BagsAfterChange({ bags }: Pick<ChangeQuote, 'bags'>) {
  const t = useT()
  const moved = bags.filter(({ isMoved }) => isMoved).length
  const lost = bags.length - moved
  return (
    <>
      {moved > 0 && <p>{t('flight-changes.bags-moved', { count: moved })}</p>}
      {lost > 0 && (
        <p className="font-medium text-red">{t('flight-changes.bags-lost', { count: lost })}</p>
      )}
    </>
  )
}
