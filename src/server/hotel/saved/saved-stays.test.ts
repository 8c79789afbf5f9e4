import { beforeEach, expect, test } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import {
  type Answer,
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import { mostSavedStays, type SavedHotel } from '../../../contract/hotel/saved-stays.ts'
import { days, seconds } from '../../platform/duration.ts'
import { encodeStayHash } from '../stay/stay-hash.ts'

const names = Array.from({ length: mostSavedStays + 2 }, (_, index) => `house${index}`)
const desk = openHotelDesk(
  names.map((name) => [testProperty(name, `The ${name}`), { ref: 'now', now: 5000 }]),
)
const site = await openMemberSite({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const { call, platform } = site
const hotel = (index: number) => `north-house${index}`

let email = ''
let token = ''
beforeEach(async () => {
  email = someEmail()
  token = (await site.signUp(email, goodPassword)).token
})

const save = (...hotelIds: string[]) =>
  call<SavedHotel[]>('POST', '/hotel/saved', { token, body: { hotelIds } })
const idsOf = ({ result }: Answer<SavedHotel[]>) => result.map(({ hotelId }) => hotelId)
const list = async (as = token) =>
  idsOf(await call<SavedHotel[]>('GET', '/hotel/saved', { token: as }))

test('what a member saves is there on all devices, newest first, until it’s removed', async () => {
  await save(hotel(1))
  platform.clock.advance(seconds(1))
  const { result } = await save(hotel(2), hotel(3))
  expect(result[0]).toEqual({
    hotelId: hotel(2),
    name: 'The house2',
    place: expect.stringMatching(/^.+, .+$/),
    scene: testProperty('house2', 'The house2').scenes[0],
    score: testProperty('house2', 'The house2').score,
  })
  const { token: other } = await site.signedIn(site.login(email, goodPassword))
  expect(await list(other)).toEqual([hotel(2), hotel(3), hotel(1)])
  const left = await call<SavedHotel[]>('DELETE', `/hotel/saved/${hotel(3)}`, { token: other })
  expect(idsOf(left)).toEqual([hotel(2), hotel(1)])
  expect(await list()).toEqual([hotel(2), hotel(1)])
})

test('a device’s list is joined to it: what is there keeps its place, and what is unknown is ignored', async () => {
  await save(hotel(1), hotel(2))
  platform.clock.advance(seconds(1))
  expect(idsOf(await save(hotel(3), 'nowhere', hotel(2), hotel(3)))).toEqual([
    hotel(3),
    hotel(1),
    hotel(2),
  ])
})

test('it leads to the page it was saved on, until its dates have come', async () => {
  const stay = { checkIn: inDays(40), checkOut: inDays(43), rooms: [{ adults: 2, childAges: [] }] }
  const pageOf = (index: number) =>
    encodeStayHash(platform.signer, { hotelId: hotel(index) as HotelId, stay })
  const hashes = [pageOf(1), `${'x'.repeat(8)}${pageOf(2).slice(8)}`]
  const body = { hotelIds: [hotel(1), hotel(2)], hashes }
  const dates = { hash: pageOf(1), checkIn: stay.checkIn, checkOut: stay.checkOut }
  const { result } = await call<SavedHotel[]>('POST', '/hotel/saved', { token, body })
  expect(result.map((saved) => saved.dates)).toEqual([dates, undefined])
  const again = { hotelIds: [hotel(1), hotel(2)], hashes: [pageOf(2)] }
  const later = await call<SavedHotel[]>('POST', '/hotel/saved', { token, body: again })
  expect(later.result.map((saved) => saved.dates?.hash)).toEqual([pageOf(1), pageOf(2)])
  platform.clock.advance(days(42))
  const { token: now } = await site.signedIn(site.login(email, goodPassword))
  const { result: past } = await call<SavedHotel[]>('GET', '/hotel/saved', { token: now })
  expect(past.map((saved) => saved.dates)).toEqual([undefined, undefined])
})

test('it has the price that its page showed, which belongs to that page', async () => {
  const rooms = [{ adults: 2, childAges: [] }]
  const pageFor = (nights: number) =>
    encodeStayHash(platform.signer, {
      hotelId: hotel(1) as HotelId,
      stay: { checkIn: inDays(140), checkOut: inDays(140 + nights), rooms },
    })
  const saving = async (body: object) => {
    const hotelIds = [hotel(1)]
    const saved = { token, body: { hotelIds, ...body } }
    const { result } = await call<SavedHotel[]>('POST', '/hotel/saved', saved)
    return result[0]?.dates
  }
  const total = { amount: 9012, currency: 'USD' }
  const seenAt = '2020-11-27T10:00:00.000Z'
  const [two, three] = [pageFor(2), pageFor(3)]
  const priced = { hashes: [two], prices: [{ hash: two, total, seenAt }] }
  expect(await saving(priced)).toMatchObject({ hash: two, price: { total, seenAt } })
  expect(await saving({})).toMatchObject({ hash: two, price: { total, seenAt } })
  expect(await saving({ hashes: [three] })).not.toHaveProperty('price')
  // A device whose clock is ahead.
  const ahead = { hash: two, total, seenAt: '2999-01-01T00:00:00.000Z' }
  const dates = await saving({ hashes: [two], prices: [ahead] })
  expect(Date.parse(dates?.price?.seenAt ?? '')).toBeLessThanOrEqual(platform.clock.now())
})

test('when the list is full, the oldest make room', async () => {
  await save(hotel(0))
  for (const part of [names.slice(1, 60), names.slice(60)]) {
    platform.clock.advance(seconds(1))
    await save(...part.map((name) => `north-${name}`))
  }
  const kept = await list()
  expect(kept).toHaveLength(mostSavedStays)
  expect(kept[0]).toBe(hotel(60))
  expect(kept).not.toContain(hotel(0))
})

test('it’s the member’s alone, and erased with the account', async () => {
  await save(hotel(1))
  const stranger = (await site.signUp(someEmail(), goodPassword)).token
  expect(await list(stranger)).toEqual([])
  await call('DELETE', `/hotel/saved/${hotel(1)}`, { token: stranger })
  expect(await list()).toEqual([hotel(1)])
  expect((await call('GET', '/hotel/saved')).error).toBe('UNAUTHENTICATED')
  const { pool } = platform.connection
  const rows = () =>
    pool.query(
      'select 1 from saved_stay s join member m on m.id = s.member_id where m.email = $1',
      [email],
    )
  expect((await rows()).rowCount).toBe(1)
  const before = (await pool.query('select 1 from saved_stay')).rowCount ?? 0
  await pool.query('delete from member where email = $1', [email])
  expect((await pool.query('select 1 from saved_stay')).rowCount).toBe(before - 1)
})
