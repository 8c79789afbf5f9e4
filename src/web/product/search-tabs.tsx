import { useT, useUrl } from '../locale/language.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'

const products = [
  { page: 'flight', icon: 'plane', name: 'common.flights' },
  { page: 'hotel', icon: 'bed', name: 'common.hotels' },
] as const

/** Renders links to the search forms of all products, above the one that is shown. */
export function SearchTabs({ of }: { of: (typeof products)[number]['page'] }) {
  const t = useT()
  const url = useUrl()
  return (
    <nav aria-label={t('common.search-tabs')} className="-mt-2 mb-4">
      <ul className="flex gap-1 border-b border-line">
        {products.map(({ page, icon, name }) => (
          <li key={page}>
            <a
              href={url(page)}
              aria-current={page === of || undefined}
              className={cx(
                '-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 px-3 font-medium no-underline',
                page === of ? 'border-sea text-sea' : 'border-transparent text-ink-soft',
              )}
            >
              <Icon name={icon} />
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
