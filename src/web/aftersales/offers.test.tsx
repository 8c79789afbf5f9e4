import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { ChangeQuote, RefundQuote } from '../../contract/aftersales/after-sales.ts'
import { money } from '../../contract/money.ts'
import { ChangeOffer } from '../flight/exchange/change-offer.tsx'
import { useT } from '../locale/language.ts'
import { SmallLines } from './quote/quote-lines.tsx'
import { RefundOffer } from './refund/refund-offer.tsx'
import {
  exampleChange,
  exampleItem,
  exampleOrder,
  exampleRefund,
  exampleTraveller,
} from './testing/example-order.ts'

const order = exampleOrder()
const shared = { order, idempotencyKey: 'key' }
const Small = ({ quote }: { quote: ChangeQuote }) => <SmallLines quote={quote} words={useT()} />

describe('a quoted refund', () => {
  const reservation = { id: 'one', items: [exampleItem('one')], refund: 'allowed' as const }
  const read = (more: Partial<RefundQuote> = {}) =>
    renderPage(<RefundOffer {...shared} quote={exampleRefund(more)} reservations={[reservation]} />)
      .text

  it('lists every line, where the money goes and by when, and what happens to the tickets', () => {
    const text = read()
    for (const part of [
      /Paid for these flights MYR 250/,
      /Airline cancellation fee - MYR 50/,
      /Refund MYR 200/,
      /refund the card you paid with/,
      /arrives by 5 December 2026/,
      /Your ticket is cancelled right away/,
      /Quote valid for/,
    ]) {
      expect(text).toMatch(part)
    }
  })

  it('shows the amount on its button', () => {
    expect(read()).toContain('Cancel flight and refund MYR 200')
  })

  it('of nothing doesn’t mention money on its way', () => {
    const text = read({ amount: money(0, 'MYR') })
    expect(text).toContain('Cancel flight without a refund')
    expect(text).not.toContain('arrives by')
    expect(text).toContain('You won’t get any money back')
  })

  it('of something that isn’t paid for yet says so', () => {
    const nothing = money(0, 'MYR')
    const text = read({ amount: nothing, lines: [{ kind: 'paid', amount: nothing }] })
    expect(text).toContain('You haven’t paid us anything')
    expect(text).toMatch(/ Cancel flight /)
    expect(text).not.toContain('MYR')
  })
})

it('several refunds are quoted with the lines of each and one total', () => {
  const lines = (fee: number) => [
    { kind: 'paid' as const, amount: money(25000, 'MYR') },
    { kind: 'supplier_fee' as const, amount: money(0 - fee, 'MYR') },
  ]
  const part = (id: string, fee: number) => ({
    itemIds: [id],
    lines: lines(fee),
    state: 'open' as const,
    amount: money(25000 - fee, 'MYR'),
  })
  const quote = exampleRefund({
    itemIds: ['one', 'two'],
    parts: [part('one', 5000), part('two', 7500)],
    lines: [
      { kind: 'paid', amount: money(50000, 'MYR') },
      { kind: 'supplier_fee', amount: money(-12500, 'MYR') },
    ],
    amount: money(37500, 'MYR'),
  })
  const reservations = ['one', 'two'].map((id) => ({
    id,
    items: [exampleItem(id)],
    refund: 'allowed' as const,
  }))
  const { text, html } = renderPage(
    <RefundOffer {...shared} quote={quote} reservations={reservations} />,
  )
  expect(html.match(/data-part="\d+"/g)).toEqual(['data-part="20000"', 'data-part="17500"'])
  expect(text).toMatch(/Airline cancellation fee - MYR 50 .*Airline cancellation fee - MYR 75/)
  expect(text).toMatch(/Refund MYR.375/)
  expect(text).toContain('Cancel flights and refund MYR 375')
})

describe('a quoted change', () => {
  const read = (more: Partial<ChangeQuote> = {}) =>
    renderPage(<ChangeOffer {...shared} airports={{}} quote={exampleChange(more)} />).text

  it('shows the old and new flights and the cost', () => {
    const text = read()
    expect(text).toMatch(/Your current flight .*08:15.* Your new flight .*14:00/)
    expect(text).toMatch(/Fare difference MYR 80 .*change fee MYR 40 .*To pay now MYR 120/)
    expect(text).toContain('Continue to pay MYR 120')
  })

  it('leaves out what costs nothing', () => {
    const lines = [
      { kind: 'price_difference' as const, amount: money(8000, 'MYR') },
      { kind: 'supplier_fee' as const, amount: money(0, 'MYR') },
    ]
    const text = read({ lines, amount: money(8000, 'MYR') })
    expect(text).toContain('Fare difference MYR 80')
    expect(text).not.toContain('change fee')
    expect(text).not.toContain('MYR 0')
  })

  it('that costs less names what comes back, before and after it is made', () => {
    const less = {
      lines: [
        { kind: 'price_difference' as const, amount: money(-8000, 'MYR') },
        { kind: 'supplier_fee' as const, amount: money(3000, 'MYR') },
      ],
      amount: money(-5000, 'MYR'),
    }
    expect(read(less)).toMatch(/Refund MYR 50/)
    expect(read(less)).not.toContain('To pay')
    const { text } = renderPage(<Small quote={exampleChange(less)} />)
    expect(text).toMatch(/Refund MYR 50/)
  })

  it('says whose bought bags move, and whose are lost, and the fare', () => {
    const travellers = [exampleTraveller('MEI'), exampleTraveller('ALI')]
    const offered = (names: typeof travellers) => {
      const own = exampleOrder([exampleItem('one', { travellers: names })])
      const quote = exampleChange({
        bags: [
          { passenger: 0, kg: 20, isMoved: true },
          { passenger: 0, kg: 20, isMoved: true },
          { passenger: 1, kg: 30, isMoved: false },
        ],
      })
      const page = <ChangeOffer {...shared} order={own} airports={{}} quote={quote} />
      return renderPage(page).text
    }
    const text = offered(travellers)
    expect(text).toContain('Flex, Economy')
    expect(text).toContain(
      'MEI TAN: the 2 checked bags of 20 kg you bought move to the new flights.',
    )
    expect(text).toContain(
      'ALI TAN: the 30 kg checked bag you bought can’t be taken on the new flights and isn’t refunded.',
    )
  })

  it('says that a fare drop isn’t refunded only if there is one', () => {
    const { to, from } = exampleChange()
    const cheaper = { ...to, price: { ...from.price, amount: from.price.amount - 100 } }
    expect(read({ to: cheaper })).toContain('doesn’t refund the difference')
    const dearer = { ...to, price: { ...from.price, amount: from.price.amount + 100 } }
    expect(read({ to: dearer })).not.toContain('doesn’t refund the difference')
  })

  it('without a cost doesn’t ask for payment', () => {
    const text = read({ amount: money(0, 'MYR'), isInvoluntary: true })
    expect(text).toContain('Change flight free of charge')
    expect(text).not.toContain('next page')
    expect(text).not.toContain('stricter')
  })

  it('to a lighter fare lists what is lost above the button, even if it’s free', () => {
    const { to } = exampleChange()
    const light = { ...to, refund: { kind: 'not_allowed' as const } }
    const quote = exampleChange({ amount: money(0, 'MYR'), to: light })
    const { html, text } = renderPage(<ChangeOffer {...shared} airports={{}} quote={quote} />)
    expect(html).toMatch(/role="alert"[^>]* class="[^"]*border-red bg-red-soft/)
    expect(text).toMatch(/stricter conditions .*It can’t be refunded\. .*free of charge/)
  })
})
