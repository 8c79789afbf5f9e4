import { Form, Link } from 'react-router'
import { reviewTopics } from '../../../../contract/hotel/hotel-terms.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { Select } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { More } from '../../../ui/page/more.tsx'
import { ScoreBadge } from '../../terms/score-badge.tsx'
import { useStayFormat } from '../../terms/use-stay-format.ts'
import { queryOf } from '../rooms/wanted-rates.ts'
import type { StayPage } from '../stay-data.ts'
import { parties, type ReviewChoices, reviewQuery, reviewsAtATime } from './review-choices.ts'

/** How many are shown before the rest is opened. */
const firstReviews = 2

interface GuestReviewsProps {
  page: StayPage
  reviews: StayPage['reviews']
}

/** Renders guests' reviews: scores by topic, filters by language and party, and a page of reviews. */
export function GuestReviews({ page, reviews }: GuestReviewsProps) {
  const t = useT()
  const url = useUrl()
  const { hotel, hash, reviewChoices: chosen } = page
  const { total } = reviews
  const isFiltered = Boolean(chosen.language || chosen.party)
  // Who leafs through them or filters wants to read them.
  const isReading = isFiltered || chosen.from > 0
  const first = isReading ? reviews.reviews.length : firstReviews
  const more = reviews.reviews.slice(first)
  const at = (change: Partial<ReviewChoices>) =>
    `${url(`hotel/review/${hash}`, {
      ...reviewQuery({ ...chosen, ...change }),
      ...queryOf(page.wanted),
    })}#reviews`
  if (!hotel.score) {
    return (
      <section id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-16">
        <h2 id="reviews-heading" className="text-lg font-semibold tracking-tight">
          {t('hotel-review.reviews')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('hotel-review.reviews-none')}</p>
      </section>
    )
  }
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-16">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="reviews-heading" className="text-lg font-semibold tracking-tight">
          {t('hotel-review.reviews')}
        </h2>
        <ScoreBadge score={hotel.score} />
      </div>
      <TopicScores hotel={hotel} />
      {(total > 0 || isFiltered) && (
        <Disclosure
          open={isFiltered}
          summary={<span className="text-sea">{t('hotel-review.filter-reviews')}</span>}
          className="mt-2"
        >
          <ReviewFilters page={page} />
        </Disclosure>
      )}
      {total === 0 && isFiltered && (
        <p className="mt-4 text-ink-soft">{t('hotel-review.reviews-match')}</p>
      )}
      <ReviewList reviews={reviews.reviews.slice(0, first)} />
      {more.length > 0 && (
        <More
          summary={t('hotel-review.other-reviews', { count: more.length })}
          fewer={t('hotel-review.show-fewer')}
        >
          <ReviewList reviews={more} />
        </More>
      )}
      <div className="mt-4 flex empty:hidden flex-wrap justify-center gap-4">
        {chosen.from > 0 && (
          <Link
            to={at({ from: Math.max(0, chosen.from - reviewsAtATime) })}
            preventScrollReset
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('hotel-review.newer-reviews')}
          </Link>
        )}
        {chosen.from + reviewsAtATime < total && (
          <Link
            to={at({ from: chosen.from + reviewsAtATime })}
            preventScrollReset
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('hotel-review.more-reviews')}
          </Link>
        )}
      </div>
    </section>
  )
}

/** Renders guests' scores by topic. */
export function TopicScores({ hotel: { topicScores } }: Pick<StayPage, 'hotel'>) {
  const t = useT()
  const format = useStayFormat()
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-8 lg:grid-cols-3">
      {reviewTopics.map((topic) => {
        const score = topicScores[topic]
        if (score === undefined) return null
        return (
          <div key={topic} className="relative flex justify-between gap-4 pb-2.5">
            <dt className="min-w-0 hyphens-auto wrap-anywhere">
              {t(`hotel-review.topic-${topic}`)}
            </dt>
            <dd className="tabular font-semibold">
              {format.score(score)}
              <svg
                aria-hidden="true"
                className="absolute inset-x-0 bottom-0 h-1.5 w-full rounded-full bg-sunk"
              >
                <rect width={`${score * 10}%`} height="100%" className="fill-sea" />
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function ReviewFilters({ page }: { page: StayPage }) {
  const { reviews, reviewChoices: chosen } = page
  const t = useT()
  const format = useStayFormat()
  const languages = Object.entries(reviews.languages).sort(([, a], [, b]) => b - a)
  return (
    <Form
      method="get"
      action="#reviews"
      preventScrollReset
      className="mt-2 grid grid-cols-1 items-end gap-3 sm:grid-cols-[12rem_12rem_auto] sm:justify-start"
    >
      {Object.entries(queryOf(page.wanted) ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={t('hotel-review.filter-language')}
        name="language"
        defaultValue={chosen.language ?? ''}
        options={[
          { value: '', label: t('hotel-review.any-language') },
          ...languages.map(([code, count]) => ({
            value: code,
            label: t('hotel-review.language-count', { language: format.language(code), count }),
          })),
        ]}
      />
      <Select
        label={t('hotel-review.filter-party')}
        name="party"
        defaultValue={chosen.party ?? ''}
        options={[
          { value: '', label: t('hotel-review.any-party') },
          ...parties.map((party) => ({ value: party, label: t(`hotel-review.party-${party}`) })),
        ]}
      />
      <SubmitButton variant="secondary">{t('hotel-review.apply')}</SubmitButton>
    </Form>
  )
}

/** Renders reviews as cards. */
export const ReviewList = ({ reviews }: { reviews: StayPage['reviews']['reviews'] }) => (
  <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
    {reviews.map((review) => (
      <li key={review.id}>
        <GuestReview review={review} />
      </li>
    ))}
  </ul>
)

/** Renders one review, in the language it was written in. */
function GuestReview({ review }: { review: StayPage['reviews']['reviews'][number] }) {
  const t = useT()
  const { country: countryName } = useFormat()
  const format = useStayFormat()
  const { author, country, stayed, score, language, liked, disliked, party } = review
  return (
    <Card as="article" pad="sm" className="h-full">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="font-semibold">
            {t('hotel-review.review-by', { author, country: countryName(country) })}
          </h3>
          <p className="text-xs text-ink-soft" suppressHydrationWarning>
            {t(`hotel-review.stayed-as-${party}`)} ·{' '}
            {t('hotel-review.stayed', { month: format.month(stayed) })}
          </p>
        </div>
        <span className="tabular rounded-sm bg-sea-soft px-2 py-1 font-semibold text-sea">
          {format.score(score)}
        </span>
      </div>
      <dl className="mt-2 grid gap-2">
        {liked && (
          <div>
            <dt className="text-xs font-semibold text-sea">{t('hotel-review.liked')}</dt>
            <dd lang={language}>{liked}</dd>
          </div>
        )}
        {disliked && (
          <div>
            <dt className="text-xs font-semibold text-ink-soft">{t('hotel-review.disliked')}</dt>
            <dd lang={language}>{disliked}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
