import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/render-page.tsx'
import type { ItemState } from '../../../contract/order/order.ts'
import { exampleItem, exampleOrder } from '../../aftersales/testing/example-order.ts'
import { OrderDocuments } from './order-documents.tsx'

const read = (state: ItemState, tickets = exampleItem('one').tickets) =>
  renderPage(<OrderDocuments order={exampleOrder([exampleItem('one', { state, tickets })])} />).text

it('tickets are there to take along, and the journey for the calendar', () => {
  expect(read('issued')).toMatch(/e-ticket.*calendar/i)
})

it('before there is a ticket, its page says that one will come', () => {
  expect(read('held', [])).toContain('once it’s issued')
})

it('cancelled tickets leave the calendar file, which takes their flights out again', () => {
  const text = read('cancelled')
  expect(text).toContain('Calendar file')
  expect(text).not.toContain('E-ticket')
})

it.each<ItemState>(['expired', 'failed', 'cancelled'])(
  'nothing is promised of flights that are %s',
  (state) => {
    expect(read(state, [])).toBe('')
  },
)
