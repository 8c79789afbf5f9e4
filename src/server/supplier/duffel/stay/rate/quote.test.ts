import { expect, test } from 'vitest'
import { openDuffelStaysShop } from '../../../../../../test/support/duffel/stay/stays-shop.ts'
import { SupplierFailure } from '../../../supplier-error.ts'
import { isWorse } from './quote.ts'
import { paidNow } from './supplier-rate.ts'

const { api, supplier, aRate, ratesOf } = await openDuffelStaysShop()

test('a price that changed is shown with the rate that replaces it, which then stands', async () => {
  const rate = await aRate('Price Change at Quote')
  const answer = await supplier.quote(rate)
  if (answer.outcome !== 'changed') throw new Error(answer.outcome)
  expect(answer.rate.ref).toBe(rate.ref)
  expect(paidNow(answer.rate)).toBe(Math.round(paidNow(rate) * 1.1))
  // The timeline still refunds the old price.
  expect(answer.rate.refundUntil[0]?.refund.amount).toBe(paidNow(rate))
  expect(await supplier.quote(answer.rate)).toEqual({ outcome: 'same' })
})

test('a rate that Duffel doesn’t have any more is gone', async () => {
  const unavailable = await aRate('Rate Unavailable at Quote')
  expect(await supplier.quote(unavailable)).toEqual({ outcome: 'gone' })
  expect(await supplier.quote({ ...unavailable, ref: 'rat_unknown' })).toEqual({ outcome: 'gone' })
})

test('expired rates aren’t shown, and are gone if they expire later', async () => {
  const rates = await ratesOf('acc_expired')
  expect(rates.map(paidNow)).toEqual([42_000])
  const [rate] = rates
  if (!rate) return
  const clock = Date.now
  try {
    Date.now = () => clock() + 4 * 60_000
    expect(await supplier.quote(rate)).toEqual({ outcome: 'gone' })
  } finally {
    Date.now = clock
  }
})

test.each([503, 429, 401, 500])(
  'nothing is said of a rate while Duffel returns %d',
  async (status) => {
    const rate = await aRate([{}])
    api.fail('POST quotes', { mode: 'refused', status, code: 'some_error' })
    await expect(supplier.quote(rate)).rejects.toThrow(SupplierFailure)
    expect(await supplier.quote(rate)).toEqual({ outcome: 'same' })
  },
)

test('a rate is worse if it costs more, refunds less, or is another', async () => {
  const sold = await aRate([
    { refunds: [{ days: 2, share: 1 }], due: { amount: '5', currency: 'NZD' } },
  ])
  const [room] = sold.rooms
  if (!room?.atProperty) throw new Error('a part is due there')
  const { now, atProperty } = room
  const changed = (change: Partial<typeof room>) => ({ ...sold, rooms: [{ ...room, ...change }] })
  expect(isWorse(sold, sold)).toBe(false)
  expect(isWorse(changed({ now: { ...now, amount: now.amount - 1 } }), sold)).toBe(false)
  expect(isWorse(changed({ now: { ...now, amount: now.amount + 1 } }), sold)).toBe(true)
  expect(isWorse(changed({ now: { ...now, currency: 'EUR' } }), sold)).toBe(true)
  const more = { ...atProperty, amount: atProperty.amount + 1 }
  expect(isWorse(changed({ atProperty: more }), sold)).toBe(true)
  expect(isWorse({ ...sold, refundUntil: [] }, sold)).toBe(true)
  expect(isWorse({ ...sold, board: 'breakfast' }, sold)).toBe(true)
})
