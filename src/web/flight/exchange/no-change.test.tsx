import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { NoChange } from './no-change.tsx'

it.each([
  ['without flights', false, 'There are no flights in this order', 'href="/en/order/AB12CD"'],
  ['with flights', true, 'These flights can’t be changed', 'href="/en/refund-form/AB12CD"'],
])('the change page of an order %s says what is true of it', (_, hasFlights, said, link) => {
  const { html } = renderPage(
    <NoChange orderCode="AB12CD" hasFlights={hasFlights} item={undefined} refundable />,
  )
  expect(html).toContain(said)
  expect(html).toContain(link)
})
