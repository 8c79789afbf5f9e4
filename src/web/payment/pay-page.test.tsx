import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/render-page.tsx'
import type { PriceLine } from '../../contract/flight/booking.ts'
import { money } from '../../contract/money.ts'
import type { PayableTransaction } from '../../contract/payment/payment.ts'
import { exampleOffer } from '../aftersales/testing/example-order.ts'
import { PurchaseDetails } from '../flight/order/purchase-details.tsx'
import { PayBar } from './pay-bar.tsx'
import { PayForm } from './pay-form.tsx'
import { PaySummary } from './pay-summary.tsx'

const offer = exampleOffer('one')
const line = (kind: PriceLine['kind'], amount: number, more: Partial<PriceLine>): PriceLine => ({
  kind,
  amount: money(amount, 'MYR'),
  offerId: offer.id,
  count: 1,
  ...more,
})
const transaction: PayableTransaction = {
  trxId: 'trx-00000001' as PayableTransaction['trxId'],
  orderCode: 'K7MW2P' as PayableTransaction['orderCode'],
  orderStatus: 'awaiting_payment',
  total: money(31000, 'MYR'),
  methods: ['card', 'bank_transfer'],
  payment: null,
  payUntil: null,
  seatsHeldUntil: null,
  priceHeldUntil: null,
  purchase: {
    offers: [offer],
    travellers: [{ type: 'adult', title: 'ms', givenName: 'MEI LING', surname: 'TAN' }],
    bags: [{ offerId: offer.id, passenger: 0, kg: 20 }],
    allowances: [
      [
        {
          passenger: 0,
          segment: 0,
          bought: [20],
          cabinBag: { rule: 'piece', kg: 7 },
          checkedBag: { rule: 'none' },
        },
      ],
    ],
    lines: [
      line('base', 20000, { passengerType: 'adult' }),
      line('taxes', 5000, { passengerType: 'adult' }),
      line('bag', 6000, { kg: 20 }),
    ],
  },
}
const airports = {
  KUL: { city: 'Kuala Lumpur', name: '', countryName: '' },
  BKK: { city: 'Bangkok', name: '', countryName: '' },
}
const bought = () =>
  renderPage(<PurchaseDetails purchase={transaction.purchase} airports={airports} />).text
const form = () =>
  renderPage(<PayForm transaction={transaction} idempotencyKey="key" problem={undefined} />)

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

it('the total is made of the fare and each bag', () => {
  const { text, html } = renderPage(<PaySummary transaction={transaction} />)
  expect(text).toMatch(
    /1 adult Fare MYR.200, taxes and fees MYR.50 MYR.250 .*20 kg MYR.60 Total MYR.310/,
  )
  expect(html).toContain('data-total="31000"')
})

it('says which terms are agreed to, before a button that says what comes next', () => {
  const { text, html } = form()
  expect(html).toContain('href="/en/terms/condition"')
  expect(html).toContain('href="/en/privacy"')
  expect(text).toMatch(/agree to .*Continue to secure payment.*MYR.310/)
})

it('on narrow screens total and button stay in sight, and send the same form', () => {
  const { html, text } = renderPage(<PayBar transaction={transaction} />)
  expect(text).toMatch(/MYR.310/)
  const button = /<button[^>]*>/.exec(html)?.[0] ?? ''
  expect(button).toMatch(/aria-label="Continue to secure payment[^"]*MYR.310/)
  const id = /form="([\w-]+)"/.exec(button)?.[1]
  expect(form().html).toContain(`<form id="${id}"`)
})
