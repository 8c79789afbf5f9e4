import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { pageState, renderPage } from '../../../test/support/page/render-page.tsx'
import { money } from '../../contract/money.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import type { PayableStanding } from '../../contract/payment/payment.ts'
import { exampleItem, exampleOrder, exampleTransfer } from '../aftersales/testing/example-order.ts'
import Confirmation from './confirmation.tsx'
import { returnedTitle } from './pay-returned.tsx'
import { paymentView } from './payment-view.ts'

const Page = Confirmation as unknown as (props: { loaderData: object }) => ReactNode

const read = (...items: OrderItem[]) => readAs({}, ...items)

function readAs(more: Partial<PayableStanding>, ...items: OrderItem[]) {
  const order = exampleOrder(items)
  const { orderCode, trxId, total } = order
  const payable: PayableStanding = {
    orderCode,
    trxId,
    total,
    orderStatus: 'confirmed',
    methods: ['card'],
    payment: { state: 'captured', method: 'card', at: '2026-11-22T14:30:00.000Z' },
    payUntil: null,
    reservedUntil: null,
    priceUntil: null,
    ...more,
  }
  const come = { payable, view: paymentView(payable), order, places: {} }
  const loaderData = { title: 'Confirmed', code: undefined, come }
  return renderPage(<Page loaderData={loaderData} />)
}

it('flights are confirmed with their tickets and booking references', () => {
  const { text, html } = read(exampleItem('out'))
  expect(text).toContain('We’ve sent your e-tickets and a calendar file to mei@example.com')
  expect(html).toContain('data-booking-code="ABC123"')
})

it('an unknown product is confirmed by title and travellers, without mentioning flights', () => {
  const { text, html } = read(exampleTransfer('ride'))
  expect(text).toContain('We’ve sent your travel documents and a calendar file to mei@example.com')
  expect(text).toMatch(/Transfer from Suvarnabhumi to Silom Confirmed .*Ms MEI TAN/)
  expect(html).toContain('data-item="ride"')
  expect(text).not.toMatch(/e-ticket|flight|airline/i)
})

it('what is paid at the destination is told beside what was paid, and nothing isn’t an amount', () => {
  const { text } = read(exampleTransfer('ride'))
  expect(text).toMatch(/Pay at the destination .*Toll roads THB.200/)
  const unpaid = readAs({ total: money(0, 'MYR'), payment: null }, exampleTransfer('ride'))
  expect(unpaid.text).toMatch(/Paid Nothing/)
  expect(unpaid.html).toContain('data-total="0"')
})

it('says that a price rose after the payment, and leads to a new search', () => {
  const payment = { state: 'refunded', method: 'card', at: '2026-11-22T14:30:00.000Z' } as const
  const lost = { orderStatus: 'refunded', payment, isPriceLost: true } as const
  const { text } = readAs(lost, exampleTransfer('ride', { state: 'failed' }))
  expect(text).toMatch(/asked a different price after you had paid.*refunded the full amount/)
  expect(text).toMatch(/Search again .*Go to your order/)
})

it('says that a promo code was used up before the money arrived', () => {
  const payment = { state: 'refunded', method: 'bank_transfer' } as const
  const at = '2026-11-22T14:30:00.000Z'
  const lost = { orderStatus: 'refunded', payment: { ...payment, at }, isPromoLost: true } as const
  const { text } = readAs(lost, exampleTransfer('ride', { state: 'failed' }))
  expect(text).toMatch(/promo code had been used for another booking.*refunded the full amount/)
})

it('says so, too, if that is true of a part only', () => {
  const partly = { orderStatus: 'partly_confirmed', isPromoLost: true } as const
  const lost = exampleTransfer('ride', { state: 'failed', isPromoLost: true })
  const { text } = readAs(partly, exampleItem('out'), lost)
  expect(text).toMatch(/refund that part automatically.*promo code had been used for another/)
})

it('promises no refund of what left the order before it was paid', () => {
  const flight = exampleItem('out')
  const ride = exampleTransfer('ride', { state: 'failed', isLeftOut: true })
  const partly = { orderStatus: 'partly_confirmed' } as const
  const { text } = readAs(partly, flight, ride)
  expect(text).toMatch(
    /no longer available: Transfer from Suvarnabhumi to Silom\. .*don’t pay for it/,
  )
  expect(text).not.toMatch(/We’ll refund/)
  const both = readAs(partly, flight, ride, exampleTransfer('lost', { state: 'failed' }))
  expect(both.text).toMatch(/We’ll refund that part automatically.*don’t pay for it/)
})

it('says nothing of a refund to those who only saved a card', () => {
  const payment = { state: 'saved', method: 'card', at: '2026-11-22T14:30:00.000Z' } as const
  const lost = { orderStatus: 'failed', payment, total: money(0, 'MYR') } as const
  const { text } = readAs(lost, exampleTransfer('ride', { state: 'failed' }))
  expect(text).toMatch(/Your card wasn’t charged/)
  expect(text).toMatch(/Paid Nothing/)
  expect(text).not.toMatch(/refund|Not charged/)
})

it('a declined payment says until when the seats are held', () => {
  const declined = {
    orderStatus: 'awaiting_payment',
    payUntil: '2026-11-22T14:40:00.000Z',
  } as const
  const payment = { state: 'declined', method: 'card', at: '2026-11-22T14:30:00.000Z' } as const
  const { text } = readAs({ ...declined, payment }, exampleItem('out', { state: 'held' }))
  expect(text).toMatch(/Your seats are still held\. Pay by 22 Nov 2026, 14:40 UTC/)
  expect(read(exampleItem('out')).text).not.toContain('Pay by')
})

it('a card that wasn’t saved can be saved until then, and nothing is to be paid', () => {
  const { text } = readAs(
    {
      orderStatus: 'awaiting_payment',
      payUntil: '2026-11-22T14:40:00.000Z',
      savesCard: true,
      total: money(0, 'MYR'),
      payment: { state: 'declined', method: 'card', at: '2026-11-22T14:30:00.000Z' },
    },
    exampleTransfer('ride', { state: 'quoted' }),
  )
  expect(text).toMatch(/Save a card by 22 Nov 2026, 14:40 UTC/)
  expect(text).not.toContain('Pay by')
})

it('a payment is receipted with its day and method', () => {
  const payment = { state: 'captured', method: 'card', at: '2026-11-22T14:30:00.000Z' } as const
  const { text } = readAs({ payment }, exampleItem('out'))
  expect(text).toMatch(/Paid MYR.250 By card on 22 November 2026/)
})

const lateTransfer = { method: 'bank_transfer', at: '2026-11-22T14:30:00.000Z' } as const

it('says that money that came too late is refunded, and not that nothing was charged', () => {
  const payment = { ...lateTransfer, state: 'captured' } as const
  for (const orderStatus of ['expired', 'cancelled'] as const) {
    const late = { orderStatus, payment, late: 'refunding' } as const
    const { text } = readAs(late, exampleItem('out', { state: 'expired' }))
    expect(text).toMatch(/Your payment arrived too late, so we’re refunding the full amount/)
    expect(text).toMatch(/Being refunded MYR.250/)
    expect(text).not.toMatch(/haven’t been charged|Not charged/)
  }
})

it.each([
  ['to_book', exampleItem('out', { state: 'expired' }), /book the seats again at the same price/],
  ['to_book', exampleTransfer('ride', { state: 'expired' }), /book again at the same price/],
  ['to_refund', exampleItem('out', { state: 'expired' }), /When it arrives, we’ll refund you\./],
] as const)('says what happens to a bank transfer that may still come (%s)', (late, item, says) => {
  const payment = { ...lateTransfer, state: 'expired' } as const
  const { text } = readAs({ orderStatus: 'expired', payment, late }, item)
  expect(text).toMatch(/You haven’t been charged\. .*Already sent a bank transfer\?/)
  expect(text).toMatch(says)
})

it.each([
  ['processing', /is being processed/, /go to m•••@example\.com as soon as/],
  ['paid', /We’ve received your payment/, /go to m•••@example\.com\./],
  ['unpaid', /We haven’t received a payment/, /pay from there/],
  ['refunding', /Your refund is on its way/, /arrived too late, so we’re refunding/],
  ['refunded', /Your refund is on its way/, /refunded the full amount/],
  ['to_book', /Nothing to pay here/, /book again at the same price or refund you/],
  ['to_refund', /Nothing to pay here/, /we’ll refund you/],
  ['ended', /Nothing to pay here/, /You haven’t been charged/],
] as const)('a payer without access to the order learns that it’s %s', (state, title, says) => {
  const back = { state, email: 'm•••@example.com' }
  const { t } = pageState({}).words
  const loaderData = { title: returnedTitle(t, back), code: undefined, come: undefined, back }
  const { text } = renderPage(<Page loaderData={loaderData} />)
  expect(text).toMatch(title)
  expect(text).toMatch(says)
})
