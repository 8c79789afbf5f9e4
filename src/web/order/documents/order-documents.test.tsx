import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { OrderItem, ReservationState } from '../../../contract/order/order.ts'
import {
  exampleItem,
  exampleOrder,
  exampleTransfer,
} from '../../aftersales/testing/example-order.ts'
import { OrderDocuments } from './order-documents.tsx'

const issued = { at: '2026-11-21T08:04:30.000Z', event: 'reservation.confirmed' }
const read = (
  state: ReservationState,
  history = [issued],
  item: OrderItem = exampleItem('one', { state }),
) => renderPage(<OrderDocuments order={{ ...exampleOrder([item]), history }} />).text

it('tickets are there to take along, and the journey for the calendar', () => {
  expect(read('confirmed')).toMatch(/e-ticket.*calendar/i)
})

it.each(['changing', 'cancelling'] as const)('they hold while they are %s', (state) => {
  expect(read(state)).toMatch(/e-ticket.*calendar/i)
  expect(read(state)).not.toContain('once it’s issued')
})

it('before there is a ticket, its page says that one will come', () => {
  expect(read('held', [])).toContain('once it’s issued')
})

it('cancelled tickets leave the calendar file, which takes their flights out again', () => {
  const text = read('cancelled')
  expect(text).toContain('Calendar file')
  expect(text).not.toContain('E-ticket')
})

it.each<ReservationState>(['expired', 'failed', 'cancelled'])(
  'nothing is promised of flights that are %s',
  (state) => {
    expect(read(state, [])).toBe('')
  },
)

it('what pages know nothing of has travel documents', () => {
  expect(read('confirmed', [issued], exampleTransfer('ride'))).toContain('Travel documents (PDF)')
  const waiting = read('quoted', [], exampleTransfer('ride', { state: 'quoted' }))
  expect(waiting).toContain('once your booking is confirmed')
})
