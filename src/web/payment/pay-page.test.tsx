import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import { type Money, money } from '../../contract/money.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import type { Payable, PurchasedItem } from '../../contract/payment/payment.ts'
import { exampleOffer, exampleTransfer } from '../aftersales/testing/example-order.ts'
import type { AuthAnswer } from '../member/auth/auth-answer.ts'
import { PlaceNamesContext } from '../place/place-names.ts'
import { PayBar } from './pay-bar.tsx'
import { PayBlocked } from './pay-blocked.tsx'
import { PayCode } from './pay-code.tsx'
import { PayContact } from './pay-contact.tsx'
import { PayEdit } from './pay-edit.tsx'
import { PayForm } from './pay-form.tsx'
import { PayItems } from './pay-items.tsx'
import { PayLeftOut } from './pay-left-out.tsx'
import { PaySummary } from './pay-summary.tsx'
import { mayEdit } from './payment-view.ts'

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
  terms: '2026-12-01T10:00:00Z',
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

it('says when a refund by each method would arrive, as far as that’s known (S7.27)', () => {
  const form = (refundDays: object) =>
    renderPage(
      <PayForm
        payable={payable}
        refundDays={refundDays}
        idempotencyKey="key"
        problem={undefined}
      />,
    ).text
  expect(form({ card: 10 })).toContain('If you’re due a refund, it arrives within 10 days.')
  expect(form({})).not.toContain('If you’re due a refund')
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
  // The version that is agreed to goes with the form.
  expect(html).toContain(`name="terms" value="2026-12-01T10:00:00Z"`)
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

it('a changed price is shown beside the old one, above a button that agrees to it', () => {
  const changed = { ...payable, oldTotal: money(30000, 'MYR') }
  const { text, html } = renderPage(
    <PayForm payable={changed} idempotencyKey="key" problem="PRICE_CHANGED" />,
  )
  expect(text).toMatch(/gone up .*Before MYR.300 Now MYR.310 Difference .*MYR.10/)
  expect(text).toMatch(/Continue at MYR.310/)
  expect(html.match(/data-error="PRICE_CHANGED"/g)).toHaveLength(1)
  expect(html).toContain('name="seen" value="31000 MYR"')
})

it('a changed price at the property is agreed to before a card is saved', () => {
  const onSite = line('base', 330_000, { amount: money(330_000, 'THB'), due: 'on_site' })
  const changed: Payable = {
    ...payable,
    savesCard: true,
    total: money(0, 'MYR'),
    oldTotal: money(0, 'MYR'),
    oldOnSite: [money(300_000, 'THB')],
    items: [{ ...exampleTransfer('ride'), lines: [onSite] }],
  }
  const { text, html } = renderPage(
    <PayForm payable={changed} idempotencyKey="key" problem="PRICE_CHANGED" />,
  )
  expect(text).toMatch(
    /on site has gone up .*Before THB.3,000.00 Now THB.3,300.00 Difference .*THB.300/,
  )
  expect(text).toMatch(/Save card and book at THB.3,300/)
  expect(text).not.toMatch(/MYR/)
  expect(html.match(/data-error="PRICE_CHANGED"/g)).toHaveLength(1)
  expect(html).toContain('name="seen-on-site" value="330000 THB"')
})

it('on narrow screens the button says what binds the payer', () => {
  const bar = (more: Partial<Payable>) =>
    renderPage(<PayBar payable={{ ...payable, ...more }} />).text
  expect(bar({ savesCard: true, total: money(0, 'MYR') })).toContain('Save card and book')
  expect(bar({ oldTotal: money(30000, 'MYR') })).toMatch(/Continue at MYR.310/)
  const there = line('base', 50_000, { amount: money(50_000, 'THB'), due: 'on_site' })
  const split = {
    oldTotal: money(30000, 'MYR'),
    oldOnSite: [],
    items: [{ ...flight, lines: [there] }],
  }
  expect(bar(split)).toMatch(/Continue at MYR.310/)
  expect(bar(split)).not.toContain('THB')
})

it('of two clocks, the one that runs out first is shown', () => {
  const reservedUntil = '2099-11-21T08:30:00.000Z'
  const priceUntil = '2099-11-21T08:20:00.000Z'
  vi.useFakeTimers({ now: Date.parse('2099-11-21T08:00:00.000Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const clocks = (more: Partial<Payable>) =>
    renderPage(<PaySummary payable={{ ...payable, ...more }} />).text.match(/held for [\d:]+/g)
  expect(clocks({ reservedUntil, priceUntil })).toEqual(['held for 20:00'])
  const other = { reservedUntil: priceUntil, priceUntil: reservedUntil }
  expect(clocks(other)).toEqual(['held for 20:00'])
})

it('a price that is only quoted isn’t called held', () => {
  const priceUntil = '2099-11-21T08:30:00.000Z'
  const { text } = renderPage(<PaySummary payable={{ ...payable, priceUntil }} />)
  expect(text).toMatch(/Price likely valid for .*We check it again when you continue/)
  expect(text).not.toContain('held')
})

it('a charge to a guarantee is no price with taxes', () => {
  const charge: Payable = { ...payable, charge: { why: 'late_cancellation', state: 'open' } }
  expect(renderPage(<PaySummary payable={charge} />).text).not.toContain('Taxes and fees included')
})

it('a price that changes again is compared with the one that was agreed to', () => {
  const back = { ...payable, oldTotal: payable.total }
  const page = (accepted: Money) => {
    const seen = { accepted, acceptedOnSite: [] }
    return renderPage(
      <PayForm payable={back} idempotencyKey="key" problem="PRICE_CHANGED" seen={seen} />,
    )
  }
  expect(page(money(30000, 'MYR')).text).toMatch(/gone up .*Before MYR.300 Now MYR.310/)
  // After a reload nobody knows what was seen, and the price is again the order's own.
  const { text } = renderPage(<PayForm payable={back} idempotencyKey="key" problem={undefined} />)
  expect(text).not.toMatch(/gone (up|down)/)
})

describe('what left the order before it was paid', () => {
  const ride: PurchasedItem = { ...exampleTransfer('ride'), lines: [line('base', 4000, {})] }
  const reduced = { ...payable, leftOut: [ride] }

  it.each([
    ['at once', 'OFFER_GONE'],
    ['after a reload', undefined],
  ])('is named with its price %s, with what is left to pay', (_, problem) => {
    const { text } = renderPage(<PayLeftOut payable={reduced} problem={problem} />)
    expect(text).toMatch(/no longer available.*Transfer from Suvarnabhumi to Silom · MYR.40/)
    expect(text).toMatch(/won’t be charged for it.*Before MYR.350 Left to pay MYR.310/)
    const form = renderPage(<PayForm payable={reduced} idempotencyKey="key" problem={problem} />)
    expect(form.text).not.toMatch(/sold out/)
    expect(form.text).toMatch(/Continue to secure payment/)
  })

  it('has its price at the property if nothing would have been charged for it', () => {
    const there = line('base', 50_000, { amount: money(50_000, 'THB'), due: 'on_site' })
    const gone = { ...payable, leftOut: [{ ...ride, lines: [there] }] }
    const { text } = renderPage(<PayLeftOut payable={gone} problem={undefined} />)
    expect(text).toMatch(/Silom · THB.500/)
    expect(text).not.toMatch(/Before|MYR/)
  })

  it('isn’t mentioned if nothing did', () => {
    expect(renderPage(<PayLeftOut payable={payable} problem={undefined} />).text).toBe('')
  })
})

it('an order that sold out before it was paid leads to a search for the same', () => {
  const gone = { ...payable, orderStatus: 'failed' as const }
  const { text, html } = renderPage(<PayBlocked view="failed" payable={gone} />)
  expect(text).toMatch(/no longer available .*You haven’t been charged/)
  expect(html).toMatch(/href="\/en\/flight\/search\?[^"]*depAirport=KUL/)
})

const saved: Payable = { ...payable, total: money(0, 'MYR'), methods: ['card'], savesCard: true }

it('a card that is only saved has nothing to choose, and no sum of zero', () => {
  const { text, html } = renderPage(
    <PayForm payable={saved} idempotencyKey="key" problem={undefined} />,
  )
  expect(html).not.toContain('type="radio"')
  expect(html).toMatch(/<input type="hidden" name="method" value="card"/)
  expect(text).toMatch(/Card Visa, Mastercard/)
  expect(form().html.match(/type="radio"/g)).toHaveLength(2)
  const bar = renderPage(<PayBar payable={saved} />).text
  expect(bar).toMatch(/To pay Nothing/)
  expect(bar).not.toContain('MYR')
})

describe('an order that a code confirms', () => {
  const unpaid: Payable = {
    ...payable,
    total: money(0, 'MYR'),
    needsCode: true,
    codeTiming: {
      email: 'mei@example.com',
      expiredAt: '2027-01-13T09:10:00Z',
      allowResendAt: '2027-01-13T09:01:00Z',
      tzOffset: 0,
    },
  }
  const asked = (answer?: AuthAnswer, problem?: string) =>
    renderPage(
      <PayCode
        payable={unpaid}
        times={{ resendAt: 0, expiresAt: undefined }}
        answer={answer}
        problem={problem}
        seen={undefined}
      />,
    )

  it('asks for the code in place of a payment method, and says what for', () => {
    const { text, html } = asked()
    expect(text).toMatch(/sent a six-digit code to mei@example\.com\. Nothing is booked until/)
    expect(text).toContain('Confirm and book')
    expect(text).not.toContain('How do you want to pay')
    expect(html).toContain('autoComplete="one-time-code"')
    // What is paid on site is agreed to with the code.
    expect(html).toContain('name="seen" value="0 MYR"')
  })

  it('shows a wrong code at its field', () => {
    const { html } = asked({ code: 'CODE_INVALID', fields: { code: 'wrong' } })
    expect(html).toMatch(/aria-invalid="true"/)
    expect(html).toContain('That code isn’t right.')
  })

  it('tells how long the code is waited for, and says so once that’s over', () => {
    const { text } = renderPage(<PaySummary payable={unpaid} />)
    expect(text).not.toContain('paying by card')
    expect(text).toContain('your booking is released and nothing is charged')
    const { needsCode: _, codeTiming: __, ...rest } = unpaid
    const over: Payable = { ...rest, orderStatus: 'expired' }
    expect(renderPage(<PayBlocked view="expired" payable={over} />).text).toContain(
      'Time’s up: your room was released',
    )
  })
})

describe('editing before paying', () => {
  it('is asked about first: seats are released meanwhile, and nothing was charged', () => {
    const { text, html } = renderPage(<PayEdit payable={payable} problem={undefined} />)
    expect(text).toMatch(/seats are released while you edit.*You haven’t been charged/)
    expect(html).toMatch(/<button[^>]*value="edit"/)
    expect(text).toContain('Release seats and edit')
    expect(html).toContain(`href="/en/pay/${payable.trxId}/choose"`)
  })

  it('says in one line why it isn’t possible, and what to do', () => {
    const told = (problem: 'BOOKING_NOT_FOUND' | 'INVALID_STATE') =>
      renderPage(<PayEdit payable={payable} problem={problem} />).text
    expect(told('BOOKING_NOT_FOUND')).toMatch(/another device.*book again: nothing is charged/)
    expect(told('INVALID_STATE')).toContain('payment is being processed')
    expect(told('INVALID_STATE')).not.toContain('Release')
  })

  it('is possible until somebody pays, and only for orders themselves', () => {
    expect((['unpaid', 'declined', 'code'] as const).map((view) => mayEdit({}, view))).toEqual([
      true,
      true,
      true,
    ])
    expect(mayEdit({}, 'processing')).toBe(false)
    expect(mayEdit({}, 'confirmed')).toBe(false)
    expect(mayEdit({ change: { state: 'awaiting_payment' } }, 'unpaid')).toBe(false)
  })

  it('shows the contact, so that a wrong address is seen before paying', () => {
    const contact = {
      givenName: 'Mei',
      surname: 'Tan',
      email: 'mei@example.com',
      phoneCountry: 'MY',
      phone: '+60 12',
    }
    const { text } = renderPage(<PayContact contact={contact} edit="Edit" />)
    expect(text).toMatch(/Edit.*Mei Tan.*mei@example\.com/)
  })
})
