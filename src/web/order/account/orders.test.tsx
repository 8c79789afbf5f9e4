import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
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
