import { Link } from 'react-router'
import { refusedChildren } from '../../../contract/hotel/child-rule.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Money } from '../../ui/money.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { HotelPicture } from '../photo/hotel-picture.tsx'
import { ScoreBadge } from '../terms/score-badge.tsx'
import { StarsText } from '../terms/stars-text.tsx'
import { useStayFormat } from '../terms/use-stay-format.ts'
import type { StayPage } from './stay-data.ts'

/** Renders that nothing is left for the dates, unless the property's rule about children is why, and other places nearby that have rooms. */
export function SoldOut({ page: { hotel, stay, others } }: { page: StayPage }) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const { distance } = useStayFormat()
  const isRefused = refusedChildren(hotel, stay).length > 0
  const dates = { checkIn: format.date(stay.checkIn), checkOut: format.date(stay.checkOut) }
  return (
    <div className="mt-4 grid gap-6" data-sold-out>
      {!isRefused && (
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
      )}
      {isRefused && others.length > 0 && (
        <h3 className="font-semibold">{t('hotel-review.others')}</h3>
      )}
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
                <HotelPicture
                  photo={other.photo}
                  scene={other.scene}
                  sizes="(width >= 64rem) 22rem, (width >= 40rem) 50vw, 100vw"
                  className="h-36 w-full"
                />
                <span className="flex flex-1 flex-col gap-1 p-4">
                  <span className="font-semibold">{other.name}</span>
                  <span className="flex items-center gap-2 text-xs text-ink-soft">
                    {t(`hotel.kind-${other.kind}`)} <StarsText stars={other.stars} />
                  </span>
                  <span className="text-xs text-ink-soft" suppressHydrationWarning>
                    {other.area} ·{' '}
                    {t('hotel-review.distance-from-here', { distance: distance(other.distance) })}
                  </span>
                  <span className="mt-auto flex flex-wrap items-end justify-between gap-2 pt-2">
                    <ScoreBadge score={other.score} />
                    <span className="ms-auto text-end">
                      <span className="block text-xs text-ink-soft">
                        {t('hotel-review.price-from')}
                      </span>
                      <Money
                        amount={other.total.amount}
                        currency={other.total.currency}
                        size="lg"
                      />
                    </span>
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
