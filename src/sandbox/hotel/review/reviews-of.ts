import type { Review } from '../../../contract/hotel/hotel.ts'
import { reviewTopics } from '../../../contract/hotel/hotel-terms.ts'
import { type Choices, fractionOf, hashWith, pick, weighted } from '../../shared/seeded.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import { scoreOf, topicScoresOf } from '../property/score.ts'
import { traitHash } from '../property/traits.ts'
import { guestsIn } from './guests.ts'
import { written } from './written.ts'

const parties: Choices<Review['party']> = [
  ['couple', 38],
  ['family', 26],
  ['solo', 18],
  ['friends', 12],
  ['business', 10],
]

/** Reviews are kept for this many months. */
const kept = 36

/**
 * Returns all reviews of a property, newest first, as of a month (`YYYY-MM`). Their mean is the property's score, and the
 * same review stays the same.
 */
export function reviewsOf(hotel: HotelFacts, month: string): Review[] {
  const score = scoreOf(hotel)
  if (!score) return []
  const hash = traitHash(hotel.seed, 'reviews')
  const guests = guestsIn(hotel.city.country)
  const byTopic = topicScoresOf(hotel)
  const months = Math.max(1, Math.min(kept, (Number(month.slice(0, 4)) - hotel.opened) * 12 + 3))
  return givenScores(score.value, score.reviews, hash).map((given, index): Review => {
    const own = hashWith(hash, index)
    const chance = (which: number) => fractionOf(hashWith(own, which))
    const { country, phrases, names } = weighted(guests, chance(1))
    const topics = topicsGiven(byTopic, given - score.value, own)
    return {
      id: `${hotel.id}-${index + 1}`,
      author: pick(names, chance(2)).replaceAll('_', ' '),
      country,
      stayed: monthBefore(month, Math.floor((months * index) / score.reviews)),
      score: given,
      language: phrases.language,
      ...written({ hotel, phrases, hash: own, score: given, topics }),
      topics,
      party: weighted(parties, chance(3)),
    }
  })
}

/** Returns whole scores, 1–10, whose mean is the given one: most near it, some far below. */
function givenScores(mean: number, count: number, hash: number): number[] {
  // (p + 1) u^p has a mean of 1 over all fractions u, and its greatest value mustn't lead below 1.
  const p = Math.min(2, 9 / (10 - mean) - 1)
  const start = fractionOf(hash)
  const drawn = Array.from({ length: count }, (_, index) => {
    // Multiples of the golden ratio are spread evenly, however many there are.
    const u = (start + index * 0.618_033_988_75) % 1
    return 10 - (10 - mean) * (p + 1) * u ** p
  })
  const off = mean - drawn.reduce((sum, each) => sum + each, 0) / count
  let rest = 0
  return drawn.map((score) => {
    const whole = Math.min(10, Math.max(1, Math.round(score + off + rest)))
    rest += score + off - whole
    return whole
  })
}

/** Returns what a guest gave for some topics: more or less than others, as in all. */
function topicsGiven(byTopic: Review['topics'], more: number, hash: number): Review['topics'] {
  const given: Review['topics'] = {}
  for (const [index, topic] of reviewTopics.entries()) {
    const usual = byTopic[topic]
    const own = hashWith(hash, 10 + index)
    if (usual === undefined || fractionOf(own) < 0.3) continue
    const noise = 3 * (fractionOf(hashWith(own, 1)) - 0.5)
    given[topic] = Math.round(Math.min(10, Math.max(1, usual + 0.8 * more + noise)))
  }
  return given
}

function monthBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 - count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
