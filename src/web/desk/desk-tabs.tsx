import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

interface DeskTabsProps {
  /** For screen readers. */
  label: string
  tabs: readonly { to: string; name: string }[]
}

/** Renders links to the pages of one part of the desk, in one row that scrolls where it's wider than the page. */
export function DeskTabs({ label, tabs }: DeskTabsProps) {
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab.
  useEffect(() => {
    const { current } = row
    const tab = current?.querySelector('[aria-current="page"]')
    if (!current || !tab) return
    const hidden = tab.getBoundingClientRect().right - current.getBoundingClientRect().right
    if (hidden > 0) current.scrollLeft += hidden + 24
  }, [pathname])
  return (
    <nav aria-label={label} className="mb-4">
      <ul
        ref={row}
        className="flex gap-x-4 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:thin]"
      >
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="block border-b-2 border-transparent py-2 font-medium whitespace-nowrap text-ink-soft no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-sea aria-[current=page]:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
