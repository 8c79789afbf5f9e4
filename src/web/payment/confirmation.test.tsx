import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { money } from '../../contract/money.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import type { PayableStanding } from '../../contract/payment/payment.ts'
import { exampleItem, exampleOrder, exampleTransfer } from '../aftersales/testing/example-order.ts'
import Confirmation from './confirmation.tsx'
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
    payment: { state: 'captured', method: 'card' },
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

it('a declined payment says until when the seats are held', () => {
  const declined = {
    orderStatus: 'awaiting_payment',
    payUntil: '2026-11-22T14:40:00.000Z',
  } as const
  const payment = { state: 'declined', method: 'card' } as const
  const { text } = readAs({ ...declined, payment }, exampleItem('out', { state: 'held' }))
  expect(text).toMatch(/Your seats are still held\. Pay by 22 Nov 2026, 14:40 UTC/)
  expect(read(exampleItem('out')).text).not.toContain('Pay by')
})
