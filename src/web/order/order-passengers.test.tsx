import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/render-page.tsx'
import type { ItemState, Order } from '../../contract/order/order.ts'
import { exampleItem, exampleOffer, exampleOrder } from '../aftersales/testing/example-order.ts'
import { exampleSlice } from '../flight/results/testing/example-slice.ts'
import { OrderPassengers } from './order-passengers.tsx'

const passengers: Order['passengers'] = [
  { type: 'adult', title: 'ms', givenName: 'MEI', surname: 'TAN', birthDate: '1990-05-17' },
]
const read = (state: ItemState, tickets = exampleItem('one').tickets) => {
  const order = { ...exampleOrder([exampleItem('one', { state, tickets })]), passengers }
  return renderPage(<OrderPassengers order={order} />).text
}

it('each passenger has the numbers of their tickets', () => {
  expect(read('issued')).toContain('Ticket 2321234567890')
})

it('a ticket is promised while one may come, and of nothing that is over', () => {
  expect(read('held', [])).toContain('Available once issued')
  for (const state of ['failed', 'expired', 'cancelled'] as const) {
    expect(read(state, [])).not.toContain('Ticket')
  }
})

it('several tickets say which flights each is for', () => {
  const back = exampleOffer('back', exampleSlice({ from: 'BKK', to: 'KUL' }))
  const items = [
    exampleItem('one'),
    exampleItem('two', { offer: back, tickets: [{ passenger: 0, number: '4192100002402' }] }),
  ]
  const { text } = renderPage(<OrderPassengers order={{ ...exampleOrder(items), passengers }} />)
  expect(text).toMatch(/2321234567890 · KUL – BKK .*4192100002402 · BKK – KUL/)
})
