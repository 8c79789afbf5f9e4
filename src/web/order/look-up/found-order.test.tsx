import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { money } from '../../../contract/money.ts'
import Search from './search.tsx'

const Page = Search as unknown as (props: { loaderData: object }) => ReactNode
const order = {
  orderCode: 'K7MW2P',
  status: 'confirmed',
  travellers: 2,
  needsAnswer: false,
  total: money(25000, 'MYR'),
  refunded: money(0, 'MYR'),
  createdAt: '2026-11-21T08:00:00.000Z',
  items: [
    {
      product: 'flight',
      title: 'Kuala Lumpur – Bangkok',
      startsOn: '2026-12-10',
    },
    { product: 'transfer', title: 'Transfer from Suvarnabhumi to Silom', startsOn: null },
  ],
}
const read = (found: object | undefined) => {
  const loaderData = { title: 'Order', code: 'K7MW2P', email: '', problem: undefined, found }
  return renderPage(<Page loaderData={loaderData} />)
}

it('the found order replaces the form, with a link to its page', () => {
  const { html, text } = read({ order })
  expect(html).toContain('data-order-code="K7MW2P"')
  expect(html).toContain('href="/en/order/K7MW2P"')
  expect(text).toContain('Open the order')
  expect(html).not.toContain('name="email"')
  expect(text).toMatch(/Kuala Lumpur – Bangkok · Thu 10 Dec .*Transfer from Suvarnabhumi to Silom /)
})

it('a look-up without a result keeps the filled-in form', () => {
  const { html } = read(undefined)
  expect(html).toMatch(/name="code"[^>]* value="K7MW2P"/)
})

it('a listed order mentions flights only if it has nothing else', () => {
  const [flight, transfer] = order.items
  const reserving = (...items: (typeof flight)[]) =>
    read({ order: { ...order, status: 'reserving', items } }).text
  expect(reserving(flight)).toContain('Seats are being reserved')
  expect(reserving(transfer)).toMatch(
    /Transfer from Suvarnabhumi to Silom .*2 travellers .*Being reserved/,
  )
  expect(reserving(flight, transfer)).toContain('Being reserved')
})

it('shows the total as data, and next to it what was refunded', () => {
  const { html, text } = read({ order })
  expect(html).toContain('data-total="25000" data-currency="MYR"')
  expect(text).not.toContain('refunded')
  const partly = read({ order: { ...order, refunded: money(9000, 'MYR') } })
  expect(partly.html).toContain('data-total="25000"')
  expect(partly.text).toMatch(/MYR\s250 MYR\s90 refunded/)
})

it('says that a schedule change needs an answer, rather than that the order is confirmed', () => {
  const [flight, transfer] = order.items
  const waiting = (...items: (typeof flight)[]) =>
    read({ order: { ...order, needsAnswer: true, items } })
  expect(waiting(flight).text).toContain('Schedule change: please respond')
  expect(waiting(flight).text).not.toContain('Confirmed')
  expect(waiting(flight).html).toContain('data-order-status="confirmed"')
  expect(waiting(flight, transfer).text).toContain('Please respond')
})
