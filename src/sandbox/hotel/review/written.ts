import type { Review } from '../../../contract/hotel/hotel.ts'
import { reviewTopics } from '../../../contract/hotel/hotel-terms.ts'
import { fractionOf, hashWith, pick } from '../../shared/seeded.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import type { Phrases } from './phrases/phrases.ts'

export interface Writer {
  hotel: HotelFacts
  phrases: Phrases
  /** Of this review. */
  hash: number
  score: number
  topics: Review['topics']
}

/** Returns what a guest wrote: nothing, a line or a few sentences about what they gave most and least for. */
export function written(writer: Writer): Pick<Review, 'liked' | 'disliked'> {
  const { hash, score, phrases } = writer
  const chance = (which: number) => fractionOf(hashWith(hash, 100 + which))
  if (chance(1) < 0.28) return {}
  const length = chance(2)
  const good =
    score >= 9
      ? 1 + Math.floor(length * 3)
      : score >= 6
        ? 1 + Math.floor(length * 2)
        : Math.round(length)
  const bad =
    score >= 9
      ? Number(length > 0.85)
      : score >= 7
        ? Math.round(length)
        : 1 + Math.floor(length * 3)
  const liked = sentences(writer, 'liked', good)
  if (liked.length > 0 && score >= 8) {
    if (chance(3) < 0.3) liked.unshift(pick(phrases.openers, chance(4)))
    if (chance(5) < 0.25) liked.push(pick(phrases.closers, chance(6)))
  }
  const disliked = sentences(writer, 'disliked', bad)
  const style = chance(7)
  return {
    ...(liked.length > 0 && { liked: inStyle(liked.join(phrases.space), style) }),
    ...(disliked.length > 0 && { disliked: inStyle(disliked.join(phrases.space), style) }),
  }
}

/** Returns sentences about different topics: those that were given most for, or least. */
function sentences(
  { hotel, phrases, hash, topics }: Writer,
  side: 'liked' | 'disliked',
  count: number,
): string[] {
  const sign = side === 'liked' ? -1 : 1
  const ranked = reviewTopics
    .map((topic, index) => ({
      topic,
      rank: sign * (topics[topic] ?? 7) + 2 * fractionOf(hashWith(hash, 200 + index)),
    }))
    .sort((a, b) => a.rank - b.rank)
  return ranked
    .slice(0, count)
    .flatMap(({ topic }, index) =>
      aboutTopic(phrases[side][topic], hotel, hashWith(hash, 300 + index)),
    )
}

function aboutTopic(texts: readonly string[], hotel: HotelFacts, hash: number): string[] {
  const start = Math.floor(fractionOf(hash) * texts.length)
  for (let step = 0; step < texts.length; step += 1) {
    const [, without, amenity, text = ''] =
      /^(?:\[(-?)(\w+)\] )?(.*)$/.exec(texts[(start + step) % texts.length] ?? '') ?? []
    const has = !amenity || hotel.amenities.some((each) => each === amenity)
    if (has === (without !== '-')) return [text.replace('{area}', hotel.area.name)]
  }
  return []
}

/** Some write carelessly, some with enthusiasm. */
function inStyle(text: string, style: number): string {
  if (style < 0.12) return text.toLowerCase().replace(/\.$/, '')
  if (style > 0.93) return text.replace(/\.$/, '!!')
  return text
}
