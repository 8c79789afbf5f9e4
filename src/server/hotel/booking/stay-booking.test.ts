import { beforeEach, describe, expect, test } from 'vitest'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf, stayVisitor } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../../test/support/shop.ts'
import type { Cart } from '../../../contract/cart/cart.ts'
import { type StayBooking, stayPriceChangeSchema } from '../../../contract/hotel/booking.ts'
import { hours } from '../../platform/duration.ts'
import { convert } from '../../world/exchange-rates.ts'
import { createEraseStayDrafts } from './erase-stay-drafts.ts'
import { mostUnpaidStays } from './limit-unpaid-stays.ts'

const desk = openHotelDesk([
  [
    testProperty('lodge', 'River Lodge'),
    { ref: 'now', now: 5000, there: 10_000 },
    { ref: 'later', now: 0, there: 300_000, pay: 'at_property' },
  ],
])
desk.properties.push(
  testProperty('quiet', 'Quiet House', {
    policies: { pets: 'not_allowed', childrenWelcome: false },
  }),
)
desk.rates.set('quiet', [{ ref: 'now', now: 5000 }])
// By the site's clock, which a test moves: a room held until a time that has passed would be released at once.
const clock = { now: () => platform.clock.now() }
const supplier = deskSupplier('north', desk, { clock })
const shop = await openShop({}, {}, { hotelSuppliers: [supplier] })
const { platform } = shop
const hotel = 'north-lodge'
const twoRooms = stayOf({
  rooms: [
    { adults: 2, childAges: [4] },
    { adults: 1, childAges: [] },
  ],
})

function visitor() {
  const traveller = shop.traveller()
  return { ...traveller, ...stayVisitor(traveller, platform.signer) }
}
beforeEach(() => calmDesk(desk))

describe('a property that takes no children', () => {
  const adultsOnly = 'north-quiet'
  const refused = [{ room: 0, ages: [4] }]
  const error = { status: 422, error: 'CHILDREN_NOT_TAKEN', details: { rooms: refused } }

  test('says so in place of rates, and sells to adults', async () => {
    const guest = visitor()
    const { rates, refusedChildren } = await guest.review(adultsOnly, twoRooms)
    expect([rates, refusedChildren]).toEqual([[], refused])
    const forAdults = await guest.review(adultsOnly)
    expect(forAdults.rates).toHaveLength(1)
    expect(forAdults.refusedChildren).toBeUndefined()
    const [rate] = forAdults.rates
    if (!rate) throw new Error('no rate')
    expect(await guest.create(guest.hashOf(adultsOnly, twoRooms), rate)).toMatchObject(error)
  })

  test('doesn’t get them from a draft either, nor from a cart', async () => {
    const guest = visitor()
    const booking = await guest.book(hotel, twoRooms, paidNow)
    await guest.must(
      guest.call('POST', '/cart/items', { product: 'hotel', bookId: booking.bookId }),
    )
    await platform.connection.pool.query(
      `update stay_booking set hotel = jsonb_set(hotel, '{policies,childrenWelcome}', 'false') where id = $1`,
      [booking.bookId],
    )
    const cart = await guest.must(guest.call<Cart>('POST', '/cart/check', { currency: 'MYR' }))
    expect(cart.items).toMatchObject([{ check: 'refused' }])
    expect(await guest.submit(booking)).toMatchObject(error)
  })
})

const paidNow = ({ pay }: { pay: string }) => pay === 'now'

describe('a draft', () => {
  test('has the property, the rate and its price lines, and is kept as typed', async () => {
    const guest = visitor()
    const booking = await guest.book(hotel, twoRooms, paidNow)
    expect(booking).toMatchObject({
      state: 'draft',
      hotel: { name: 'River Lodge', rooms: [{ id: 'double' }, { id: 'family' }] },
      stay: twoRooms,
      rate: { roomId: 'double', price: { now: { amount: 2 * convert(10_000, 'USD', 'MYR') } } },
      draft: { leadGuests: [{ surname: '' }, { surname: '' }], requests: '', needs: [] },
    })
    expect(booking.lines).toEqual([
      { kind: 'base', count: 2, amount: booking.rate.price.now, due: 'now' },
      { kind: 'taxes', count: 2, amount: { amount: 40_000, currency: 'THB' }, due: 'on_site' },
    ])
    const draft = { ...filledStay(booking), requests: 'A cot, please', arrivesAt: '25:99' }
    const path = `/hotel/bookings/${booking.bookId}/draft`
    await guest.must(guest.call('PUT', path, draft))
    expect((await guest.booking(booking.bookId)).draft).toEqual(draft)
  })

  test('opens for nobody else', async () => {
    const booking = await visitor().book(hotel)
    const other = visitor()
    const path = `/hotel/bookings/${booking.bookId}`
    const refused = { status: 404, error: 'BOOKING_NOT_FOUND' }
    expect(await other.call('GET', path)).toMatchObject(refused)
    expect(await other.call('PUT', `${path}/draft`, filledStay(booking))).toMatchObject(refused)
    expect(await other.submit(booking)).toMatchObject(refused)
  })

  test('hides requests from readers of the database, and is erased an hour after it expired', async () => {
    const guest = visitor()
    const booking = await guest.book(hotel)
    const draft = {
      ...filledStay(booking),
      requests: 'Dialysis on Monday',
      needs: ['wheelchair' as const],
    }
    await guest.must(guest.call('PUT', `/hotel/bookings/${booking.bookId}/draft`, draft))
    const stored = async () => {
      const sql = 'select draft::text from stay_booking where id = $1'
      return (await platform.connection.pool.query(sql, [booking.bookId])).rows[0].draft
    }
    expect(await stored()).toContain('Mei')
    expect(await stored()).not.toMatch(/Dialysis|wheelchair/)
    platform.clock.advance(hours(26))
    await createEraseStayDrafts(platform)()
    expect(await stored()).not.toContain('Mei')
    expect((await guest.booking(booking.bookId)).state).toBe('expired')
    expect((await guest.submit(booking)).error).toBe('BOOKING_EXPIRED')
  })
})

describe('a price that changes', () => {
  const priced = async (now: number, work: () => Promise<void>) => {
    const rates = desk.rates.get('lodge') ?? []
    desk.rates.set('lodge', [{ ref: 'now', now, there: 10_000 }])
    await work()
    desk.rates.set('lodge', rates)
  }

  test('before the draft needs consent, and is then the draft’s', async () => {
    const guest = visitor()
    const { rates } = await guest.review(hotel)
    const rate = rates.find(paidNow)
    if (!rate) throw new Error('no rate')
    const hash = guest.hashOf(hotel, stayOf())
    await priced(6000, async () => {
      const refused = await guest.create(hash, rate)
      expect(refused).toMatchObject({ status: 409, error: 'PRICE_CHANGED' })
      const { oldPrice, newPrice, oldSums, newSums, rateId } = stayPriceChangeSchema.parse(
        refused.details,
      )
      expect(oldPrice).toEqual(rate.price.total)
      expect([oldSums, newSums.total]).toEqual([rate.price, newPrice])
      const again = { rateId, price: { total: newPrice } }
      const { bookId } = await guest.must(guest.create(hash, again))
      expect((await guest.booking(bookId)).rate.price.total).toEqual(newPrice)
    })
  })

  test('at submitting needs consent, which a reload still asks for, with nothing typed lost', async () => {
    const guest = visitor()
    const booking = await guest.book(hotel, stayOf(), paidNow)
    await priced(6000, async () => {
      const refused = await guest.submit(booking)
      expect(refused).toMatchObject({ status: 409, error: 'PRICE_CHANGED' })
      const open = await guest.booking(booking.bookId)
      expect(open).toMatchObject({ state: 'draft', draft: filledStay(booking) })
      const { newPrice } = stayPriceChangeSchema.parse(refused.details)
      expect(open.rate.price.total).toEqual(booking.rate.price.total)
      expect(open.newRate?.price.total).toEqual(newPrice)
      expect((await guest.submit(booking)).error).toBe('PRICE_CHANGED')
      const order = await guest.must(guest.submit(open, filledStay(open), newPrice))
      const submitted = await guest.booking(booking.bookId)
      expect(submitted).toMatchObject({ order, rate: { price: { total: newPrice } } })
      expect(submitted.newRate).toBeUndefined()
    })
  })

  test('and changes back asks for nothing', async () => {
    const guest = visitor()
    const booking = await guest.book(hotel, stayOf(), paidNow)
    await priced(6000, async () => {
      expect((await guest.submit(booking)).error).toBe('PRICE_CHANGED')
    })
    expect((await guest.submit(booking)).status).toBe(201)
  })

  test('that is tampered with is refused', async () => {
    const guest = visitor()
    const booking = await guest.book(hotel)
    const less = { ...booking.rate.price.total, amount: 1 }
    expect((await guest.submit(booking, filledStay(booking), less)).error).toBe('PRICE_CHANGED')
    expect((await guest.create(booking.hash, booking.rate, less)).error).toBe('PRICE_CHANGED')
  })
})

test('a rate that sold out, an unknown one, and a supplier that is down', async () => {
  const guest = visitor()
  const booking = await guest.book(hotel)
  desk.rooms = 0
  expect((await guest.create(booking.hash, booking.rate)).error).toBe('OFFER_GONE')
  expect((await guest.submit(booking)).error).toBe('OFFER_GONE')
  expect((await guest.booking(booking.bookId)).state).toBe('draft')
  calmDesk(desk)
  const madeUp = { rateId: 'made-up', price: booking.rate.price }
  expect((await guest.create(booking.hash, madeUp)).error).toBe('OFFER_NOT_FOUND')
  expect((await guest.create(`${booking.hash}x`, booking.rate)).error).toBe('STAY_NOT_FOUND')
  desk.isDown = true
  expect((await guest.submit(booking)).error).toBe('SUPPLIER_UNAVAILABLE')
})

test('the last room, wanted by two at once, is one guest’s', async () => {
  const guests = [visitor(), visitor()]
  const bookings = await Promise.all(guests.map((guest) => guest.book(hotel, stayOf(), paidNow)))
  desk.rooms = 1
  const replies = await Promise.all(
    guests.map((guest, index) => guest.submit(bookings[index] as StayBooking)),
  )
  expect(replies.map(({ status, error }) => error ?? status).sort()).toEqual([201, 'OFFER_GONE'])
})

test('guests and contact are checked field by field', async () => {
  const guest = visitor()
  const booking = await guest.book(hotel, twoRooms)
  const right = filledStay(booking)
  const reply = await guest.submit(booking, {
    ...right,
    contact: { ...right.contact, email: 'mei@', phone: '' },
    leadGuests: [
      { title: 'lord', givenName: '', surname: '陳' },
      { title: 'ms', givenName: 'Mr Bean', surname: 'Tan' },
    ],
    arrivesAt: '24:00',
  })
  expect(reply).toMatchObject({ status: 422, error: 'GUESTS_INVALID' })
  expect(reply.fields).toEqual({
    'leadGuests.0.title': 'TITLE_UNKNOWN',
    'leadGuests.0.givenName': 'REQUIRED',
    'leadGuests.0.surname': 'NAME_LETTERS',
    'leadGuests.1.givenName': 'NAME_TITLE',
    'contact.email': 'EMAIL_INVALID',
    'contact.phone': 'REQUIRED',
    arrivesAt: 'TIME_INVALID',
  })
  const missing = { ...right, leadGuests: right.leadGuests.slice(0, 1) }
  expect((await guest.submit(booking, missing)).error).toBe('VALIDATION')
})

test('submitting again returns the same order', async () => {
  const guest = visitor()
  const booking = await guest.book(hotel)
  const first = await guest.must(guest.submit(booking))
  expect(await guest.must(guest.submit(booking))).toEqual(first)
  expect(await guest.booking(booking.bookId)).toMatchObject({ state: 'submitted', order: first })
  const path = `/hotel/bookings/${booking.bookId}/draft`
  expect((await guest.call('PUT', path, filledStay(booking))).error).toBe(
    'BOOKING_ALREADY_SUBMITTED',
  )
})

test('a device can’t book any number of stays without paying, and locks nobody else out', async () => {
  const guest = visitor()
  const there = ({ pay }: { pay: string }) => pay === 'at_property'
  for (let time = 0; time < mostUnpaidStays; time += 1) {
    await guest.must(guest.submit(await guest.book(hotel, stayOf(), there)))
  }
  const refused = await guest.submit(await guest.book(hotel, stayOf(), there))
  expect(refused).toMatchObject({ status: 409, error: 'TOO_MANY_STAYS' })
  expect((refused.details as { orders: unknown[] }).orders).toHaveLength(mostUnpaidStays)
  // With the same e-mail address.
  const other = visitor()
  expect((await other.submit(await other.book(hotel, stayOf(), there))).status).toBe(201)
})
