import type { SupplierState } from '../../../../contract/supplier-state.ts'
import { useT } from '../../../locale/language.ts'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { ProgressBar } from '../../../ui/page/progress-bar.tsx'

interface HotelSuppliersProps {
  suppliers: readonly SupplierState[]
  searching: boolean
}

/** Renders the search's progress and each supplier's state. The bar's space is kept when it's done. */
export function HotelSuppliers({ suppliers, searching }: HotelSuppliersProps) {
  const t = useT()
  const count = suppliers.length
  const answered = suppliers.filter(({ state }) => state === 'answered').length
  const asked = suppliers.filter(({ state }) => state === 'asked').length
  return (
    <div>
      <div className="h-1">
        {searching && (
          <ProgressBar label={t('hotel-results.progress')} value={count - asked} max={count} />
        )}
      </div>
      <Disclosure
        className="text-xs text-ink-soft"
        summary={
          searching
            ? t('hotel-results.searching', { count, answered })
            : answered === count
              ? t('hotel-results.searched')
              : t('hotel-results.searched-partly', { count, answered })
        }
      >
        <ul aria-label={t('hotel-results.suppliers')} className="pb-2">
          {suppliers.map(({ id, name, state, results }) => (
            <li key={id} data-supplier={id} data-state={state}>
              <span className="font-medium text-ink">{name}</span>:{' '}
              {t(`hotel-results.supplier-${state}`, { count: results })}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
