import type { SupplierState } from '../../../../contract/supplier-state.ts'
import { useT } from '../../../locale/language.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressBar } from '../../../ui/page/progress-bar.tsx'
import { lostSuppliers } from './results-state.ts'

interface SupplierProgressProps {
  suppliers: readonly SupplierState[]
  searching: boolean
}

/** Renders the search's progress and each supplier's state. The bar's space is kept when it's done. */
export function SupplierProgress({ suppliers, searching }: SupplierProgressProps) {
  const t = useT()
  const open = suppliers.filter((each) => each.state === 'asked').length
  const lost = lostSuppliers({ suppliers }).length
  const answered = suppliers.length - open
  return (
    <div className="-my-1">
      <div className="h-1">
        {searching && (
          <ProgressBar
            label={t('flight-results.progress')}
            value={answered}
            max={suppliers.length}
          />
        )}
      </div>
      <details className="group text-xs text-ink-soft">
        <summary className="inline-flex min-h-9 items-center gap-1">
          {searching
            ? t('flight-results.searching', { count: suppliers.length, answered })
            : lost === 0
              ? t('flight-results.searched')
              : lost < suppliers.length
                ? t('flight-results.searched-partly', {
                    count: suppliers.length,
                    answered: suppliers.length - lost,
                  })
                : t('flight-results.searched-none', { count: lost })}
          <Icon
            name="chevron-down"
            size={16}
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        <ul aria-label={t('flight-results.suppliers')} className="pb-2">
          {suppliers.map((each) => (
            <li key={each.id} data-supplier={each.id} data-state={each.state}>
              <span className="font-medium text-ink">{each.name}</span>: {stateText(t, each)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function stateText(t: Translate, { state, results }: SupplierState): string {
  switch (state) {
    case 'asked':
      return t('flight-results.supplier-asked')
    case 'answered':
      return t('flight-results.supplier-answered', { count: results })
    case 'failed':
      return t('flight-results.supplier-failed')
    case 'timed_out':
      return t('flight-results.supplier-timed-out')
  }
}
