import { Link } from 'react-router'
import type { StayLanding } from '../../contract/landing/landing.ts'
import { ScoreBadge } from '../hotel/terms/score-badge.tsx'
import { useT, useUrl } from '../locale/language.ts'
import { linkGrid, linkTile } from './landing-section.tsx'

/** Renders parts of a city as links to their pages, with how many places to stay each has, and their score. */
export function AreaTiles({ areas }: { areas: StayLanding['areas'] }) {
  const t = useT()
  const url = useUrl()
  return (
    <ul className={linkGrid}>
      {areas.map(({ address, destination, count, score }) => (
        <li key={address}>
          <Link to={url(`hotels/${address}`)} className={linkTile}>
            <span className="font-semibold wrap-anywhere">{destination.name}</span>
            <span className="mb-2 block text-xs text-ink-soft">
              {t('hotel-landing.places', { count })}
            </span>
            <div className="mt-auto">{score && <ScoreBadge score={score} />}</div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
