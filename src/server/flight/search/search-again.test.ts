import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { inDays, searchRequest } from '../../../../test/support/traveller.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import type { confirmOffers, searchFlightsAgain } from '../../../contract/flight/confirm.ts'
import { minutes } from '../../platform/duration.ts'

type Again = ResultOf<typeof searchFlightsAgain>
type Confirmed = ResultOf<typeof confirmOffers>

const shop = await openShop()
const suppliers = ['meridian', 'skipjack', 'wayline']
const turn = (change: object) =>
  shop.world?.dials.change({ suppliers: Object.fromEntries(suppliers.map((id) => [id, change])) })
beforeEach(() => shop.calm())

const trips = {
  'one way': searchRequest(),
  return: searchRequest({
    tripType: 'roundtrip',
    slices: [
      { from: 'KUL', to: 'BKK', date: inDays(42) },
      { from: 'BKK', to: 'KUL', date: inDays(50) },
    ],
  }),
}

async function picked(request = trips['one way']) {
  const traveller = shop.traveller()
  const { searchId, results } = await traveller.search(request)
  const offerIds = request.slices.map(
    (_, index) => results.find((row) => row.sliceIndex === index)?.cheapest.offerId ?? '',
  )
  const post = <T>(path: string, body: object) =>
    traveller.must(traveller.call<T>('POST', path, body))
  const confirm = (body: object = { searchId, offerIds }) =>
    post<Confirmed>('/flight/confirm', body)
  const again = (body: object = { searchId, offerIds }) => post<Again>('/flight/search-again', body)
  return { traveller, searchId, offerIds, confirm, again }
}

function found(answer: Again) {
  if (answer.outcome !== 'found') throw new Error(`not found again: ${answer.outcome}`)
  const { searchId, offerIds, oldPrice, newPrice } = answer
  return { body: { searchId, offerIds }, oldPrice, newPrice }
}

function alternatives(answer: Again) {
  if (answer.outcome !== 'alternatives') throw new Error('found again')
  return answer
}

test.each(Object.entries(trips))(
  'a %s trip whose prices expired is found again, at today’s price',
  async (_, request) => {
    const { traveller, searchId, confirm, again } = await picked(request)
    const { newPrice: seen, lines } = await confirm()
    shop.platform.clock.advance(minutes(60))
    await shop.platform.cache.delete(`search:${searchId}`)
    expect((await traveller.call('GET', `/flight/search/${searchId}`)).status).toBe(404)
    turn({ priceChange: { percent: 10 } })
    const { body, oldPrice, newPrice } = found(await again())
    expect(body.searchId).not.toBe(searchId)
    expect(oldPrice).toEqual(seen)
    expect(newPrice.amount).toBeGreaterThan(oldPrice.amount)
    const confirmed = await confirm(body)
    expect(confirmed).toMatchObject({
      outcome: 'changed',
      isFromNewSearch: true,
      oldPrice,
      newPrice,
    })
    const flights = ({ lines: each }: Pick<Confirmed, 'lines'>) =>
      each.map(({ offer }) => [offer.slice, offer.family])
    expect(flights(confirmed)).toEqual(flights({ lines }))
    const booked = { ...body, acceptedTotal: newPrice }
    expect((await traveller.call('POST', '/flight/bookings', booked)).status).toBe(201)
  },
)

test('an unchanged price needs no new consent', async () => {
  const { confirm, again } = await picked()
  expect(await confirm()).toMatchObject({ isFromNewSearch: false })
  shop.platform.clock.advance(minutes(26))
  const { body, oldPrice, newPrice } = found(await again())
  expect(newPrice).toEqual(oldPrice)
  expect(await confirm(body)).toMatchObject({
    outcome: 'same',
    isFromNewSearch: true,
    oldPrice,
    newPrice,
  })
})

test('flights picked from a list that has just expired are found, although they were never confirmed', async () => {
  const { again } = await picked()
  shop.platform.clock.advance(minutes(27))
  expect((await again()).outcome).toBe('found')
})

test('sold out: three alternatives, closest first, each of which can be confirmed', async () => {
  const { confirm, again } = await picked()
  const { lines, newPrice } = await confirm()
  turn({ gone: {} })
  expect((await confirm()).outcome).toBe('gone')
  const answer = alternatives(await again())
  expect(answer.oldPrice).toEqual(newPrice)
  expect(answer.gone).toEqual([lines[0]?.offer.slice])
  expect(answer.alternatives).toHaveLength(3)
  const sold = lines[0]?.offer
  for (const { offers, price } of answer.alternatives) {
    const [offer] = offers
    expect([offer?.slice, offer?.family]).not.toEqual([sold?.slice, sold?.family])
    expect(price).toEqual(offer?.price)
  }
  shop.calm()
  for (const { offers } of answer.alternatives) {
    const body = { searchId: answer.searchId, offerIds: offers.map(({ id }) => id) }
    expect(await confirm(body)).toMatchObject({ outcome: 'same', isFromNewSearch: false })
  }
})

test('alternatives to a sold-out return trip are whole trips', async () => {
  const { confirm, again } = await picked(trips.return)
  await confirm()
  turn({ gone: {} })
  const answer = alternatives(await again())
  expect(answer.gone).toHaveLength(2)
  expect(answer.alternatives).toHaveLength(3)
  for (const { offers, price } of answer.alternatives) {
    expect(offers.map(({ sliceIndex }) => sliceIndex)).toEqual([0, 1])
    expect(price.amount).toBe(offers.reduce((sum, offer) => sum + offer.price.amount, 0))
  }
})

test('a fare that is found again and then refused leads to alternatives, not to a loop', async () => {
  const { confirm, again } = await picked()
  await confirm()
  shop.platform.clock.advance(minutes(26))
  const { body } = found(await again())
  turn({ gone: {} })
  expect((await confirm(body)).outcome).toBe('gone')
  // Listed and re-priced as if it were available: only the recent refusal shows it isn't.
  shop.calm()
  expect(alternatives(await again(body)).alternatives).toHaveLength(3)
  // Once that search has expired as well, asking again is worthwhile.
  shop.platform.clock.advance(minutes(26))
  expect((await again(body)).outcome).toBe('found')
})

test('only a booking’s owner can look for its flights again by its id', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  shop.platform.clock.advance(minutes(25 * 60))
  const body = { bookId: booking.bookId }
  const answer = await traveller.must(traveller.call<Again>('POST', '/flight/search-again', body))
  expect(found(answer).oldPrice).toEqual(booking.total)
  const other = await shop.traveller().call('POST', '/flight/search-again', body)
  expect(other.error).toBe('BOOKING_NOT_FOUND')
})

test('offers that nobody picked are unknown', async () => {
  const body = { searchId: 'abcdefgh12345678', offerIds: ['made-up'] }
  const reply = await shop.traveller().call('POST', '/flight/search-again', body)
  expect(reply.error).toBe('SEARCH_NOT_FOUND')
})
