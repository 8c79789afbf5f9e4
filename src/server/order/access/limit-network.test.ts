import { expect, test } from 'vitest'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { stayOf, stayVisitor } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../../test/support/shop.ts'
import {
  filledDraft,
  inDays,
  searchRequest,
  type Traveller,
} from '../../../../test/support/traveller.ts'
import type { Booking } from '../../../contract/flight/booking.ts'
import { hours } from '../../platform/duration.ts'

const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), { ref: 'now', now: 5000 }]])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const { clock, connection, signer } = shop.platform
calmDesk(desk)

let networks = 0
/** Returns an address in a network that no other test uses. */
const newAddress = () => {
  networks += 1
  return `203.0.${networks}.7`
}
/** Returns a visitor with a made-up device at an address. */
const at = (address: string) => shop.traveller(undefined, address)

let searches = 0
/** Returns the flights for nine on a day of their own, so far ahead that there are seats enough for everybody. */
async function flights() {
  searches += 1
  const slices = [{ from: 'KUL', to: 'BKK', date: inDays(150 + searches) }]
  const request = searchRequest({ slices, passengers: { adult: 9, child: 0, infant: 0 } })
  const { searchId, results } = await shop.traveller().search(request)
  const rows = results.filter(({ cheapest }) => cheapest.seatsLeft === undefined)
  return rows.map(({ cheapest }) => ({ searchId, offerIds: [cheapest.offerId] }))
}
type Flight = Awaited<ReturnType<typeof flights>>[number]

const draft = (traveller: Traveller, { searchId, offerIds }: Flight): Promise<Booking> =>
  traveller.bookOffers(searchId, offerIds)
const outcome = ({ status, error }: { status: number; error?: string }) => error ?? status
const submit = async (traveller: Traveller, flight: Flight) =>
  outcome(await traveller.submit(await draft(traveller, flight)))

/** Returns the seats that travellers' unpaid orders hold. */
async function seatsHeld(travellers: readonly Traveller[]): Promise<number> {
  const { rows } = await connection.pool.query(
    `select coalesce(sum(jsonb_array_length(i.travellers)), 0)::int as seats
      from "order" o join reservation r on r.order_id = o.id join order_item i on i.reservation_id = r.id
      where o.owner = any($1) and r.state in ('held', 'quoted', 'reserving', 'unknown')`,
    [travellers.map(({ auid }) => auid)],
  )
  return rows[0].seats
}

test('36 orders of nine by made-up devices and addresses of one network hold 60 seats at most', async () => {
  const address = newAddress()
  const some = (await flights()).slice(0, 4)
  const travellers = Array.from({ length: 36 }, () => at(address))
  const outcomes = []
  for (const [index, traveller] of travellers.entries()) {
    const flight = some[index % some.length]
    if (!flight) throw new Error('nothing flies')
    outcomes.push(await submit(traveller, flight))
  }
  expect(outcomes.slice(0, 6)).toEqual(Array(6).fill(201))
  expect(new Set(outcomes.slice(6))).toEqual(new Set(['TOO_MANY_NETWORK_HOLDS']))
  expect(await seatsHeld(travellers)).toBe(54)
})

test('two families of nine can hold seats of one flight, and a third can once one of them has paid', async () => {
  const address = newAddress()
  const [flight] = await flights()
  if (!flight) throw new Error('nothing flies')
  const first = at(address)
  const { trxId } = await first.must(first.submit(await draft(first, flight)))
  expect(await submit(at(address), flight)).toBe(201)

  const third = at(address)
  const booking = await draft(third, flight)
  const refused = await third.submit(booking)
  expect([refused.status, refused.error]).toEqual([409, 'TOO_MANY_NETWORK_HOLDS'])
  // Other people's orders are none of this device's business.
  expect(refused.details).toEqual({ orders: [] })
  const { redirect } = await first.must(first.startPaying(trxId))
  await first.payByCard(redirect)
  await first.must(first.settle(trxId))
  expect(outcome(await third.submit(booking))).toBe(201)
})

test('orders placed at the same moment are counted too', async () => {
  const address = newAddress()
  const [flight] = await flights()
  if (!flight) throw new Error('nothing flies')
  const travellers = Array.from({ length: 6 }, () => at(address))
  const drafts: Booking[] = []
  for (const traveller of travellers) drafts.push(await draft(traveller, flight))
  const outcomes = await Promise.all(
    travellers.map(async (traveller, index) => {
      const booking = drafts[index]
      return booking && outcome(await traveller.submit(booking))
    }),
  )
  expect(outcomes.filter((each) => each === 201)).toHaveLength(2)
  expect(await seatsHeld(travellers)).toBe(18)
})

test.each([
  ['IPv4 addresses of one /24', (index: number) => `198.51.100.${index}`],
  ['/64s of one IPv6 /48', (index: number) => `2001:db8:5:${index}::1`],
])('%s hold 36 seats of one flight at most', async (_, addressOf) => {
  const [flight] = await flights()
  if (!flight) throw new Error('nothing flies')
  const outcomes = []
  for (let index = 1; index <= 6; index += 1) {
    outcomes.push(await submit(at(addressOf(index)), flight))
  }
  expect(outcomes).toEqual([
    ...[201, 201, 201, 201],
    ...['TOO_MANY_NETWORK_HOLDS', 'TOO_MANY_NETWORK_HOLDS'],
  ])
  expect(await submit(at(newAddress()), flight)).toBe(201)
})

test('addresses of one IPv6 /64 count as one', async () => {
  const [flight] = await flights()
  if (!flight) throw new Error('nothing flies')
  const outcomes = []
  for (const end of ['1', 'beef', '7:8:9']) {
    outcomes.push(await submit(at(`2001:db8:6:1::${end}`), flight))
  }
  expect(outcomes).toEqual([201, 201, 'TOO_MANY_NETWORK_HOLDS'])
})

test('18 rooms of one property can be held from one address, whatever the days', async () => {
  const address = newAddress()
  const rooms = Array.from({ length: 9 }, () => ({ adults: 2, childAges: [] }))
  const outcomes = []
  for (let made = 0; made < 3; made += 1) {
    const guest = stayVisitor(at(address), signer)
    const stay = stayOf({ rooms, checkIn: inDays(42 + made), checkOut: inDays(44 + made) })
    outcomes.push(outcome(await guest.submit(await guest.book('north-lodge', stay))))
  }
  expect(outcomes).toEqual([201, 201, 'TOO_MANY_NETWORK_HOLDS'])
})

test('the network is stored as a keyed digest, and only as long as something is held', async () => {
  const address = newAddress()
  const [flight] = await flights()
  if (!flight) throw new Error('nothing flies')
  const traveller = at(address)
  const booking = await draft(traveller, flight)
  const { trxId } = await traveller.must(traveller.submit(booking, filledDraft(booking)))
  const stored = async () => {
    const { rows } = await connection.pool.query(
      `select r.held_from, r.held_around, r.takes from reservation r join "order" o on o.id = r.order_id where o.owner = $1`,
      [traveller.auid],
    )
    return rows
  }
  expect(await stored()).toEqual([
    {
      held_from: expect.stringMatching(/^[\w-]{43}$/),
      held_around: expect.stringMatching(/^[\w-]{43}$/),
      takes: expect.any(Object),
    },
  ])
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await traveller.must(traveller.settle(trxId))
  expect(await stored()).toEqual([{ held_from: null, held_around: null, takes: null }])
})

// Last, because the property’s clock stands still.
test('ended holds don’t count', async () => {
  const address = newAddress()
  const [flight] = await flights()
  if (!flight) throw new Error('nothing flies')
  expect(await submit(at(address), flight)).toBe(201)
  expect(await submit(at(address), flight)).toBe(201)
  // Only the clock moves: the jobs that end them haven't run yet.
  clock.advance(hours(2))
  const [later] = await flights()
  if (!later) throw new Error('nothing flies')
  expect(await submit(at(address), later)).toBe(201)
})
