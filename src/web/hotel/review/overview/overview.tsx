import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import { smallMap } from '../../map/small-map.ts'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import type { StayPage } from '../stay-data.ts'
import { AmenityIcon } from './amenity-icon.tsx'
import { overviewText } from './overview-text.ts'

const firstFacilities = 6

/** Renders a property at a glance: a summary, its first facilities, a guest's praise, and a small map. */
export function Overview({
  page,
}: {
  page: Pick<StayPage, 'hotel' | 'map' | 'praise' | 'nearby'>
}) {
  const t = useT()
  const { time } = useFormat()
  const format = { ...useStayFormat(), time }
  const { hotel, map, praise } = page
  const facilities = hotel.amenities.slice(0, firstFacilities)
  return (
    <section
      id="overview"
      aria-labelledby="overview-heading"
      className="grid scroll-mt-16 grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <h2 id="overview-heading" className="sr-only">
        {t('hotel-review.section-overview')}
      </h2>
      <div className="grid content-start gap-4">
        <p suppressHydrationWarning>{overviewText(t, format, page).join(' ')}</p>
        {facilities.length > 0 && (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {facilities.map((each) => (
              <li key={each} className="flex items-center gap-2">
                <AmenityIcon of={each} />
                <span className="min-w-0">{t(`hotel.amenity-${each}`)}</span>
              </li>
            ))}
          </ul>
        )}
        {praise && <Praise review={praise} />}
      </div>
      <a href="#location" className="block rounded">
        <span className="sr-only">{t('hotel-review.show-location')}</span>
        <span aria-hidden="true" className="hotel-map map-small block">
          <MapFrame map={smallMap(map)} />
        </span>
      </a>
    </section>
  )
}

function Praise({ review }: { review: NonNullable<StayPage['praise']> }) {
  const t = useT()
  const { country: countryName } = useFormat()
  const format = useStayFormat()
  const { author, country, liked = '', language, score } = review
  return (
    <figure className="border-s-3 border-sea ps-3">
      <blockquote lang={language}>{t('hotel-review.quote', { text: liked })}</blockquote>
      <figcaption className="mt-1 text-xs text-ink-soft">
        {t('hotel-review.review-by', { author, country: countryName(country) })} ·{' '}
        {format.score(score)}
      </figcaption>
    </figure>
  )
}
