import { describe, expect, test } from 'vitest'
import { deskRate } from '../../../../test/support/hotel/hotel-desk.ts'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { money } from '../../../contract/money.ts'
import { convert } from '../../world/exchange-rates.ts'
import { quoteRate } from './quoted-rate.ts'

const supplier = { id: 'north', name: 'North' }
const three = stayOf({ rooms: Array.from({ length: 3 }, () => ({ adults: 1, childAges: [] })) })

describe('a quoted rate', () => {
  test('is the sum of its rooms, each converted once', () => {
    const { rate } = quoteRate(supplier, deskRate('a', three, { ref: 'x', now: 3333 }), 'MYR')
    const room = convert(6666, 'USD', 'MYR')
    expect(rate.rooms.map(({ now }) => now.amount)).toEqual([room, room, room])
    expect(rate.price).toEqual({ now: money(3 * room, 'MYR'), total: money(3 * room, 'MYR') })
    expect(rate.perNight.amount).toBe(Math.round(room / 2))
  })

  test('refunds exactly what was paid, although rooms were rounded one by one', () => {
    const source = deskRate('a', three, { ref: 'x', now: 3333, freeUntil: '2030-01-01T00:00:00Z' })
    const half = money(source.refundUntil[0]?.refund.amount ?? 0, 'USD')
    source.refundUntil.push({
      instant: '2030-01-05T00:00:00Z',
      refund: { ...half, amount: 10_000 },
    })
    const { rate } = quoteRate(supplier, source, 'MYR')
    expect(rate.refundUntil[0]?.refund).toEqual(rate.price.now)
    expect(rate.refundUntil[1]?.refund.amount).toBe(convert(10_000, 'USD', 'MYR'))
    expect(rate.freeUntil).toBe('2030-01-01T00:00:00.000Z')
  })

  test('that is paid at the property can be cancelled freely until its deadline', () => {
    const there = { ref: 'x', now: 0, there: 100_000, pay: 'at_property' as const }
    const free = deskRate('a', stayOf(), { ...there, freeUntil: '2030-01-01T00:00:00Z' })
    expect(quoteRate(supplier, free, 'MYR').rate.freeUntil).toBe('2030-01-01T00:00:00.000Z')
    const strict = deskRate('a', stayOf(), there)
    expect(quoteRate(supplier, strict, 'MYR').rate.freeUntil).toBeUndefined()
  })

  test('has one id, until its price or currency is another', () => {
    const idOf = (now: number, currency: string, id = 'north') =>
      quoteRate({ ...supplier, id }, deskRate('a', stayOf(), { ref: 'x', now }), currency).rate
        .rateId
    expect(idOf(5000, 'MYR')).toBe(idOf(5000, 'MYR'))
    const ids = [
      idOf(5000, 'MYR'),
      idOf(5001, 'MYR'),
      idOf(5000, 'SGD'),
      idOf(5000, 'MYR', 'south'),
    ]
    expect(new Set(ids).size).toBe(4)
  })

  test('says how many rooms are left only if the supplier does, and there are two at most', () => {
    const left = (roomsLeft?: number) =>
      quoteRate(
        supplier,
        deskRate('a', stayOf(), roomsLeft === undefined ? { ref: 'x' } : { ref: 'x', roomsLeft }),
        'MYR',
      ).rate.roomsLeft
    expect([left(1), left(2), left(3), left()]).toEqual([1, 2, undefined, undefined])
  })
})
