import { beforeEach, describe, expect, test } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { awayFrom, bangkok, testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../../test/support/shop.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import type { HotelId, Review } from '../../../contract/hotel/hotel.ts'
import type { listReviews, reviewStay } from '../../../contract/hotel/property.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { decodeStayHash, encodeStayHash } from './stay-hash.ts'

const free = `${inDays(35)}T11:00:00.000Z`
const north = openHotelDesk([
  [
    testProperty('riverside', 'The Riverside Hotel', {
      position: { lat: 13.7528, lon: 100.4925 },
    }),
    { ref: 'r2', now: 6000, board: 'breakfast' },
    { ref: 'r1', now: 5000 },
    { ref: 'r3', now: 5600, room: { id: 'family', name: 'Family room' }, freeUntil: free },
  ],
  [testProperty('next', 'Next Door', { position: awayFrom(bangkok, 0.5) }), { ref: 'n1' }],
])
const south = openHotelDesk([
  [
    testProperty('S-9', 'Riverside', { position: { lat: 13.7529, lon: 100.4925 } }),
    { ref: 's1', now: 5500, room: { id: 'F', name: 'Family Room' }, freeUntil: free },
    { ref: 's2', now: 4000, room: { id: 'D', name: 'Double Room' }, board: 'half_board' },
  ],
])
const reviews: Review[] = [
  ['1', 'en', 'family', '2026-01'],
  ['2', 'th', 'solo', '2026-03'],
  ['3', 'en', 'solo', '2026-02'],
].map(([id = '', language = '', party, stayed = '']) => ({
  id,
  author: 'A guest',
  country: 'GB',
  stayed,
  score: 8,
  liked: 'The pool.',
  language,
  topics: {},
  party: party as Review['party'],
}))
const shop = await openShop(
  {},
  {},
  {
    hotelSuppliers: [
      { ...deskSupplier('north', north), reviews: async () => reviews },
      deskSupplier('south', south),
    ],
  },
)
const { signer } = shop.platform
const traveller = shop.traveller()
const stay: StayDates = {
  checkIn: inDays(40),
  checkOut: inDays(42),
  rooms: [{ adults: 2, childAges: [4] }],
}
const hashOf = (hotelId: string, more: Partial<StayDates> = {}) =>
  encodeStayHash(signer, { hotelId: hotelId as HotelId, stay: { ...stay, ...more } })
const review = (hash: string, currency = 'USD') =>
  traveller.call<ResultOf<typeof reviewStay>>('GET', `/hotel/stays/${hash}?currency=${currency}`)

beforeEach(() => {
  for (const desk of [north, south]) desk.isDown = false
})

/** Returns the letter after a hash's last one: it differs in the bits that may be stray. */
const next = (hash: string): string =>
  String.fromCharCode((hash.codePointAt(hash.length - 1) ?? 0) + 1)

describe('a stay’s hash', () => {
  test('is read as it was made, and is short', () => {
    const hash = hashOf('north-riverside')
    expect(decodeStayHash(signer, hash)).toEqual({ hotelId: 'north-riverside', stay })
    expect(hash).toMatch(/^[\w-]{8,80}$/)
  })

  test.each([
    ['with padding', (hash: string) => `${hash}=`],
    ['with a letter that decodes to nothing', (hash: string) => `${hash}A`],
    ['in another alphabet', (hash: string) => hash.replaceAll('-', '+').replaceAll('_', '/')],
    ['with other stray bits at its end', (hash: string) => `${hash.slice(0, -1)}${next(hash)}`],
  ])('spelled in another way, %s, opens nothing', (_, spelled) => {
    // One of these lengths has stray bits, and one of these names the letters that alphabets spell differently.
    for (const hotelId of ['north-riverside', 'north-riverside1', 'north-rivers\u00fe\u00ff']) {
      const hash = hashOf(hotelId)
      const other = spelled(hash)
      if (other !== hash) expect(decodeStayHash(signer, other), other).toBeUndefined()
    }
  })

  test('changed anywhere, or made up, opens nothing', async () => {
    const hash = hashOf('north-riverside')
    for (const at of [0, 5, 8, 20, hash.length - 1]) {
      const other = hash[at] === 'A' ? 'B' : 'A'
      const changed = hash.slice(0, at) + other + hash.slice(at + 1)
      expect((await review(changed)).error, changed).toBe('STAY_NOT_FOUND')
    }
    expect((await review('A'.repeat(30))).error).toBe('STAY_NOT_FOUND')
    expect((await review(hashOf('north-demolished'))).error).toBe('STAY_NOT_FOUND')
  })
})

describe('a stay', () => {
  test('has the rates of all suppliers, cheapest first, and equal ones once', async () => {
    const found = await traveller.must(review(hashOf('north-riverside')))
    expect(found.stay).toEqual(stay)
    const rates = found.rates.map(({ supplier, roomId, board, price, freeUntil }) => [
      supplier,
      roomId,
      board,
      price.total.amount,
      freeUntil,
    ])
    expect(rates).toEqual([
      ['south', 'double', 'half_board', 8000, undefined],
      ['north', 'double', 'room_only', 10_000, undefined],
      ['south', 'family', 'room_only', 11_000, free],
      ['north', 'double', 'breakfast', 12_000, undefined],
    ])
    expect(found.hotel.rooms.map(({ id }) => id)).toEqual(['double', 'family'])
    expect(found.unavailable).toEqual([])
    expect(found.others).toEqual([])
  })

  test('has the same ids and prices as in a search', async () => {
    const body = { ...stay, destination: 'hotel-north-riverside', currency: 'EUR' }
    const { searchId } = await traveller.must(
      traveller.call<{ searchId: string }>('POST', '/hotel/search?wait=2000', body),
    )
    const path = `/hotel/search/${searchId}/results`
    const { rows } = await traveller.must(
      traveller.call<{ rows: { hash: string; cheapest: object }[] }>('POST', path, {}),
    )
    const { rates } = await traveller.must(review(rows[0]?.hash ?? '', 'EUR'))
    expect(rates[0]).toMatchObject(rows[0]?.cheapest ?? { nothing: true })
  })

  test('says what is near, and how far to walk', async () => {
    const { nearby } = await traveller.must(review(hashOf('north-riverside')))
    const palace = nearby.find(({ name }) => name === 'Grand Palace')
    expect(palace).toMatchObject({ kind: 'landmark' })
    expect(palace?.walkMinutes).toBeLessThan(15)
    expect(nearby.find(({ kind }) => kind === 'airport')?.walkMinutes).toBeUndefined()
    expect(nearby.map(({ distance }) => distance)).toEqual(
      nearby.map(({ distance }) => distance).sort((a, b) => a - b),
    )
  })

  test('is shown without the supplier that doesn’t answer, but not without any', async () => {
    north.isDown = true
    const found = await traveller.must(review(hashOf('north-riverside')))
    expect(found.unavailable).toEqual(['The north desk'])
    expect(found.rates.map(({ supplier }) => supplier)).toEqual(['south', 'south'])
    south.isDown = true
    expect((await review(hashOf('north-riverside'))).error).toBe('SUPPLIER_UNAVAILABLE')
  })

  test('that is sold out suggests others nearby, for the same dates', async () => {
    const [rates, others] = [north.rates.get('riverside'), south.rates.get('S-9')]
    north.rates.delete('riverside')
    south.rates.delete('S-9')
    const found = await traveller.must(review(hashOf('north-riverside')))
    expect(found.rates).toEqual([])
    expect(found.others.map(({ hotel }) => hotel.name)).toEqual(['Next Door'])
    const [other] = found.others
    const { rates: itsRates } = await traveller.must(review(other?.hash ?? ''))
    expect(other?.total).toEqual(itsRates[0]?.price.total)
    expect(other?.distance).toBeLessThan(4)
    expect(decodeStayHash(signer, found.others[0]?.hash ?? '')?.stay).toEqual(stay)
    north.rates.set('riverside', rates ?? [])
    south.rates.set('S-9', others ?? [])
  })

  test('in the past, or too long, is refused', async () => {
    const past = { checkIn: inDays(-4), checkOut: inDays(-2) }
    expect((await review(hashOf('north-riverside', past))).error).toBe('PAST_DATE')
  })
})

test('reviews are listed in the reader’s language first, newest first, by language and by party', async () => {
  const list = (query = '') =>
    traveller.must(
      traveller.call<ResultOf<typeof listReviews>>(
        'GET',
        `/hotel/stays/${hashOf('north-riverside')}/reviews${query}`,
      ),
    )
  const ids = (found: ResultOf<typeof listReviews>) => found.reviews.map(({ id }) => id).join('')
  const all = await list()
  expect([ids(all), all.total, all.languages]).toEqual(['312', 3, { en: 2, th: 1 }])
  expect(ids(await list('?language=en'))).toBe('31')
  expect(await list('?party=solo&language=en')).toMatchObject({
    total: 1,
    languages: { en: 1, th: 1 },
  })
  expect(ids(await list('?from=1&size=1'))).toBe('1')
})
