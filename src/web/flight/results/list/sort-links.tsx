import { flightSorts } from '../../../../contract/flight/flight-terms.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkMenu } from '../../../ui/page/link-menu.tsx'
import { type ResultSort, type SortTabs as Tabs, tabSorts } from './sort-results.ts'

export interface SortLinksProps {
  sort: ResultSort
  tabs: Tabs
  currency: string
  hrefOf: (sort: ResultSort) => string
  onSort: (sort: ResultSort) => void
}

/** Renders tabs for best, cheapest and fastest with their prices. They're links, so that they work without scripts. */
export function SortTabs(props: SortLinksProps) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  return (
    <nav aria-label={t('flight-results.sort-by')} className="list-tabs">
      <ul>
        {tabSorts.map((each) => {
          const first = props.tabs[each]
          return (
            <li key={each}>
              <a {...linkTo(each, props)}>
                <span>{t(`flight-results.tab-${each}`)}</span>
                <b>{first && money({ amount: first[0], currency: props.currency })}</b>
                <small>{first && format.duration(first[1])}</small>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Renders a menu of all sorts. On narrow screens, where tabs scroll away, its button says the current one. */
export function SortMenu(props: SortLinksProps) {
  const t = useT()
  return (
    <LinkMenu className="sort-menu">
      <summary>
        <span className="max-lg:hidden">{t('flight-results.sort')}</span>
        <span className="lg:hidden">
          <span className="sr-only">{t('flight-results.sort-by')}: </span>
          {sortName(t, props.sort)}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div>
        <ul>
          {(['best', ...flightSorts] as const).map((each) => (
            <li key={each}>
              <a {...linkTo(each, props)}>{sortName(t, each)}</a>
            </li>
          ))}
        </ul>
        <p>{t('flight-results.sort-note')}</p>
      </div>
    </LinkMenu>
  )
}

const sortName = (t: Translate, sort: ResultSort) =>
  t(sort === 'best' ? 'flight-results.tab-best' : `flight-results.sort-${sort}`)

const linkTo = (sort: ResultSort, props: SortLinksProps) => ({
  href: props.hrefOf(sort),
  'aria-current': sort === props.sort ? ('true' as const) : undefined,
  'data-sort': sort,
  onClick: (event: React.MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    props.onSort(sort)
  },
})
