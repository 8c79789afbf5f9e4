import { Link } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { HotelScene } from '../scene/hotel-scene.tsx'
import { ScoreBadge } from '../terms/score-badge.tsx'
import { StarsText } from '../terms/stars-text.tsx'
import type { StayPage } from './stay-data.ts'

/** Renders that nothing is left for the dates, and other places nearby that have rooms. */
export function SoldOut({ page: { stay, others } }: { page: StayPage }) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const dates = { checkIn: format.date(stay.checkIn), checkOut: format.date(stay.checkOut) }
  return (
    <div className="mt-4 grid gap-6" data-sold-out>
      <EmptyState
        icon="bed"
        title={t('hotel-review.sold-out-title')}
        actions={
          <LinkButton to={url('hotel')} icon="search" variant="secondary">
            {t('hotel-review.search')}
          </LinkButton>
        }
      >
        {others.length > 0
          ? t('hotel-review.sold-out-text', dates)
          : t('hotel-review.sold-out-alone', dates)}
      </EmptyState>
      {others.length > 0 && (
        <ul
          aria-label={t('hotel-review.others')}
          className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
        >
          {others.map((other) => (
            <li key={other.id}>
              <Link
                to={url(`hotel/review/${other.hash}`)}
                className="flex h-full flex-col overflow-hidden rounded border border-line bg-surface no-underline hover:border-line-strong"
              >
                {other.scene && <HotelScene scene={other.scene} className="h-36 w-full" />}
                <span className="flex flex-1 flex-col gap-1 p-4">
                  <span className="font-semibold">{other.name}</span>
                  <span className="flex items-center gap-2 text-xs text-ink-soft">
                    {t(`hotel.kind-${other.kind}`)} <StarsText stars={other.stars} />
                  </span>
                  <span className="text-xs text-ink-soft">{other.area}</span>
                  <span className="mt-auto pt-2">
                    <ScoreBadge score={other.score} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
