import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { money } from '../../../contract/money.ts'
import {
  exampleHash,
  exampleHotel,
  exampleStayPage,
  nonRefundableRate,
} from '../testing/example-stay.ts'
import type { StayAnswer } from './answer-stay.ts'
import type { StayPage } from './stay-data.ts'
import { StayRefused } from './stay-refused.tsx'
import { StayView } from './stay-view.tsx'

const show = (more: Partial<StayPage> = {}, answer?: StayAnswer) =>
  renderPage(<StayView page={exampleStayPage(more)} answer={answer} />, {
    path: `/en/hotel/review/${exampleHash}`,
  })

describe('a property’s page', () => {
  it('has a form for each rate that books it at the price on its button', () => {
    const { html } = show()
    expect(html.match(/name="rate"/g)).toHaveLength(3)
    expect(html).toMatch(/aria-label="Book this rate: Deluxe Room, Breakfast included, MYR.1,720"/)
    expect(html).toMatch(/name="rate" value="rate-1".*?name="amount" value="172000"/)
  })

  it('has a second button for each rate that puts it into the cart, where the cart is on', () => {
    const { html } = show()
    expect(html.match(/value="cart" type="submit"/g)).toHaveLength(3)
    expect(html).toMatch(/aria-label="Add to cart: Deluxe Room, Breakfast included, MYR.1,720"/)
    expect(show({ isCartOn: false }).html).not.toContain('value="cart"')
  })

  it('tells the three sums of a rate apart', () => {
    const { html } = show()
    expect(html).toMatch(/data-sum="now">.*?MYR.1,600/)
    expect(html).toMatch(/data-sum="at-property">.*?IDR.400,000/)
    expect(html).toMatch(/data-sum="total">.*?MYR.1,720/)
  })

  it('tells until when cancelling is free, what comes back later, and when nothing does', () => {
    const { text } = show()
    expect(text).toContain('Free cancellation until 7 Dec 2099, 18:00, local time')
    expect(text).toMatch(/MYR.800 back until 9 Dec 2099, 18:00, local time/)
    expect(text).toContain('No refund after that')
    expect(show({ rates: [nonRefundableRate()] }).text).toContain(
      'Non-refundable: you get nothing back if you cancel',
    )
  })

  it('tells what a rate at the property asks for', () => {
    expect(show().text).toContain(
      'Pay at the property The property asks for a card as guarantee when you arrive.',
    )
  })

  it('describes each picture', () => {
    expect(show().html).toContain('role="img" aria-label="Sea Breeze Resort: pool"')
  })

  it('names what is near, with minutes on foot where one would walk', () => {
    const { text } = show()
    expect(text).toMatch(/Sanur Beach 300 m 4 minutes on foot/)
    expect(text).toMatch(/Ngurah Rai Airport 11 km(?! \d+ minutes)/)
  })

  it('says so if nothing is known about accessibility', () => {
    expect(show({ hotel: exampleHotel({ accessibility: [] }) }).text).toContain(
      'doesn’t say anything about accessibility',
    )
  })

  it('shows reviews in their own language, with filters', () => {
    const { html, text } = show()
    expect(html).toContain('<dd lang="id">Pantainya indah.</dd>')
    expect(text).toContain('Indonesian (8)')
    expect(text).toContain('More reviews')
  })
})

it('a stay that is sold out offers others', () => {
  const { html, text } = show({
    rates: [],
    others: [
      {
        id: exampleHotel().id,
        hash: exampleHash,
        name: 'Palm House',
        kind: 'villa',
        stars: undefined,
        area: 'Ubud',
        score: undefined,
        scene: undefined,
      },
    ],
  })
  expect(html).toContain('data-sold-out')
  expect(text).toMatch(/Sold out for your dates .* Palm House/)
})

it('a changed price is shown with the old one, and booked only at the press of its own button', () => {
  const changed = {
    oldPrice: money(172_000, 'MYR'),
    newPrice: money(180_000, 'MYR'),
    rateId: 'rate-9',
  }
  const { html, text } = show({}, { code: 'PRICE_CHANGED', changed, intent: 'book' })
  expect(html).toContain('data-error="PRICE_CHANGED"')
  expect(text).toMatch(/The price has gone up .*MYR.1,720.*MYR.1,800.*\+ MYR.80/)
  expect(html).toMatch(/name="rate" value="rate-9".*?name="amount" value="180000"/)
})

it('a changed price of what was to go into the cart goes there at the press of its button', () => {
  const changed = {
    oldPrice: money(172_000, 'MYR'),
    newPrice: money(180_000, 'MYR'),
    rateId: 'rate-9',
  }
  const { html, text } = show({}, { code: 'PRICE_CHANGED', changed, intent: 'cart' })
  expect(html).toMatch(/name="rate" value="rate-9".*?value="cart" type="submit"/)
  expect(text).toMatch(/Add to cart at MYR.1,800/)
})

it.each([
  ['STAY_NOT_FOUND', 'This link doesn’t work'],
  ['PAST_DATE', 'These dates are in the past'],
  ['SUPPLIER_UNAVAILABLE', 'Try again'],
] as const)('%s is told with what to do', (code, words) => {
  const { html, text } = renderPage(<StayRefused code={code} />, { path: '/en/hotel/review/x' })
  expect(html).toContain(`data-error="${code}"`)
  expect(text).toContain(words)
})
