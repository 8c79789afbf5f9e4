import { NavLink } from 'react-router'

interface DeskTabsProps {
  /** For screen readers. */
  label: string
  tabs: readonly { to: string; name: string }[]
}

/** Renders links to the pages of one part of the desk. */
export function DeskTabs({ label, tabs }: DeskTabsProps) {
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line">
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="-mb-px block border-b-2 border-transparent py-2 font-medium text-ink-soft no-underline hover:text-ink aria-[current=page]:border-sea aria-[current=page]:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
