import { type ReviewTopic, reviewTopics } from '../../../contract/hotel/hotel-terms.ts'
import { fractionOf, hashWith } from '../../shared/seeded.ts'
import type { HotelFacts } from './hotel-facts.ts'
import { draw, traitHash } from './traits.ts'

/** What guests make of a property: better ones of a class, and better classes, score higher. */
export function scoreOf(hotel: HotelFacts): { value: number; reviews: number } | undefined {
  const reviews = reviewCount(hotel)
  if (reviews === 0) return undefined
  const charm = hotel.kind === 'hotel' || hotel.kind === 'apartment' ? 0 : 0.45
  const noise = draw(hotel.seed, 'score') - 0.5
  const value = 7.3 + 0.36 * (hotel.standard - 1) + charm + 1.5 * hotel.quality + 0.5 * noise
  return { value: inTenths(value), reviews }
}

/** Bigger and older properties have more reviews; a few are too new for any. */
function reviewCount({ seed, size, opened, kind }: HotelFacts): number {
  if (draw(seed, 'reviewed') < 0.03) return 0
  // Reviews of the last years are kept, as review sites do.
  const years = Math.min(4, 2026 - opened + 0.3)
  const stays = (kind === 'hostel' ? size * 0.6 : size) + 6
  return Math.max(1, Math.round(stays * years * 1.6 * (0.15 + draw(seed, 'reviews') ** 2 * 2)))
}

/** How much a topic follows what a property is: location doesn't, value suffers where it's expensive. */
const leanings: Record<ReviewTopic, (hotel: HotelFacts) => number> = {
  location: ({ area }) => (area.character === 'centre' || area.character === 'beach' ? 0.6 : 0.1),
  cleanliness: () => 0.15,
  staff: ({ kind }) => (kind === 'guest_house' || kind === 'riad' ? 0.6 : 0.2),
  comfort: () => 0,
  facilities: ({ standard }) => (standard - 3) * 0.25 - 0.2,
  value: ({ standard }) => 0.2 - (standard - 3) * 0.2,
}

/** Returns scores by topic, around the whole score. */
export function topicScoresOf(hotel: HotelFacts): Partial<Record<ReviewTopic, number>> {
  const score = scoreOf(hotel)
  if (!score || score.reviews < 5) return {}
  const hash = traitHash(hotel.seed, 'score')
  const scores: Partial<Record<ReviewTopic, number>> = {}
  for (const [index, topic] of reviewTopics.entries()) {
    const noise = fractionOf(hashWith(hash, index)) - 0.5
    scores[topic] = inTenths(score.value + leanings[topic](hotel) + 0.8 * noise)
  }
  return scores
}

/** 0–10 with one decimal; nobody's guests are all happy or all unhappy. */
const inTenths = (score: number): number =>
  Math.round(Math.min(9.8, Math.max(4.6, score)) * 10) / 10
