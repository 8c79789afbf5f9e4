import { expect, test } from 'vitest'
import { openDuffelShop } from '../../../../../test/support/duffel/duffel-shop.ts'
import { inDays } from '../../../../../test/support/test-clock.ts'
import { money } from '../../../../contract/money.ts'
import { SupplierTimeout } from '../../supplier-error.ts'

const { api, supplier, held } = await openDuffelShop()

/** Returns a change of an issued booking to another day, not requested yet. */
async function found() {
  const { reference } = await held()
  await supplier.issue(reference)
  const [to] = await supplier.searchChange({ reference, offer: 0, date: inDays(48) })
  if (!to) throw new Error('no exchange')
  return {
    reference,
    to,
    request: { reference, changeReference: crypto.randomUUID(), offer: 0, to },
  }
}

test('the price is the fare difference plus the airline’s fee', async () => {
  const { reference, to, request } = await found()
  expect(to).toMatchObject({ difference: money(15_00, 'GBP'), penalty: money(30_00, 'GBP') })
  expect(to.offer.slice.departure).toBe(`${inDays(48)}T09:00`)
  expect(await supplier.change(request)).toMatchObject({ outcome: 'changed' })
  expect(api.ordersUnder(reference)[0]?.total_amount).toBe('125.01')
})

test('a change whose response was lost is found: made and paid once', async () => {
  const { reference, request } = await found()
  api.fail('POST order_changes/', { mode: 'lost_done' })
  await expect(supplier.change(request)).rejects.toThrow(SupplierTimeout)
  expect(await supplier.change(request)).toMatchObject({ outcome: 'changed' })
  expect(api.ordersUnder(reference)[0]?.total_amount).toBe('125.01')
})

test('the new flights are worth the old ones plus the difference; the fee is gone', async () => {
  const { reference, to, request } = await found()
  expect(to.offer.price).toEqual(money(125_01, 'GBP'))
  await supplier.change(request)
  const [order] = api.ordersUnder(reference)
  const refund = { allowed: true, penalty_amount: '30.00', penalty_currency: 'GBP' }
  if (order) order.conditions = { refund_before_departure: refund, change_before_departure: null }
  expect(await supplier.quoteRefund(reference)).toMatchObject({ penalty: money(30_00, 'GBP') })
})

test.each([
  ['order_not_changeable', { outcome: 'refused' }],
  ['offer_no_longer_available', { outcome: 'gone' }],
  ['price_changed', { outcome: 'price_changed' }],
])('%s is %o, and the tickets stay', async (code, outcome) => {
  const { reference, request } = await found()
  const before = await supplier.lookUp(reference)
  api.fail('POST order_changes', { mode: 'refused', status: 422, code })
  expect(await supplier.change(request)).toEqual(outcome)
  expect(await supplier.change(request)).toEqual(outcome)
  expect(await supplier.lookUp(reference)).toEqual(before)
})

test('a price above the quote is not paid', async () => {
  const { request, to } = await found()
  const cheaper = { ...request, to: { ...to, difference: money(14_99, 'GBP') } }
  expect(await supplier.change(cheaper)).toEqual({ outcome: 'price_changed' })
})

test('orders that Duffel can’t change have no exchanges', async () => {
  const { reference } = await found()
  const [order] = api.ordersUnder(reference)
  if (order) order.available_actions = ['cancel']
  expect(await supplier.searchChange({ reference, offer: 0, date: inDays(48) })).toEqual([])
})
