import { expect, test } from 'vitest'
import { reviewSchema } from '../../../contract/hotel/hotel.ts'
import { cityById } from '../../../server/world/city.ts'
import { generateHotels } from '../property/hotel-facts.ts'
import { scoreOf } from '../property/score.ts'
import { reviewsOf } from './reviews-of.ts'

const city = cityById('lisbon-pt')
if (!city) throw new Error('no Lisbon')
const hotels = generateHotels(city).slice(0, 120)
const month = '2026-11'

test('reviews add up to the property’s score, and are as many as it says', () => {
  for (const hotel of hotels) {
    const score = scoreOf(hotel)
    const reviews = reviewsOf(hotel, month)
    expect(reviews).toHaveLength(score?.reviews ?? 0)
    if (!score || reviews.length < 10) continue
    const mean = reviews.reduce((sum, review) => sum + review.score, 0) / reviews.length
    expect(Math.abs(mean - score.value)).toBeLessThan(0.06)
  }
})

test('they are complete, newest first, and the same each time', () => {
  const [hotel] = hotels.filter((each) => (scoreOf(each)?.reviews ?? 0) > 100)
  if (!hotel) throw new Error('no reviewed hotel')
  const reviews = reviewsOf(hotel, month)
  for (const review of reviews) reviewSchema.parse(review)
  const months = reviews.map(({ stayed }) => stayed)
  expect(months).toEqual(months.toSorted().reverse())
  expect(months[0]).toBe(month)
  expect(reviewsOf(hotel, month)).toEqual(reviews)
})

test('a property’s guests come from many countries and hardly say the same', () => {
  const [hotel] = hotels.filter((each) => (scoreOf(each)?.reviews ?? 0) > 200)
  if (!hotel) throw new Error('no reviewed hotel')
  const reviews = reviewsOf(hotel, month)
  expect(new Set(reviews.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8)
  const texts = reviews.flatMap(({ liked, disliked }) =>
    liked ? [`${liked} ${disliked ?? ''}`] : [],
  )
  expect(texts.length).toBeGreaterThan(80)
  expect(new Set(texts).size / texts.length).toBeGreaterThan(0.85)
})

test('nobody praises or misses what the property has or hasn’t', () => {
  for (const hotel of hotels) {
    const text = reviewsOf(hotel, month)
      .map(({ liked, disliked }) => `${liked} ${disliked}`)
      .join(' ')
    expect(text).not.toMatch(/\[|\{/)
    if (!hotel.amenities.includes('pool')) expect(text).not.toMatch(/the pool|La piscine|piscina/)
    if (hotel.amenities.includes('lift')) expect(text).not.toMatch(/No lift|Kein Aufzug/)
  }
})
