import { expect, it } from 'vitest'
import type { ListedOrder } from '../../../contract/order/order.ts'
import { siteCookies } from '../visitor/site-cookies.ts'
import { notedTrip, noteTrip } from './next-trip.ts'

const now = Date.parse('2026-12-01T10:00:00Z')
const later = (day: string) => Date.parse(`${day}T10:00:00Z`)
const order = (status: ListedOrder['status'], ...days: string[]) => ({
  status,
  items: days.map((startsOn) => ({ product: 'flight', title: 'KUL – BKK', startsOn })),
})
function noted(...orders: ReturnType<typeof order>[]) {
  const cookies = siteCookies(new Map(), { origin: 'http://site.example' })
  noteTrip(cookies, { memberId: 'm1', orders, now })
  return cookies
}

it('the next day on which something booked begins is noted', () => {
  const cookies = noted(
    order('confirmed', '2026-12-20', '2026-12-08'),
    order('confirmed', '2026-11-30'),
    order('awaiting_payment', '2026-12-02'),
    order('cancelled', '2026-12-03'),
  )
  expect(notedTrip(cookies, 'm1', now)).toBe('2026-12-08')
  expect(notedTrip(noted(order('expired', '2026-12-08')), 'm1', now)).toBeUndefined()
})

it('it’s known until it’s over, and to this member only', () => {
  const cookies = noted(order('confirmed', '2026-12-08'))
  expect(notedTrip(cookies, 'm1', later('2026-12-08'))).toBe('2026-12-08')
  expect(notedTrip(cookies, 'm1', later('2026-12-09'))).toBeUndefined()
  expect(notedTrip(cookies, 'm2', now)).toBeUndefined()
  noteTrip(cookies, { memberId: 'm1', orders: [], now })
  expect(notedTrip(cookies, 'm1', now)).toBeUndefined()
})

it('what isn’t a day is no trip', () => {
  expect(notedTrip({ read: () => 'm1.<b>soon</b>' }, 'm1', now)).toBeUndefined()
})
