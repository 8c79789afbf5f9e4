import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/render-page.tsx'
import {
  exampleAfterSales,
  exampleItem,
  exampleOrder,
} from '../aftersales/testing/example-order.ts'
import { OrderView } from './order-view.tsx'

const { text, html } = renderPage(
  <OrderView
    order={exampleOrder([exampleItem('out'), exampleItem('back')])}
    afterSales={exampleAfterSales()}
    airports={{}}
    title="Order K7MW2P"
    accept={null}
    page="order"
  />,
)

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
