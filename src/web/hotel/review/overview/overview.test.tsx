import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import type { Review } from '../../../../contract/hotel/hotel.ts'
import { exampleHotel, exampleStayPage } from '../../testing/example-stay.ts'
import type { StayPage } from '../stay-data.ts'
import { bestReview } from './best-review.ts'
import { Overview } from './overview.tsx'

const show = (more: Partial<StayPage> = {}) => renderPage(<Overview page={exampleStayPage(more)} />)

describe('a property at a glance', () => {
  it('says where it is, what guests say, and how large its rooms are', () => {
    expect(show().text).toContain(
      'Sea Breeze Resort is in Sanur, Bali, 4 minutes on foot from Sanur Beach. ' +
        'Guests score it 8.6 out of 10, and its location 9.1. ' +
        'Rooms are 32 m² and sleep up to 4 people.',
    )
  })

  it('says nothing of what isn’t known', () => {
    const unknown = exampleHotel({ rooms: [], topicScores: {}, area: 'Bali', amenities: [] })
    const { score: _, ...unscored } = unknown
    expect(show({ hotel: unscored, nearby: [] }).text).toContain(
      'Sea Breeze Resort is in Bali. You can check in from 14:00, and check out until 11:00. Show',
    )
    expect(show({ hotel: unknown }).text).toContain('Guests score it 8.6 out of 10. Show')
  })

  it('leaves sizes out if no room has one', () => {
    const rooms = exampleHotel().rooms.map(({ squareMetres: _, ...room }) => room)
    expect(show({ hotel: exampleHotel({ rooms }) }).text).toContain('Rooms sleep up to 4 people.')
  })

  it('lists six facilities at most', () => {
    const amenities = exampleHotel().amenities.concat('spa', 'gym', 'bar', 'garden', 'lift')
    const { html } = show({ hotel: exampleHotel({ amenities }) })
    expect(html.match(/<li/g)).toHaveLength(6)
  })
})

describe('the quoted review', () => {
  const review = (id: string, more: Partial<Review>): Review => ({
    id,
    author: 'Putri',
    country: 'ID',
    stayed: '2099-06',
    score: 9,
    language: 'en',
    liked: 'A quiet room with a view.',
    topics: {},
    party: 'couple',
    ...more,
  })

  it('is the best one in the reader’s language', () => {
    const reviews = [
      review('first', { score: 8 }),
      review('best', { score: 9.6 }),
      review('other language', { score: 10, language: 'id' }),
    ]
    expect(bestReview(reviews)?.id).toBe('best')
  })

  it('is neither a word nor an essay, and never a complaint', () => {
    const { liked: _, ...complaint } = review('complaint', {
      disliked: 'A window that hardly opens.',
    })
    const reviews = [
      review('word', { liked: 'Nice' }),
      review('essay', { liked: 'a'.repeat(141) }),
      complaint,
    ]
    expect(bestReview(reviews)).toBeUndefined()
  })
})
