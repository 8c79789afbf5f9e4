import type { ReviewTopic } from '../../../../contract/hotel/hotel-terms.ts'

/**
 * What guests write in one language, by topic. `[pool] …` is only said of properties with this amenity, and `[-lift] …` of
 * those without. `{area}` is the part of the city.
 */
export interface Phrases {
  language: string
  liked: Record<ReviewTopic, readonly string[]>
  disliked: Record<ReviewTopic, readonly string[]>
  /** How some begin and end what they liked. */
  openers: readonly string[]
  closers: readonly string[]
  /** Between sentences; none where sentences aren't separated. */
  space: ' ' | ''
}
