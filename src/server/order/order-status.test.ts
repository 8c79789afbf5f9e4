import { expect, it } from 'vitest'
import type { OrderStatus, ReservationState } from '../../contract/order/order.ts'
import { orderStatus } from './order-status.ts'

it.each<[ReservationState[], number, number, OrderStatus]>([
  [['reserving'], 0, 0, 'reserving'],
  [['held', 'reserving'], 0, 0, 'reserving'],
  [['unknown'], 0, 0, 'reserving'],
  [['held', 'held'], 0, 0, 'awaiting_payment'],
  [['failed', 'cancelled'], 0, 0, 'failed'],
  [['expired'], 0, 0, 'expired'],
  [['confirming'], 100, 0, 'paid'],
  [['confirmed', 'confirming'], 100, 0, 'paid'],
  [['unknown'], 100, 0, 'paid'],
  [['reserving'], 100, 0, 'paid'],
  [['confirmed', 'confirmed'], 100, 0, 'confirmed'],
  [['confirmed', 'failed'], 100, 0, 'partly_confirmed'],
  [['confirmed', 'failed'], 100, 40, 'partly_confirmed'],
  [['failed'], 100, 0, 'failed'],
  [['failed'], 100, 100, 'refunded'],
  [['cancelled'], 100, 0, 'cancelled'],
  // What the traveller gave back does not make the rest any less confirmed.
  [['confirmed', 'cancelled'], 100, 0, 'confirmed'],
  [['cancelled', 'changing'], 100, 40, 'confirmed'],
  [['cancelling', 'cancelling'], 100, 0, 'confirmed'],
  [['confirmed', 'cancelled', 'failed'], 100, 30, 'partly_confirmed'],
  [['cancelled', 'cancelled'], 100, 80, 'cancelled'],
  [['cancelled', 'cancelled'], 100, 100, 'refunded'],
])('%j, %i of 100 paid, %i refunded: %s', (items, paid, refunded, status) => {
  expect(orderStatus({ bundles: [items], total: 100, paid, refunded })).toBe(status)
})

it('never says confirmed before every ticket is issued', () => {
  const states: ReservationState[] = [
    'reserving',
    'held',
    'confirming',
    'unknown',
    'expired',
    'failed',
  ]
  for (const state of states) {
    const bundles = [['confirmed', state] as ReservationState[]]
    const facts = { bundles, total: 100, paid: 100, refunded: 0 }
    expect(orderStatus(facts)).not.toBe('confirmed')
  }
})

it.each<[ReservationState[][], number, OrderStatus]>([
  [[['held'], ['reserving']], 0, 'reserving'],
  [[['held'], ['quoted']], 0, 'awaiting_payment'],
  // A bundle that failed leaves the others, which can be paid for.
  [[['held'], ['failed', 'cancelled']], 0, 'awaiting_payment'],
  [[['held', 'failed'], ['unknown']], 0, 'reserving'],
  [[['failed'], ['failed']], 0, 'failed'],
  [[['expired'], ['failed']], 0, 'expired'],
  [[['confirmed'], ['failed']], 100, 'partly_confirmed'],
  [[['confirming'], ['failed']], 100, 'paid'],
])('bundles %j, %i of 100 paid: %s', (bundles, paid, status) => {
  expect(orderStatus({ bundles, total: 100, paid, refunded: 0 })).toBe(status)
})

it('an order with nothing due now is being reserved until it’s confirmed, and never called paid', () => {
  const facts = { total: 0, paid: 0, refunded: 0 }
  expect(orderStatus({ ...facts, bundles: [['reserving']] })).toBe('reserving')
  expect(orderStatus({ ...facts, bundles: [['confirming']] })).toBe('reserving')
  expect(orderStatus({ ...facts, bundles: [['confirmed']] })).toBe('confirmed')
})
