import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { AfterSales, RefundQuote } from '../../contract/aftersales/after-sales.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { money } from '../../contract/money.ts'
import { type OrderItem, orderStatuses } from '../../contract/order/order.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import RefundForm from '../aftersales/refund/refund-form.tsx'
import { reservationsOf } from '../aftersales/reservations-of.ts'
import {
  exampleAfterSales,
  exampleChange,
  exampleOrder,
  exampleRefund,
  exampleTransfer,
} from '../aftersales/testing/example-order.ts'
import { OrderList } from '../order/list/order-list.tsx'
import Search from '../order/look-up/search.tsx'
import { OrderView } from '../order/order-view.tsx'
import Choose from '../payment/choose.tsx'
import Confirmation from '../payment/confirmation.tsx'
import { paymentView } from '../payment/payment-view.ts'

/** Pages of an order with only a transfer: a product without its own views or messages. */
const ride = exampleTransfer('ride')
const order = exampleOrder([ride])
const title = 'Transfer from Suvarnabhumi to Silom'
const ofRide = { itemIds: ['ride'] }
const refund = (more: Partial<RefundQuote> = {}) => {
  const quote = exampleRefund({ ...ofRide, ...more })
  return { ...quote, parts: quote.parts.map((part) => ({ ...part, ...ofRide })) }
}
const afterSalesOf = (more: Partial<AfterSales> = {}) =>
  exampleAfterSales({ reservations: [{ ...ofRide, refund: 'allowed' }], ...more })

type Page = (props: { loaderData: object; actionData?: object }) => ReactNode
const render = (page: unknown, loaderData: object) => {
  const Shown = page as Page
  return renderPage(<Shown loaderData={loaderData} />, { path: '/en/order/K7MW2P' })
}

const flightWords = /flight|airline|airport|\bseats?\b|\bfly\b|e-ticket|\bfares?\b|check-in/i
function expectNeutral({ text, html }: { text: string; html: string }) {
  expect(text).not.toMatch(flightWords)
  expect(html).not.toMatch(/href="\/en\/flight|change-flight/)
}

const listed = {
  orderCode: order.orderCode,
  status: order.status,
  needsAnswer: false,
  travellers: 1,
  total: order.total,
  refunded: order.refunded,
  createdAt: order.createdAt,
  items: [{ product: 'transfer', title, startsOn: '2026-12-10' }],
}

it('a list tells what it is and the day on which it begins', () => {
  const page = renderPage(
    <OrderList orders={[listed]} earlier={false} page="retrieve/list" orderPage="order" />,
  )
  expect(page.text).toMatch(/Transfer from Suvarnabhumi to Silom · Thu 10 Dec .*1 traveller/)
  expectNeutral(page)
})

it('a look-up finds it', () => {
  const found = { order: listed }
  const page = render(Search, { title: 'Order', code: '', email: '', problem: undefined, found })
  expect(page.text).toMatch(/Transfer from Suvarnabhumi to Silom · Thu 10 Dec .*Open the order/)
  expectNeutral(page)
})

const show = (more: Partial<typeof order>, afterSales: AfterSales) =>
  renderPage(
    <OrderView
      order={{ ...order, ...more }}
      afterSales={afterSales}
      tickets={[]}
      places={{}}
      title="Order K7MW2P"
      accept={null}
      savedUntil={null}
      page="order"
    />,
  )

it.each(orderStatuses)('its page when the order is %s', (status) => {
  const page = show({ status }, afterSalesOf())
  expect(page.text).toContain(title)
  expectNeutral(page)
})

it.each([
  ['a refund that is on its way', { quotes: [refund({ state: 'in_progress' })] }],
  ['a refund that is done', { quotes: [refund({ state: 'completed' })] }],
  ['a refund that failed', { quotes: [refund({ state: 'failed' })] }],
  [
    'a change that is not paid',
    { quotes: [exampleChange({ ...ofRide, state: 'awaiting_payment' })] },
  ],
  ['a change that is under way', { quotes: [exampleChange({ ...ofRide, state: 'in_progress' })] }],
  ['a change that is done', { quotes: [exampleChange({ ...ofRide, state: 'completed' })] }],
  ['a change that failed', { quotes: [exampleChange({ ...ofRide, state: 'failed' })] }],
])('its inbox tells of %s', (_, more) => {
  const page = show({}, afterSalesOf(more))
  expect(page.html).toContain('data-quote-state')
  expectNeutral(page)
})

interface RefundPage {
  items?: OrderItem[]
  allows?: 'allowed' | 'not_allowed' | 'unknown'
  quote?: RefundQuote
  problem?: ErrorCode
  changeable?: string[]
}

const refundPage = ({ items = [ride], allows = 'allowed', ...more }: RefundPage) => {
  const own = exampleOrder(items)
  const reservations = items.map(({ id }) => ({ itemIds: [id], refund: allows }))
  const held = reservationsOf(own, exampleAfterSales({ reservations }))
  return render(RefundForm, {
    title: 'Cancel booking',
    order: own,
    places: {},
    reservations: held,
    asked: held,
    changeable: [],
    noticed: [],
    key: 'key',
    ...more,
  })
}

it('its refund page asks for a quote, shows it, and names the amount on the button', () => {
  const asked = refundPage({})
  expect(asked.text).toContain('See my refund')
  expectNeutral(asked)
  const quoted = refundPage({ quote: refund() })
  expect(quoted.text).toMatch(/Cancellation fee - MYR.50 .*It’s cancelled right away/)
  expect(quoted.text).toContain('Cancel booking and refund MYR 200')
  expectNeutral(quoted)
})

it.each([
  ['where several can be cancelled', { items: [ride, exampleTransfer('back')] }],
  ['where its supplier has to be asked', { allows: 'unknown' as const }],
  ['where nothing comes back', { allows: 'not_allowed' as const }],
  [
    'where nothing comes back, and no page could change it',
    { allows: 'not_allowed' as const, changeable: ['ride'] },
  ],
  [
    'where nothing is left to cancel',
    { items: [exampleTransfer('ride', { state: 'cancelled' as const })] },
  ],
  ['once the quote has expired', { problem: 'QUOTE_EXPIRED' as const }],
  ['once there is a newer quote', { problem: 'QUOTE_SUPERSEDED' as const }],
  ['when it has changed since', { problem: 'INVALID_STATE' as const }],
  ['when its supplier is down', { problem: 'SUPPLIER_UNAVAILABLE' as const }],
])('its refund page %s', (_, more) => {
  expectNeutral(refundPage(more))
})

const payable: Payable = {
  trxId: order.trxId,
  orderCode: order.orderCode,
  orderStatus: 'awaiting_payment',
  total: money(6000, 'MYR'),
  methods: ['card', 'bank_transfer'],
  payment: null,
  payUntil: null,
  reservedUntil: null,
  priceUntil: '2099-11-21T08:30:00.000Z',
  items: [ride],
  terms: '2026-11-23',
}

const standings = [
  ...orderStatuses.map((orderStatus) => ({ orderStatus })),
  ...(['created', 'declined', 'cancelled', 'expired', 'captured'] as const).map((state) => ({
    payment: { state, method: 'bank_transfer' as const },
  })),
  ...(['awaiting_payment', 'in_progress', 'completed', 'failed', 'expired'] as const).map(
    (state) => ({
      change: { state },
    }),
  ),
]

it.each(standings)('its pages for paying with %j', (standing) => {
  const own = { ...payable, ...standing }
  const view = paymentView(own)
  const shown = { payable: own, view, places: {} }
  const paying = render(Choose, { title: '', pay: { ...shown, idempotencyKey: 'key' } })
  const paid = render(Confirmation, { title: '', come: { ...shown, order } })
  for (const page of [paying, paid]) {
    expect(page.html).toContain('K7MW2P')
    expectNeutral(page)
  }
})
