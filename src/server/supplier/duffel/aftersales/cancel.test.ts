import { describe, expect, test } from 'vitest'
import { openDuffelShop } from '../../../../../test/support/duffel/duffel-shop.ts'
import { money } from '../../../../contract/money.ts'
import { SupplierTimeout } from '../../supplier-error.ts'

const { api, supplier, held, holdRequest, wait } = await openDuffelShop()

/** Returns an issued booking whose airline keeps 30.00 of each order. */
async function issued(ways: 1 | 2 = 1) {
  const booking = await held(ways)
  await supplier.issue(booking.reference)
  const orders = api.ordersUnder(booking.reference)
  for (const order of orders) {
    const refund = { allowed: true, penalty_amount: '30.00', penalty_currency: 'GBP' }
    order.conditions = { refund_before_departure: refund, change_before_departure: null }
  }
  return { ...booking, orders }
}

test('a cancellation whose response was lost can be repeated', async () => {
  const { reference } = await held()
  api.fail('POST order_cancellations/', { mode: 'lost_done' })
  await expect(supplier.cancel(reference)).rejects.toThrow(SupplierTimeout)
  expect(await supplier.cancel(reference)).toEqual({ outcome: 'cancelled' })
  expect(await supplier.lookUp(reference)).toEqual({ outcome: 'cancelled' })
})

test('an order without a response is cancelled once it is known', async () => {
  const request = await holdRequest()
  const { reference } = request
  api.fail('POST orders', { mode: 'lost_undone' })
  await expect(supplier.hold(request)).rejects.toThrow(SupplierTimeout)
  await expect(supplier.cancel(reference)).rejects.toThrow(SupplierTimeout)
  wait(16)
  expect(await supplier.cancel(reference)).toEqual({ outcome: 'cancelled' })
})

test('an expired hold needs no cancellation', async () => {
  const { reference } = await held()
  const [order] = api.ordersUnder(reference)
  if (order) order.payment_status.payment_required_by = '2026-01-01T00:00:00Z'
  expect(await supplier.cancel(reference)).toEqual({ outcome: 'cancelled' })
  expect(order?.cancelled_at).toBeNull()
})

describe('the quote of a refund', () => {
  test('is what the airlines keep of all orders together', async () => {
    const { reference } = await issued(2)
    const terms = await supplier.quoteRefund(reference)
    expect(terms).toMatchObject({ outcome: 'quoted', penalty: money(60_00, 'GBP') })
    expect(await supplier.cancel(reference, money(59_99, 'GBP'))).toEqual({
      outcome: 'terms_changed',
    })
    expect(await supplier.cancel(reference, money(60_00, 'GBP'))).toEqual({ outcome: 'cancelled' })
  })

  test('is none if nothing would be refunded', async () => {
    const { reference, orders } = await issued()
    for (const order of orders) order.conditions = null
    expect(await supplier.quoteRefund(reference)).toEqual({ outcome: 'not_allowed' })
  })

  test('is none if Duffel can’t cancel it, and cancelling is refused', async () => {
    const { reference, orders } = await issued()
    for (const order of orders) order.available_actions = []
    expect(await supplier.quoteRefund(reference)).toEqual({ outcome: 'not_allowed' })
    expect(await supplier.cancel(reference)).toEqual({ outcome: 'refused' })
    expect(await supplier.lookUp(reference)).toMatchObject({ outcome: 'issued' })
  })
})

test('of two orders, the one cancelled before the server died counts as quoted', async () => {
  const { reference, orders } = await issued(2)
  api.afterFirst('POST order_cancellations/', { mode: 'lost_undone' })
  await expect(supplier.cancel(reference, money(60_00, 'GBP'))).rejects.toThrow(SupplierTimeout)
  expect(orders.filter(({ cancelled_at }) => cancelled_at)).toHaveLength(1)
  expect(await supplier.cancel(reference, money(60_00, 'GBP'))).toEqual({ outcome: 'cancelled' })
  expect(orders.filter(({ cancelled_at }) => cancelled_at)).toHaveLength(2)
})
