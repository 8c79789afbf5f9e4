import { expect, it } from 'vitest'
import type { ItemState, OrderStatus } from '../../contract/order/order.ts'
import { orderStatus } from './order-status.ts'

it.each<[ItemState[], number, number, OrderStatus]>([
  [['reserving'], 0, 0, 'reserving'],
  [['held', 'reserving'], 0, 0, 'reserving'],
  [['unknown'], 0, 0, 'reserving'],
  [['held', 'held'], 0, 0, 'awaiting_payment'],
  [['failed', 'cancelled'], 0, 0, 'failed'],
  [['expired'], 0, 0, 'expired'],
  [['issuing'], 100, 0, 'paid'],
  [['issued', 'issuing'], 100, 0, 'paid'],
  [['unknown'], 100, 0, 'paid'],
  [['reserving'], 100, 0, 'paid'],
  [['issued', 'issued'], 100, 0, 'confirmed'],
  [['issued', 'failed'], 100, 0, 'partly_confirmed'],
  [['issued', 'failed'], 100, 40, 'partly_confirmed'],
  [['failed'], 100, 0, 'failed'],
  [['failed'], 100, 100, 'refunded'],
  [['cancelled'], 100, 0, 'cancelled'],
  // What the traveller gave back does not make the rest any less confirmed.
  [['issued', 'cancelled'], 100, 0, 'confirmed'],
  [['cancelled', 'changing'], 100, 40, 'confirmed'],
  [['cancelling', 'cancelling'], 100, 0, 'confirmed'],
  [['issued', 'cancelled', 'failed'], 100, 30, 'partly_confirmed'],
  [['cancelled', 'cancelled'], 100, 80, 'cancelled'],
  [['cancelled', 'cancelled'], 100, 100, 'refunded'],
])('%j, %i of 100 paid, %i given back: %s', (items, paid, refunded, status) => {
  expect(orderStatus({ items, total: 100, paid, refunded })).toBe(status)
})

it('never says confirmed before every ticket is issued', () => {
  const states: ItemState[] = ['reserving', 'held', 'issuing', 'unknown', 'expired', 'failed']
  for (const state of states) {
    const facts = { items: ['issued', state] as ItemState[], total: 100, paid: 100, refunded: 0 }
    expect(orderStatus(facts)).not.toBe('confirmed')
  }
})
