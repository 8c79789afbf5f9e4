import { beforeEach, expect, test } from 'vitest'
import { testHotelWorld } from '../../../../test/support/hotel-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { minutes } from '../../../server/platform/duration.ts'
import type { StayRequest, SupplierRate } from '../../../server/supplier/hotel-supplier.ts'
import { addDays } from '../../../server/world/zoned-time.ts'
import { refOf, supplierProfiles } from '../supplier-profile.ts'

const { world, clock, supplier, calm } = await testHotelWorld(16, ['siem-reap-kh'])
const [bedbank, direct] = [supplier('bedbank'), supplier('direct')]
beforeEach(calm)

/** A property that both suppliers sell, and its simplest room. */
const hotel = [...world.hotels.all()].find(
  (each) => each.kind === 'hotel' && supplierProfiles.every((profile) => profile.sells(each)),
)
if (!hotel) throw new Error('no property is sold by both')
const room = world.hotels
  .offering(hotel)
  .rooms.find(({ template }) => template.price === 1)?.template
if (!room) throw new Error('no simplest room')
const [first = '', second = ''] = supplierProfiles.map((profile) => refOf(profile, hotel))
const refs: Record<string, string> = { bedbank: first, direct: second }

const leave = (night: string, left: number | null) =>
  world.setRoomsLeft({ hotel: hotel.id, room: room.id, night }, left)

async function rateAt(
  id: string,
  checkIn: string,
  checkOut: string,
  rooms = 1,
): Promise<SupplierRate | undefined> {
  const stay = { checkIn, checkOut, rooms: Array(rooms).fill({ adults: 2, childAges: [] }) }
  const rates = await supplier(id).rates({ ref: refs[id] ?? '', stay })
  return rates.find((rate) => rate.room.id === room?.id)
}

async function wanted(id: string, checkIn: string, checkOut: string): Promise<StayRequest> {
  const rate = await rateAt(id, checkIn, checkOut)
  if (!rate) throw new Error('the room isn’t sold')
  return {
    reference: crypto.randomUUID(),
    rate,
    leadGuests: [{ title: 'ms', givenName: 'Amalia', surname: 'Tan' }],
    contact: { email: 'traveller@example.com', phone: '+60123456789' },
    requests: '',
  }
}

const date = inDays(40)
const [before, after] = [addDays(date, -1), addDays(date, 1)]

test('fifty concurrent buyers at two suppliers want the last room of a night: exactly one gets it', async () => {
  for (const night of [before, date, after]) await leave(night, 1)
  // Stays of different lengths that all contain the night.
  const stays = [
    [date, after],
    [before, after],
    [date, addDays(date, 2)],
  ] as const
  const requests = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const [checkIn, checkOut] = stays[index % 3] ?? stays[0]
      return wanted(index % 2 ? 'bedbank' : 'direct', checkIn, checkOut)
    }),
  )
  const outcomes = await Promise.all(
    requests.map(async (request, index) =>
      index % 2 ? bedbank.hold?.(request) : direct.book(request),
    ),
  )
  const got = outcomes.filter((each) => each?.outcome === 'held' || each?.outcome === 'booked')
  expect(got).toHaveLength(1)
  for (const outcome of outcomes) {
    expect(['held', 'booked', 'gone', 'failed']).toContain(outcome?.outcome)
    if (outcome?.outcome === 'failed') expect(outcome.reason).toBe('sold_out')
  }
  for (const id of ['bedbank', 'direct']) expect(await rateAt(id, date, after)).toBeUndefined()
  for (const night of [before, date, after]) await leave(night, null)
})

test('few rooms are announced, and more than are left aren’t sold', async () => {
  const night = inDays(45)
  await leave(night, 2)
  expect(await rateAt('direct', night, addDays(night, 1))).toMatchObject({ roomsLeft: 2 })
  expect(await rateAt('direct', night, addDays(night, 1), 2)).toMatchObject({ roomsLeft: 2 })
  expect(await rateAt('direct', night, addDays(night, 1), 3)).toBeUndefined()
  await leave(night, null)
})

test('an unpaid hold releases its room when its time is up', async () => {
  const night = inDays(50)
  await leave(night, 1)
  const request = await wanted('bedbank', night, addDays(night, 1))
  expect(await bedbank.hold?.(request)).toMatchObject({ outcome: 'held' })
  expect(await rateAt('direct', night, addDays(night, 1))).toBeUndefined()

  clock.advance(minutes(31))
  expect(await bedbank.lookUp(request.reference)).toEqual({ outcome: 'failed', reason: 'expired' })
  expect(await rateAt('direct', night, addDays(night, 1))).toMatchObject({ roomsLeft: 1 })
  expect(await bedbank.book(request)).toEqual({ outcome: 'failed', reason: 'expired' })
  await leave(night, null)
})

test('a reference that failed stays failed, even if rooms are free again', async () => {
  const night = inDays(55)
  await leave(night, 1)
  const [one, other] = [
    await wanted('direct', night, addDays(night, 1)),
    await wanted('direct', night, addDays(night, 1)),
  ]
  expect(await direct.book(one)).toMatchObject({ outcome: 'booked' })
  const soldOut = { outcome: 'failed', reason: 'sold_out' }
  expect(await direct.book(other)).toEqual(soldOut)
  await direct.cancel(one.reference, { amount: 0, currency: one.rate.rooms[0]?.now.currency ?? '' })
  expect(await rateAt('direct', night, addDays(night, 1))).toBeDefined()
  expect(await direct.book(other)).toEqual(soldOut)
  expect(await direct.lookUp(other.reference)).toEqual(soldOut)
  await leave(night, null)
})
