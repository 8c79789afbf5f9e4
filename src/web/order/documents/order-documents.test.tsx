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

it('the e-ticket and the calendar file can be downloaded', () => {
  expect(read('confirmed')).toMatch(/e-ticket.*calendar/i)
})

it.each(['changing', 'cancelling'] as const)('they stay available while items are %s', (state) => {
  expect(read(state)).toMatch(/e-ticket.*calendar/i)
  expect(read(state)).not.toContain('once it’s issued')
})

it('before a ticket is issued, the page says that it will be', () => {
  expect(read('held', [])).toContain('once it’s issued')
})

it.each<ReservationState>(['expired', 'failed', 'cancelled'])(
  'flights that are %s have no documents and no calendar file',
  (state) => {
    expect(read(state, [])).toBe('')
    expect(read(state)).toBe('')
  },
)

it('an unknown product has travel documents', () => {
  expect(read('confirmed', [issued], exampleTransfer('ride'))).toContain('Travel documents (PDF)')
  const waiting = read('quoted', [], exampleTransfer('ride', { state: 'quoted' }))
  expect(waiting).toContain('once your booking is confirmed')
})
