import { Link } from 'react-router'
import type { StayLanding } from '../../contract/landing/landing.ts'
import { ScoreBadge } from '../hotel/terms/score-badge.tsx'
import { useUrl } from '../locale/language.ts'

/** Renders properties as links to their pages. */
export function BestStays({ stays }: { stays: StayLanding['best'] }) {
  const url = useUrl()
  return (
    <ol className="grid gap-x-8 md:grid-cols-2">
      {stays.map(({ id, name, score }) => (
        <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-3">
          <Link
            to={url(`hotel/property/${id}`)}
            className="min-w-0 font-medium text-sea wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          <div className="shrink-0">
            <ScoreBadge score={score} />
          </div>
        </li>
      ))}
    </ol>
  )
}
