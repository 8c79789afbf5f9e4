import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { money } from '../../contract/money.ts'
import type { Order } from '../../contract/order/order.ts'
import {
  exampleAfterSales,
  exampleItem,
  exampleOrder,
  exampleTransfer,
} from '../aftersales/testing/example-order.ts'
import { OrderView } from './order-view.tsx'

const show = (order: Order) =>
  renderPage(
    <OrderView
      order={order}
      afterSales={exampleAfterSales()}
      places={{}}
      title="Order K7MW2P"
      accept={null}
      page="order"
    />,
  )
const { text, html } = show(exampleOrder([exampleItem('out'), exampleItem('back')]))

it('leads with the flights, on phones too: what happens next, price and files follow them', () => {
  const flights = [...html.matchAll(/data-item=/g)].map(({ index }) => index)
  expect(flights).toHaveLength(2)
  for (const title of ['What happens next', 'Price', 'Contact details']) {
    expect([title, html.indexOf(`>${title}<`) > Math.max(...flights)]).toEqual([title, true])
  }
  // Nothing is put into another order by its style.
  expect(html).not.toMatch(/order-(first|last|\d)/)
})

it('says how to get help; a mail from there names the order', () => {
  expect(text).toMatch(/Need help\?.*help@sojourn\.example .*08:00.*22:00/)
  expect(html).toMatch(/href="mailto:help@sojourn\.example\?subject=[^"]*K7MW2P/)
})

it('shows what it knows nothing of by title, state, travellers and lines', () => {
  const ride = exampleTransfer('ride', { state: 'quoted' })
  const order = { ...exampleOrder([ride]), total: money(6000, 'MYR'), paid: money(0, 'MYR') }
  const { text, html } = show({ ...order, status: 'awaiting_payment' })
  expect(text).toMatch(
    /Transfer from Suvarnabhumi to Silom Price held .*Travellers Ms MEI TAN Adult/,
  )
  expect(text).toMatch(/Private car MYR.60 Total MYR.60 Still to pay MYR.60/)
  expect(text).toMatch(/Pay at the destination Not included in the total.* Toll roads THB.200/)
  expect(html.match(/data-total="\d+"/g)).toEqual(['data-total="6000"'])
  expect(text).not.toMatch(/flight|seats|airline|ticket/i)
})

it('an order of several products shows each in its own way, and speaks of no one of them', () => {
  const order = exampleOrder([exampleTransfer('ride'), exampleItem('out')])
  const { text, html } = show({ ...order, status: 'paid' })
  expect(html).toMatch(/data-item="ride".*data-item="out"/s)
  expect(html).toContain('data-booking-code="ABC123"')
  expect(text).toContain('Your booking is being confirmed')
  expect(text).not.toContain('The airline is issuing')
})
