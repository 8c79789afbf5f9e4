import { flightSorts } from '../../../../contract/flight/flight-terms.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type ResultSort, type SortTabs, tabSorts } from './sort-results.ts'

interface SortBarProps {
  sort: ResultSort
  tabs: SortTabs
  currency: string
  hrefOf: (sort: ResultSort) => string
  onSort: (sort: ResultSort) => void
}

/**
 * Renders tabs for best, cheapest and fastest with their prices, and a menu of all sorts. They're links, so that they
 * work without scripts.
 */
export function SortBar({ sort, tabs, currency, hrefOf, onSort }: SortBarProps) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  const link = (each: ResultSort) => ({
    href: hrefOf(each),
    'aria-current': each === sort ? ('true' as const) : undefined,
    'data-sort': each,
    onClick: (event: React.MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.currentTarget.closest('details')?.removeAttribute('open')
      onSort(each)
    },
  })
  return (
    <nav aria-label={t('flight-results.sort-by')} className="sort-bar">
      <ul>
        {tabSorts.map((each) => {
          const first = tabs[each]
          return (
            <li key={each}>
              <a {...link(each)}>
                <span>{t(`flight-results.tab-${each}`)}</span>
                <b>{first && money({ amount: first[0], currency })}</b>
                <small>{first && format.duration(first[1])}</small>
              </a>
            </li>
          )
        })}
      </ul>
      <details
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return
          currentTarget.removeAttribute('open')
          currentTarget.querySelector('summary')?.focus()
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open')
        }}
      >
        <summary>
          <span>{t('flight-results.sort')}</span>
          <Icon name="chevron-down" size={16} />
        </summary>
        <div>
          <ul>
            {flightSorts.map((each) => (
              <li key={each}>
                <a {...link(each)} className={cx(each === sort && 'font-semibold text-sea')}>
                  {t(`flight-results.sort-${each}`)}
                </a>
              </li>
            ))}
          </ul>
          <p>{t('flight-results.sort-note')}</p>
        </div>
      </details>
    </nav>
  )
}
