import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { pageState } from '../../../../test/support/page/render-page.tsx'
import { PageStateProvider } from '../../session/page-state/page-state.tsx'
import CurrencyQuestion from './currency-question.tsx'

function ask(path: string, offered: string | undefined = 'THB'): string {
  const state = pageState({ path })
  const visitor = { ...state.visitor, currency: 'USD', offeredCurrency: offered }
  const router = createMemoryRouter([{ path: '*', element: <CurrencyQuestion /> }], {
    initialEntries: [path],
  })
  return renderToStaticMarkup(
    <PageStateProvider state={{ ...state, visitor }}>
      <RouterProvider router={router} />
    </PageStateProvider>,
  )
}

it('asks in a form that needs no scripts; yes and no are both a choice of currency', () => {
  const html = ask('/en/flight/search?depAirport=KUL')
  expect(html).toContain('Show prices in THB?')
  expect(html).toMatch(/<form[^>]*action="\/en\/preferences"/)
  expect(html).toContain('name="back" value="/en/flight/search?depAirport=KUL"')
  const answers = [...html.matchAll(/<button[^>]*>[^<]*/g)].map(([each]) => [
    /name="(\w+)"/.exec(each)?.[1],
    /value="(\w+)"/.exec(each)?.[1],
    each.split('>')[1],
  ])
  expect(answers).toEqual([
    ['currency', 'THB', 'Show THB'],
    ['currency', 'USD', 'Keep USD'],
  ])
})

it.each([
  ...['/en', '/en/flight', '/en/flight/search', '/en/flight/multi-search', '/en/hotel'],
  ...['/en/hotel/search', '/en/hotel/baan-silom-h8x2', '/en/promo/view/special-deals'],
  ...['/en/flights/kuala-lumpur-to-bangkok', '/en/hotels/bangkok-th', '/en/campaign/rain'],
])('%s has prices, so it asks', (path) => {
  expect(ask(path)).toContain('<form')
})

it.each([
  ...['/en/flight/confirm', '/en/flight/book/b1', '/en/hotel/review/h1', '/en/hotel/book/b1'],
  ...['/en/cart', '/en/pay/t1/choose', '/en/pay/t1/confirmation', '/en/order/AB12CD'],
  ...['/en/login', '/en/account/profile', '/en/help', '/en/aftersales/AB12CD'],
])('%s doesn’t ask', (path) => {
  expect(ask(path)).toBe('')
})
