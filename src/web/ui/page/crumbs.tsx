import { Link } from 'react-router'
import { Icon } from '../icon.tsx'

/** A page above this one. */
export interface Crumb {
  name: string
  to: string
}

/** Renders links to the pages above this one. */
export const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <ol className="mb-2 flex flex-wrap items-center text-ink-soft">
    {crumbs.map(({ name, to }, index) => (
      <li key={to} className="flex items-center">
        {index > 0 && <Icon name="chevron-right" size={16} className="mx-1" />}
        <Link to={to} className="inline-flex min-h-10 items-center hover:text-ink hover:underline">
          {name}
        </Link>
      </li>
    ))}
  </ol>
)
