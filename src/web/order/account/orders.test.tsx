import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { money } from '../../../contract/money.ts'
import type { ListedOrder } from '../../../contract/order/order.ts'
import Orders from './orders.tsx'

const Page = Orders as unknown as (props: { loaderData: object }) => ReactNode

it('members find an order made with another address by its number and that address', () => {
  const loaderData = {
    title: 'Orders',
    email: 'mei@example.com',
    earlier: false,
    orders: [],
  }
  const { html } = renderPage(<Page loaderData={loaderData} />)
  const form = /<form[^>]* action="\/en\/order\/search".*?<\/form>/s.exec(html)?.[0]
  expect(form).toMatch(/method="post".*name="code".*name="email"/s)
})

const order = (orderCode: string, startsOn: string | null, more: Partial<ListedOrder> = {}) => ({
  orderCode,
  status: 'confirmed',
  needsAnswer: false,
  isAhead: true,
  travellers: 1,
  total: money(25000, 'MYR'),
  refunded: money(0, 'MYR'),
  createdAt: '2026-11-21T08:00:00.000Z',
  items: [{ product: 'flight', title: 'Kuala Lumpur – Bangkok', startsOn }],
  ...more,
})
const read = (...orders: object[]) => {
  const loaderData = { title: 'My orders', email: 'mei@example.com', earlier: false, orders }
  const { html, text } = renderPage(<Page loaderData={loaderData} />)
  return { text, codes: [...html.matchAll(/data-order-code="(\w+)"/g)].map(([, code]) => code) }
}

it('begins with the orders ahead, the soonest first, each with its next departure', () => {
  const { text, codes } = read(
    order('PAST22', '2020-01-02', { isAhead: undefined }),
    order('LATER2', '2099-12-10'),
    order('GONE22', '2099-12-01', { status: 'cancelled', isAhead: undefined }),
    order('SOON22', '2099-12-05'),
  )
  expect(codes).toEqual(['SOON22', 'LATER2', 'PAST22', 'GONE22'])
  expect(text).toMatch(/Upcoming .*Departure · Sat, 5 Dec 2099 .*Past and cancelled .*Order PAST22/)
  expect(text.match(/Departure ·/g)).toHaveLength(2)
})

it('says the next departure of a trip that is under way, and has no titles for one kind alone', () => {
  const flight = (startsOn: string) => ({ product: 'flight', title: 'A – B', startsOn })
  const { text } = read(
    order('TRIP22', null, { items: [flight('2020-01-02'), flight('2099-12-09')] }),
  )
  expect(text).toContain('Departure · Wed, 9 Dec 2099')
  expect(text).not.toContain('Upcoming')
})
