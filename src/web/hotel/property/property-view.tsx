import { bestScene } from '../../../contract/hotel/best-scene.ts'
import { useT } from '../../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { PlacePageLinks } from '../../place/place-pages.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Crumbs } from '../../ui/page/crumbs.tsx'
import { Facilities } from '../review/facts/facilities.tsx'
import { Location } from '../review/facts/location.tsx'
import { Policies } from '../review/facts/policies.tsx'
import { Gallery } from '../review/gallery/gallery.tsx'
import { Overview } from '../review/overview/overview.tsx'
import { ReviewList, TopicScores } from '../review/reviews/guest-reviews.tsx'
import { SectionBar } from '../review/section-bar.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { defaultRoom } from '../search/typed-stay.ts'
import { HotelSearchForm } from '../search-form/search-form.tsx'
import { ScoreBadge } from '../terms/score-badge.tsx'
import { StarsText } from '../terms/stars-text.tsx'
import type { PropertyPage } from './load-property.ts'

const next: NextNeeds = {
  routes: ['hotel/results/hotel-search-page'],
  words: ['hotel', 'hotel-results'],
}

/** Renders a property without dates: pictures, an overview, a form for dates, where it is, what it has, and guests' reviews. */
export function PropertyView({ page }: { page: PropertyPage }) {
  useFetchAhead(next)
  const t = useT()
  const { hotel, crumbs, reviews, pages } = page
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="-mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <Crumbs crumbs={crumbs} />
          <h1 className="text-xl font-bold tracking-tight">{hotel.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-soft">
            <span>{t(`hotel.kind-${hotel.kind}`)}</span>
            <StarsText stars={hotel.stars} />
            <span>{hotel.address}</span>
          </p>
        </div>
        <div className="flex items-center gap-4">
          <ScoreBadge score={hotel.score} />
          <SaveButton
            stay={{
              id: hotel.id,
              name: hotel.name,
              place: `${hotel.area}, ${hotel.city}`,
              scene: bestScene(hotel.scenes),
              photo: hotel.photos?.[0],
              score: hotel.score,
            }}
          />
        </div>
      </header>
      <SectionBar />
      <Gallery hotel={hotel} />
      <Overview page={page} />
      <section id="rooms" aria-labelledby="rooms-heading" className="scroll-mt-16">
        <h2 id="rooms-heading" className="mb-3 text-lg font-semibold tracking-tight">
          {t('hotel-review.rooms')}
        </h2>
        <Card>
          <HotelSearchForm
            key={hotel.id}
            stay={{
              where: '',
              destination: `hotel-${hotel.id}`,
              checkIn: '',
              checkOut: '',
              rooms: [defaultRoom],
            }}
            place={hotel.name}
          />
        </Card>
      </section>
      <Location page={page} />
      <div
        id="facilities"
        className="grid scroll-mt-16 grid-cols-1 gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-3"
      >
        <Facilities hotel={hotel} />
        <Policies hotel={hotel} />
      </div>
      <section id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-16">
        <h2 id="reviews-heading" className="text-lg font-semibold tracking-tight">
          {t('hotel-review.reviews')}
        </h2>
        {hotel.score ? (
          <>
            <TopicScores hotel={hotel} />
            <ReviewList reviews={reviews} />
          </>
        ) : (
          <p className="mt-2 text-ink-soft">{t('hotel-review.reviews-none')}</p>
        )}
      </section>
      <PlacePageLinks pages={pages} />
    </div>
  )
}
