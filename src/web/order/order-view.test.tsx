import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import { money } from '../../contract/money.ts'
import type { Order } from '../../contract/order/order.ts'
import {
  exampleAfterSales,
  exampleChange,
  exampleItem,
  exampleOrder,
  exampleRefund,
  exampleTransfer,
} from '../aftersales/testing/example-order.ts'
import { OrderView } from './order-view.tsx'

const show = (order: Order, more: Partial<AfterSales> = {}) =>
  renderPage(
    <OrderView
      order={order}
      afterSales={exampleAfterSales(more)}
      tickets={[]}
      places={{}}
      title="Order K7MW2P"
      accept={null}
      savedUntil={null}
      page="order"
    />,
  )
const { text, html } = show(exampleOrder([exampleItem('out'), exampleItem('back')]))

it('starts with the flights, on phones too; next steps, price and files follow', () => {
  const flights = [...html.matchAll(/data-item=/g)].map(({ index }) => index)
  expect(flights).toHaveLength(2)
  for (const title of ['What happens next', 'Price', 'Contact details']) {
    expect([title, html.indexOf(`>${title}<`) > Math.max(...flights)]).toEqual([title, true])
  }
  // Nothing is put into another order by its style.
  expect(html).not.toMatch(/order-(first|last|\d)/)
})

it('an order that ended unpaid says that money that came late is refunded', () => {
  const ended = { ...exampleOrder([exampleItem('out')]), paid: money(0, 'MYR') }
  const back = { amount: money(25000, 'MYR'), method: 'bank_transfer', reason: 'extra' } as const
  const late = { ...back, arrivesBy: '2026-12-10' }
  for (const status of ['expired', 'cancelled'] as const) {
    const waiting = show({ ...ended, status }, { refunds: [{ ...late, arrivesBy: null }] }).text
    expect(waiting).toContain('Your payment arrived too late, so we’re refunding the full amount.')
    expect(waiting).not.toContain('You haven’t been charged')
    const sent = show({ ...ended, status }, { refunds: [late] }).text
    expect(sent).toMatch(/We refunded .* The money arrives by/)
  }
  expect(show({ ...ended, status: 'expired' }).text).toContain('You haven’t been charged')
})

it('says when it was booked, above the flights', () => {
  expect(text).toMatch(/^ Order K7MW2P Booked on 21 November 2026/)
})

it('says how to get help; the e-mail link includes the order number', () => {
  expect(text).toMatch(/Need help\?.*help@sojourn\.example .*08:00.*22:00/)
  expect(html).toMatch(/href="mailto:help@sojourn\.example\?subject=[^"]*K7MW2P/)
})

it('an order that waits for a card says so, and not for a payment', () => {
  const ride = exampleTransfer('ride', { state: 'quoted' })
  const order = { ...exampleOrder([ride]), total: money(0, 'MYR'), paid: money(0, 'MYR') }
  const { text } = show({ ...order, status: 'awaiting_payment' })
  expect(text).toContain('Waiting for your card')
  expect(text).not.toContain('Waiting for payment')
  expect(show({ ...order, status: 'expired' }).text).toContain('Not confirmed in time')
})

it('an order that waits for its code says so, and leads to it', () => {
  const ride = exampleTransfer('ride', { state: 'quoted' })
  const order = { ...exampleOrder([ride]), total: money(0, 'MYR'), paid: money(0, 'MYR') }
  const { text } = show({ ...order, status: 'awaiting_payment', needsCode: true })
  expect(text).toContain('Waiting for your code')
  expect(text).toMatch(/Nothing is booked yet\. Enter the code/)
  expect(text).toContain('Enter your code')
  expect(text).not.toContain('card')
})

it('shows an unknown product by title, state, travellers and lines', () => {
  const ride = exampleTransfer('ride', { state: 'quoted' })
  const order = { ...exampleOrder([ride]), total: money(6000, 'MYR'), paid: money(0, 'MYR') }
  const { text, html } = show({ ...order, status: 'awaiting_payment' })
  expect(text).toMatch(
    /Transfer from Suvarnabhumi to Silom Price held .*Travellers Ms MEI TAN Adult/,
  )
  expect(text).toMatch(/Private car MYR.60 Charged by Sojourn MYR.60 Still to pay MYR.60/)
  expect(text).toMatch(/Pay at the destination Not included in the total.* Toll roads THB.200/)
  expect(html.match(/data-total="\d+"/g)).toEqual(['data-total="6000"'])
  expect(text).not.toMatch(/flight|seats|airline|ticket/i)
})

it('an order of several products shows each in its own way, with general wording', () => {
  const order = exampleOrder([exampleTransfer('ride'), exampleItem('out')])
  const { text, html } = show({ ...order, status: 'paid' })
  expect(html).toMatch(/data-item="ride".*data-item="out"/s)
  expect(html).toContain('data-booking-code="ABC123"')
  expect(text).toContain('Your booking is being confirmed')
  expect(text).not.toContain('The airline is issuing')
})

it('says how a refund comes and by when at the latest, beside its step and its amount', () => {
  const refunded = money(5000, 'MYR')
  const history = [
    { event: 'refund.requested', at: '2026-11-26T08:00:00.000Z' },
    { event: 'refund.done', at: '2026-11-26T08:01:00.000Z' },
  ] as Order['history']
  const refund = { amount: refunded, method: 'card', reason: 'goodwill' } as const
  const sent = { ...refund, arrivesBy: '2026-12-10' }
  const order = { ...exampleOrder(), refunded, history }
  const { text } = show(order, { refunds: [sent] })
  const arrival = 'To the card you paid with. Expect it by 10 December 2026 at the latest.'
  expect(text).toMatch(new RegExp(`Refund sent .*${arrival} .*Refunded ${arrival} MYR.50`))
  expect(show(order, { refunds: [{ ...refund, arrivesBy: null }] }).text).not.toContain('Expect it')
  const second = show(order, { refunds: [{ ...sent, reason: 'extra' }] }).text
  expect(second.match(/Expect it by/g)).toHaveLength(1)
})

it('what left an order before it was paid isn’t part of its price, and nothing of it is refunded', () => {
  const ride = exampleTransfer('ride', { state: 'failed', isLeftOut: true })
  const order = exampleOrder([exampleItem('out'), ride])
  const { text } = show({ ...order, status: 'partly_confirmed' })
  expect(text).toMatch(
    /What you paid for is confirmed\. This part of your order is no longer available: Transfer from .* Silom\./,
  )
  expect(text).toContain('Transfer from Suvarnabhumi to Silom Not booked')
  expect(text).toMatch(/ Price MYR.250 Total MYR.250 Paid MYR.250/)
  expect(text).not.toMatch(/MYR.60|We’ll refund/)
})

const refund = (arrivesBy: string | null) => ({
  amount: money(9581, 'MYR'),
  method: 'card' as const,
  reason: 'not_confirmed' as const,
  arrivesBy,
})

it('a partly confirmed order says what was refunded and by when it arrives, once it was sent', () => {
  const order: Order = { ...exampleOrder(), status: 'partly_confirmed' }
  const before = show(order, { refunds: [refund(null)] }).text
  expect(before).toContain('Some of your tickets couldn’t be issued. We’ll refund those')
  const after = show(order, { refunds: [refund('2026-12-06')] }).text
  expect(after).not.toContain('We’ll refund')
  expect(after).toContain(
    'Some of your tickets couldn’t be issued. We refunded MYR 95.81 to the card you paid with. The money arrives by 6 December 2026.',
  )
})

it('what lost its promo code to late money is named, with the reason, and no airline is blamed', () => {
  const back = exampleItem('back', { state: 'failed', title: 'Bangkok – Kuala Lumpur' })
  const lost = { ...back, isPromoLost: true as const }
  const items = [exampleItem('out'), lost]
  const { text } = show({ ...exampleOrder(items), status: 'partly_confirmed' })
  expect(text).toMatch(
    /Part of your order couldn’t be confirmed\..*isn’t booked: Bangkok – Kuala Lumpur\. By the time your payment arrived, your promo code/,
  )
  expect(text).not.toContain('Some of your tickets couldn’t be issued')
  const whole = show({ ...exampleOrder([lost]), status: 'failed' }).text
  expect(whole).toMatch(/We couldn’t confirm your booking\..*your promo code had been used/)
  expect(whole).not.toContain('airline couldn’t')
})

it('an order refunded in full says how much, and by when it arrives', () => {
  const order: Order = { ...exampleOrder(), status: 'refunded' }
  expect(show(order, { refunds: [refund('2026-12-06')] }).text).toContain(
    'We refunded MYR 95.81 to the card you paid with. The money arrives by 6 December 2026.',
  )
})

it('paid, refunded and kept amounts can be checked after a cancellation', () => {
  const order: Order = { ...exampleOrder(), refunded: money(20000, 'MYR') }
  const { text } = show(order, { quotes: [exampleRefund({ state: 'completed' })] })
  expect(text).toMatch(
    /Paid for these flights MYR.250 Airline cancellation fee - MYR.50 Refund MYR.200/,
  )
  const history = [{ at: '2026-11-21T08:04:00.000Z', event: 'payment.captured' }]
  expect(show({ ...order, history }).text).toMatch(/Paid On 21 November 2026 MYR.250/)
  expect(text).toMatch(/Paid MYR.250 Refunded MYR.200 Paid after refunds MYR.50/)
})

it('a paid change lists its lines, also after later changes', () => {
  const lines = /Fare difference MYR.80 Airline change fee MYR.40 Paid for the change MYR.120/
  const changed = exampleChange({ state: 'completed' })
  expect(show(exampleOrder(), { quotes: [changed] }).text).toMatch(lines)
  const newer = exampleRefund({ state: 'failed' })
  expect(show(exampleOrder(), { quotes: [newer, changed] }).text).toMatch(lines)
  const free = exampleChange({ state: 'completed', lines: [], amount: money(0, 'MYR') })
  expect(show(exampleOrder(), { quotes: [free] }).text).not.toContain('Paid for the change')
})

it('the price says what was charged to a guarantee, apart from the booking’s own price', () => {
  const charge = {
    trxId: 'trx-00000009' as Order['trxId'],
    itemIds: ['ride'],
    why: 'late_cancellation' as const,
    amount: money(53_153, 'THB'),
    card: '4242',
    isPaidOtherwise: false,
    at: '2026-12-01T08:00:00.000Z',
    payUntil: null,
  }
  const gone = { ...exampleOrder([exampleTransfer('ride')]), total: money(0, 'MYR') }
  const paid = show(gone, { charges: [{ ...charge, state: 'paid' }] })
  expect(paid.text).toMatch(
    /Charged for cancelling late On 1 December 2026 ?, to your card ending 4242\. THB.531\.53/,
  )
  expect(paid.text).toMatch(/Charged to your card ending 4242 on 1 December 2026 ?\./)
  const other = show(gone, { charges: [{ ...charge, state: 'paid', isPaidOtherwise: true }] })
  expect(other.text).toMatch(/Paid with another card on 1 December 2026 ?, because your card/)
  const payUntil = '2026-12-31T08:00:00.000Z'
  const declined = show(gone, { charges: [{ ...charge, state: 'declined', payUntil }] })
  expect(declined.text).not.toContain('Charged for cancelling late')
  expect(declined.text).toMatch(
    /Not paid yet: your card ending 4242 was declined on 1 December 2026 ?\. THB.531\.53/,
  )
  expect(declined.text).toMatch(/Pay it with another card by 31 December 2026 ?\./)
  expect(declined.text).not.toContain('Nothing to pay now')
})

it('the price says what the payer’s bank returned after a dispute', () => {
  const dispute = {
    isOpen: false,
    blocksRefunds: false,
    returned: money(25_000, 'MYR'),
    refunds: [],
  }
  const { text } = show(exampleOrder(), { dispute })
  expect(text).toMatch(/Returned by your bank MYR.250/)
  expect(text).toMatch(/Paid after refunds MYR.0/)
})

it('once everything is refunded, a flight’s fare promises no refund any more', () => {
  const order = exampleOrder()
  expect(show(order).text).toMatch(/Changes and refunds .*Refundable, MYR.50 fee/)
  const { text } = show({ ...order, refunded: order.paid })
  expect(text).not.toContain('Refundable')
  expect(text.match(/All that was paid has been refunded/g)).toHaveLength(2)
})

const checkIn = (opensAt: string) => ({ opensAt, zone: 'Asia/Kuala_Lumpur' })

it('begins with the next departure, its route and time, the documents and what can be done', () => {
  const open = checkIn('2020-12-08T00:15:00.000Z')
  const { text, html } = show(exampleOrder([exampleItem('one', { checkIn: open })]))
  expect(text).toMatch(
    /Departure · Thursday,? 10 December 2026 at 08:15 Kuala Lumpur – Bangkok (Today|In [\d,]+ days) E-ticket/,
  )
  expect(text).toMatch(/E-ticket \(PDF\) Calendar file Check in Change Help/)
  expect(html.indexOf('e-ticket.pdf')).toBeLessThan(html.indexOf('data-item='))
  for (const target of ['check-in-one', 'manage']) {
    expect(html).toContain(`href="#${target}"`)
    expect(html).toContain(`id="${target}"`)
  }
  expect(html.match(/e-ticket\.pdf/g)).toHaveLength(1)
})

it('offers the check-in once it may be open, and says from when before that', () => {
  const later = checkIn('2099-12-08T00:15:00.000Z')
  const { text, html } = show(exampleOrder([exampleItem('one', { checkIn: later })]))
  expect(text).toContain(
    'usually opens 24–48 hours before departure. At the earliest: 8 Dec 2099, 08:15, local time.',
  )
  expect(html).not.toContain('href="#check-in-one"')
})

it('offers neither documents nor a check-in before there’s a ticket, and nothing once all is off', () => {
  const held = show({
    ...exampleOrder([exampleItem('out', { state: 'held' })]),
    status: 'awaiting_payment',
  })
  expect(held.text).toContain('Your e-ticket will be here once it’s issued.')
  expect(held.html).not.toMatch(/e-ticket\.pdf|#check-in/)
  const gone = show({
    ...exampleOrder([exampleItem('out', { state: 'cancelled' })]),
    status: 'cancelled',
  })
  expect(gone.html).not.toMatch(/e-ticket\.pdf|itinerary\.ics/)
})

/** Returns the price's summary, and whether the price is open without scripts. */
function priceOf(page: string) {
  const [, attributes = '', summary] =
    /data-total="\d+" data-currency="MYR"[^>]*><details([^>]*)><summary[^>]*>(.*?)<\/summary>/s.exec(
      page,
    ) ?? []
  return {
    isOpen: attributes.includes('open=""'),
    text: summary?.replaceAll(/<[^>]+>/g, ' '),
  }
}

it('folds the price of a paid order under its total', () => {
  expect(priceOf(html)).toEqual({ isOpen: false, text: expect.stringMatching(/Price.*MYR.250/) })
})

it('an unpaid order’s price is open, and one of which something was refunded, or is left to pay', () => {
  const order = exampleOrder()
  const dispute = {
    isOpen: false,
    blocksRefunds: false,
    returned: money(25_000, 'MYR'),
    refunds: [],
  }
  const open = [
    show({ ...order, status: 'awaiting_payment', paid: money(0, 'MYR') }),
    show({ ...order, refunded: money(5000, 'MYR') }),
    show(order, { dispute }),
    show(exampleOrder([exampleItem('out'), exampleTransfer('ride')])),
  ]
  expect(open.map((page) => priceOf(page.html).isOpen)).toEqual([true, true, true, true])
})

it('folds the past steps of a confirmed order, and the contact', () => {
  expect(html).toMatch(/<summary[^>]*>.*?History.*?<\/summary>.*?Order placed/s)
  expect(html).toMatch(/<summary[^>]*>.*?Contact details.*?<\/summary>.*?mei@example\.com/s)
})
