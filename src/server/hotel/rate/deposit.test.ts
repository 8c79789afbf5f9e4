import { expect, test } from 'vitest'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { money } from '../../../contract/money.ts'
import type { SupplierRate } from '../../supplier/hotel-supplier.ts'
import { stayPriceLines } from '../booking/stay-price-lines.ts'
import { stayRefund } from '../cancellation/stay-refund.ts'
import { quoteRate } from './quoted-rate.ts'

/** Amounts that no 30 % is a whole number of, in minor units. */
const wholes = [10_001, 33_335, 7]

/** Returns three rooms with a deposit of 30 %, free until 2030 and then for half of it. */
function depositRate(local: string): SupplierRate {
  const rooms = wholes.map((whole) => {
    const now = Math.round(whole * 0.3)
    return { now: money(now, local), atProperty: money(whole - now, local) }
  })
  const paid = rooms.reduce((sum, { now }) => sum + now.amount, 0)
  return {
    ref: 'deposit',
    property: 'a',
    stay: stayOf({ rooms: wholes.map(() => ({ adults: 1, childAges: [] })) }),
    room: { id: 'double', name: 'Double room' },
    board: 'room_only',
    pay: 'deposit',
    guarantee: 'none',
    rooms,
    fees: [{ kind: 'vat', due: 'at_property', amount: money(3_001, local) }],
    refundUntil: [
      { instant: '2030-01-01T00:00:00.000Z', refund: money(paid, local) },
      { instant: '2030-01-03T00:00:00.000Z', refund: money(Math.floor(paid / 2), local) },
    ],
    expiresAt: '2029-01-01T00:00:00.000Z',
  }
}

const currencies = ['JPY', 'EUR', 'KWD']
const pairs = currencies.flatMap((local) => currencies.map((sold) => [local, sold] as const))

test.each(pairs)(
  'a deposit of a property in %s, sold in %s, adds up to the unit',
  (local, sold) => {
    const source = depositRate(local)
    const { rate } = quoteRate({ id: 'north', name: 'North' }, source, sold)
    const { now, atProperty, total } = rate.price
    expect(now).toEqual(
      money(
        rate.rooms.reduce((sum, room) => sum + room.now.amount, 0),
        sold,
      ),
    )
    const left = wholes.reduce((sum, whole) => sum + whole, 0) - sumNow(source)
    expect(atProperty?.amount).toEqual(money(left, local))
    expect(total.amount).toBe(now.amount + (atProperty?.estimate.amount ?? 0))

    const lines = stayPriceLines(rate)
    const sumOf = (due: string) =>
      lines.flat().reduce((sum, line) => (line.due === due ? sum + line.amount.amount : sum), 0)
    expect([sumOf('now'), sumOf('on_site')]).toEqual([now.amount, left])

    const items = lines.map((own) => ({ lines: own, details: { rate, source } }))
    const refundOf = (amount: number) => {
      const [first, ...others] = items
      if (!first) throw new Error('no rooms')
      return stayRefund([first, ...others], money(amount, local), false).amount
    }
    const all = sumNow(source)
    expect(refundOf(all)).toEqual(now)
    expect(refundOf(all + left)).toEqual(now)
    expect(refundOf(Math.floor(all / 2))).toEqual(rate.refundUntil[1]?.refund)
    expect(refundOf(Math.floor(all / 2)).amount).toBeLessThan(now.amount)
    expect(refundOf(0).amount).toBe(0)
  },
)

const sumNow = ({ rooms }: SupplierRate) => rooms.reduce((sum, { now }) => sum + now.amount, 0)
