import { expect, test } from 'vitest'
import { money } from '../../../contract/money.ts'
import type { Reservation } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { CancellationTerms, HotelSupplier } from '../../supplier/hotel-supplier.ts'
import { createStayCancellation } from './stay-cancellation.ts'

const db = {} as Executor
const paid = money(10_000, 'USD')
/** Check-in begins at 15:00 in Bangkok, which is 08:00 UTC. */
const checkIn = Date.parse('2026-12-08T08:00:00Z')
/** 18:00 in Bangkok. */
const promised = '2026-12-08T11:00:00.000Z'
const hour = 3_600_000

/** Returns a confirmed stay of one room that is refunded until these instants, and how cancelling it looks at a time. */
function cancelling(until: readonly string[], now: number, charged = paid) {
  const refundUntil = until.map((instant) => ({ instant, refund: charged }))
  const price = { now: charged, total: paid }
  const details = {
    hotel: { zone: 'Asia/Bangkok', checkIn: { from: '15:00' } },
    stay: { checkIn: '2026-12-08' },
    rate: { refundUntil, price },
    source: { refundUntil, rooms: [{ now: charged }] },
  }
  const lines = [{ amount: charged, due: 'now' }]
  const items = [{ id: 'room', product: 'hotel', details, lines }]
  const reservation = { state: 'confirmed', items } as unknown as Reservation
  const answer: CancellationTerms = {
    outcome: 'quoted',
    refund: until.some((instant) => Date.parse(instant) > now) ? charged : money(0, 'USD'),
    isInvoluntary: false,
    validUntil: new Date(now + 1),
  }
  const supplier = { quoteCancellation: async () => answer } as unknown as HotelSupplier
  const clock = { now: () => now } as Clock
  const cancellation = createStayCancellation({ clock, supplierOf: () => supplier })
  return {
    refundability: () => cancellation.refundability(db, reservation, now),
    quote: () => cancellation.quoteCancellation(db, reservation),
  }
}

test.each([
  ['an hour before check-in begins', checkIn - hour],
  ['when check-in has begun', checkIn],
  ['at the last moment', Date.parse(promised) - 1],
])('a refund promised until later on the day of arrival is given %s', async (_, now) => {
  const { refundability, quote } = cancelling([promised], now)
  expect(await refundability()).toBe('allowed')
  expect(await quote()).toMatchObject({ outcome: 'quoted', amount: paid })
})

test('a stay can’t be cancelled once both check-in has begun and the last promise is over', async () => {
  const { refundability, quote } = cancelling([promised], Date.parse(promised))
  expect(await refundability()).toBeUndefined()
  expect(await quote()).toEqual({ outcome: 'not_allowed' })
})

test('a stay that isn’t refunded can be cancelled until check-in begins', async () => {
  const { refundability, quote } = cancelling([], checkIn - hour)
  expect(await refundability()).toBe('nothing')
  expect(await quote()).toMatchObject({ outcome: 'quoted', amount: money(0, 'USD') })
  expect(await cancelling([], checkIn).refundability()).toBeUndefined()
})

test('a stay to be paid at the property is cancelled free of charge as long as promised', async () => {
  const { refundability, quote } = cancelling([promised], checkIn + hour, money(0, 'USD'))
  expect(await refundability()).toBe('allowed')
  expect(await quote()).toMatchObject({ outcome: 'quoted' })
})
