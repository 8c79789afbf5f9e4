import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { tabClass, tabListClass } from './tab-look.ts'

/** Tabs that are pages of their own. */
export function LinkTabs({
  label,
  items,
}: {
  label: string
  items: readonly { to: string; label: ReactNode; current: boolean }[]
}) {
  return (
    <nav aria-label={label} className={tabListClass}>
      {items.map((each) => (
        <Link
          key={each.to}
          to={each.to}
          aria-current={each.current ? 'page' : undefined}
          className={tabClass(each.current)}
        >
          {each.label}
        </Link>
      ))}
    </nav>
  )
}
