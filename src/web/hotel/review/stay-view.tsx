import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { bestScene } from '../../../contract/hotel/best-scene.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { buttonClass } from '../../ui/button-look.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { TotalBar } from '../../ui/page/total-bar.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { ChildRule } from '../terms/child-rule.tsx'
import { ScoreBadge } from '../terms/score-badge.tsx'
import { StarsText } from '../terms/stars-text.tsx'
import type { StayAnswer } from './answer-stay.ts'
import { BackToResults } from './back-to-results.tsx'
import { Facilities } from './facts/facilities.tsx'
import { Location } from './facts/location.tsx'
import { Policies } from './facts/policies.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Overview } from './overview/overview.tsx'
import { GuestReviews } from './reviews/guest-reviews.tsx'
import { RoomList } from './rooms/room-list.tsx'
import { SectionBar } from './section-bar.tsx'
import { SoldOut } from './sold-out.tsx'
import { StayAside } from './stay-aside.tsx'
import type { StayPage } from './stay-data.ts'
import { StayProblem } from './stay-problem.tsx'

const next: NextNeeds = {
  routes: ['hotel/book/book'],
  words: ['hotel-book', 'traveller', 'checkout'],
}

interface StayViewProps {
  page: StayPage
  answer: StayAnswer | undefined
}

/** Renders a property: pictures and an overview, rooms and rates, where it is, what it has, its rules, and guests' reviews. */
export function StayView({ page, answer }: StayViewProps) {
  useFetchAhead(next)
  useFreshRates(page)
  const t = useT()
  const url = useUrl()
  const { hotel, hash, stay, rates, unavailable, reviews } = page
  const [cheapest] = rates
  const lowest = rates.map(({ price }) => price.total).sort((a, b) => a.amount - b.amount)[0]
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="-mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <BackToResults page={page} />
          <h1 className="text-xl font-bold tracking-tight">{hotel.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-soft">
            <span>{t(`hotel.kind-${hotel.kind}`)}</span>
            <StarsText stars={hotel.stars} />
            <span>{hotel.address}</span>
          </p>
        </div>
        <div className="flex items-center gap-4">
          {hotel.score ? (
            <a
              href="#reviews"
              title={t('hotel-review.see-reviews')}
              className="rounded text-ink no-underline"
            >
              <ScoreBadge score={hotel.score} />
            </a>
          ) : (
            <ScoreBadge score={undefined} />
          )}
          <SaveButton
            stay={{
              id: hotel.id,
              name: hotel.name,
              place: `${hotel.area}, ${hotel.city}`,
              scene: bestScene(hotel.scenes),
              photo: hotel.photos?.[0],
              score: hotel.score,
              dates: {
                hash,
                checkIn: stay.checkIn,
                checkOut: stay.checkOut,
                ...(lowest && { price: { total: lowest, seenAt: page.now } }),
              },
            }}
          />
        </div>
      </header>
      <SectionBar />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <Gallery hotel={hotel} />
        <StayAside page={page} />
      </div>
      <Overview page={page} />
      <StayProblem answer={answer} formKey={page.key} />
      <section id="rooms" aria-labelledby="rooms-heading" className="scroll-mt-16">
        <h2 id="rooms-heading" className="text-lg font-semibold tracking-tight">
          {t('hotel-review.rooms')}
        </h2>
        {unavailable.length > 0 && rates.length > 0 && (
          <Alert tone="warning" className="mt-3">
            {t('hotel-review.some-missing', { names: unavailable.join(', ') })}
          </Alert>
        )}
        <div className="mt-3 empty:hidden">
          <ChildRule
            hotel={hotel}
            stay={stay}
            actions={
              <LinkButton to={url('hotel')} icon="search" variant="secondary" size="sm">
                {t('hotel-review.search')}
              </LinkButton>
            }
          />
        </div>
        {rates.length > 0 ? <RoomList page={page} /> : <SoldOut page={page} />}
      </section>
      <Location page={page} />
      <div
        id="facilities"
        className="grid scroll-mt-16 grid-cols-1 gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-3"
      >
        <Facilities hotel={hotel} />
        <Policies hotel={hotel} />
      </div>
      <GuestReviews page={page} reviews={reviews} />
      {cheapest && (
        <TotalBar label={t('hotel-review.price-from')} total={cheapest.price.total}>
          <a href="#rooms" className={buttonClass({ size: 'lg' })}>
            {t('hotel-review.choose-room')}
          </a>
        </TotalBar>
      )}
    </div>
  )
}

/** Reloads the rates when the first of them expires, so that nobody chooses a price that is gone. */
function useFreshRates({ rates }: StayPage): void {
  const revalidator = useRevalidator()
  const ahead = useClockAhead()
  const reload = useEffectEvent(() => void revalidator.revalidate())
  const first = rates.map(({ expiresAt }) => expiresAt).sort()[0]
  useEffect(() => {
    if (!first) return
    const left = Date.parse(first) - Date.now() - ahead
    // Rates that expire at once would reload forever.
    const timer = setTimeout(() => reload(), Math.max(left, 30_000))
    return () => clearTimeout(timer)
  }, [first, ahead])
}
