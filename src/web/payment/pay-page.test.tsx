import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import { money } from '../../contract/money.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import type { Payable, PurchasedItem } from '../../contract/payment/payment.ts'
import { exampleOffer, exampleTransfer } from '../aftersales/testing/example-order.ts'
import { PlaceNamesContext } from '../place/place-names.ts'
import { PayBar } from './pay-bar.tsx'
import { PayForm } from './pay-form.tsx'
import { PayItems } from './pay-items.tsx'
import { PaySummary } from './pay-summary.tsx'

const offer = exampleOffer('one')
const line = (kind: PriceLine['kind'], amount: number, more: Partial<PriceLine>): PriceLine => ({
  kind,
  amount: money(amount, 'MYR'),
  count: 1,
  due: 'now',
  ...more,
})
const [traveller] = exampleTransfer('ride').travellers as [OrderItem['travellers'][number]]
const flight: PurchasedItem = {
  product: 'flight',
  title: 'Kuala Lumpur – Bangkok',
  travellers: [{ ...traveller, givenName: 'MEI LING' }],
  lines: [
    line('base', 20000, { passengerType: 'adult' }),
    line('taxes', 5000, { passengerType: 'adult' }),
    line('bag', 6000, { kg: 20 }),
  ],
  flight: {
    offer,
    bags: [
      {
        passenger: 0,
        segment: 0,
        bought: [20],
        cabinBag: { rule: 'piece', kg: 7 },
        checkedBag: { rule: 'none' },
      },
    ],
  },
}
const payable: Payable = {
  trxId: 'trx-00000001' as Payable['trxId'],
  orderCode: 'K7MW2P' as Payable['orderCode'],
  orderStatus: 'awaiting_payment',
  total: money(31000, 'MYR'),
  methods: ['card', 'bank_transfer'],
  payment: null,
  payUntil: null,
  reservedUntil: null,
  priceUntil: null,
  items: [flight],
}
const places = {
  KUL: { city: 'Kuala Lumpur', name: '', countryName: '' },
  BKK: { city: 'Bangkok', name: '', countryName: '' },
}
const bought = (items = payable.items) =>
  renderPage(
    <PlaceNamesContext value={places}>
      <PayItems items={items} />
    </PlaceNamesContext>,
  ).text
const form = () =>
  renderPage(<PayForm payable={payable} idempotencyKey="key" problem={undefined} />)

it.each([
  ['the flights', /Kuala Lumpur – Bangkok.*08:15 – 09:25.*Malaysia Airlines MH784/],
  ['the day', /Thursday, 10 December 2026/],
  ['the fare', /MH784 · Flex, Economy/],
  ['bags, included and bought', /MEI LING TAN Cabin bag 7 kg Checked bag 20 kg bought/],
  ['what a refund and a change cost', /No changes Refundable, MYR.50 fee/],
  ['the names on the tickets', /Travellers Ms MEI LING TAN Adult/],
])('before paying it says what is bought: %s', (_, words) => {
  expect(bought()).toMatch(words)
})

it('the total consists of the fare and each bag', () => {
  const { text, html } = renderPage(<PaySummary payable={payable} />)
  expect(text).toMatch(
    /1 adult Fare MYR.200, taxes and fees MYR.50 MYR.250 .*20 kg MYR.60 Total MYR.310/,
  )
  expect(html).toContain('data-total="31000"')
})

it('names the accepted terms above a button that says what happens next', () => {
  const { text, html } = form()
  expect(html).toContain('href="/en/terms/condition"')
  expect(html).toContain('href="/en/privacy"')
  expect(text).toMatch(/agree to .*Continue to secure payment.*MYR.310/)
})

it('on narrow screens total and button stay visible, and submit the same form', () => {
  const { html, text } = renderPage(<PayBar payable={payable} />)
  expect(text).toMatch(/MYR.310/)
  const button = /<button[^>]*>/.exec(html)?.[0] ?? ''
  expect(button).toMatch(/aria-label="Continue to secure payment[^"]*MYR.310/)
  const id = /form="([\w-]+)"/.exec(button)?.[1]
  expect(form().html).toContain(`<form id="${id}"`)
})

it('an unknown product is shown by title and lines, with what is paid on site separately', () => {
  const transfer = exampleTransfer('ride')
  const one = { ...payable, total: money(6000, 'MYR'), items: [transfer] }
  const { text, html } = renderPage(<PaySummary payable={one} />)
  expect(bought([transfer])).toMatch(/Transfer from Suvarnabhumi to Silom .*Ms MEI TAN/)
  expect(text).toMatch(
    /Private car MYR.60 To pay now MYR.60 .*Pay at the destination .*Toll roads THB.200/,
  )
  expect(html.match(/data-total="\d+"/g)).toEqual(['data-total="6000"'])
  expect(text).not.toMatch(/seats|flight/i)
})

it('several products are shown together, with travellers once if they are the same', () => {
  const transfer = { ...exampleTransfer('ride'), travellers: flight.travellers }
  const text = bought([flight, transfer])
  expect(text).toMatch(/Your flights .*Transfer from Suvarnabhumi to Silom/)
  expect(text.match(/Ms MEI LING TAN/g)).toHaveLength(1)
  const one = { ...payable, total: money(37000, 'MYR'), items: [flight, transfer] }
  expect(renderPage(<PaySummary payable={one} />).text).toMatch(
    /1 adult Kuala Lumpur – Bangkok · Fare .* Private car Transfer from .* MYR.60 To pay now MYR.370/,
  )
})

it('an order without deadlines of suppliers shows the time to pay', () => {
  const summary = (payUntil: string | null) =>
    renderPage(<PaySummary payable={{ ...payable, payUntil }} />).text
  expect(summary('2099-11-21T08:30:00.000Z')).toContain('Time left to pay')
  expect(summary(null)).not.toContain('Time left to pay')
})
