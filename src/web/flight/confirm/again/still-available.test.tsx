import { expect, test } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { money } from '../../../../contract/money.ts'
import { exampleSlice } from '../../results/testing/example-slice.ts'
import { ConfirmProblem } from '../confirm-problem.tsx'
import { StillAvailable } from './still-available.tsx'

const slice = exampleSlice()
const oldPrice = money(5864, 'USD')

test.each([
  [6120, /Still available: USD.61\.20, USD.2\.56 more/],
  [5800, /Still available: USD.58\.00, USD.0\.64 less/],
  [5864, /Still available: USD.58\.64, same price/],
])('a fare found again at %i says so with the difference', (amount, words) => {
  const { text, html } = renderPage(
    <StillAvailable oldPrice={oldPrice} newPrice={money(amount, 'USD')} />,
  )
  expect(text).toMatch(words)
  expect(html.includes('data-error="PRICE_CHANGED"')).toBe(amount !== oldPrice.amount)
})

const problem = (trips: { to: string; price: ReturnType<typeof money> }[]) => {
  const offer = { id: 'o', slice, family: { code: 'V', name: 'Value', cabin: 'economy' } }
  const closest = trips.map((trip) => ({ ...trip, offers: [offer] }))
  return renderPage(
    <ConfirmProblem
      code="OFFER_GONE"
      gone={[slice]}
      closest={{ trips: closest as never, oldPrice, airports: {} }}
      again="/en/flight/search"
      leg={undefined}
    />,
  )
}

test('sold-out flights come with alternatives, each one link away', () => {
  const { text, html } = problem([{ to: '/en/flight/confirm?offer=1', price: money(6000, 'USD') }])
  expect(text).toContain('Sold out: KUL – BKK, MH784')
  expect(text).toMatch(/closest flights.*Still available.*Value.*USD.1\.36 more/)
  expect(html).toContain('href="/en/flight/confirm?offer=1"')
  expect(html).toMatch(/aria-label="Choose MH784, USD.60\.00"/)
  expect(text).toContain('Search again')
})

test('without alternatives it suggests a new search', () => {
  const { text } = problem([])
  expect(text).toContain('Search again to see what’s available.')
  expect(text).not.toContain('closest')
})
