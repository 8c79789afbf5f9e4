import { useId } from 'react'
import { Link } from 'react-router'
import type { PlacePages } from './load-place-pages.ts'

/** Renders links to pages about places, which search engines follow too; nothing without any. */
export function PlacePageLinks({ pages }: { pages: PlacePages | undefined }) {
  const id = useId()
  if (!pages) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {pages.title}
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {pages.links.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-10 items-center wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
