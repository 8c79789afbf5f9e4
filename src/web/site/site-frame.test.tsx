import { matchRoutes, type RouteObject } from 'react-router'
import { beforeAll, expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { patience } from '../../../test/support/patience.ts'
import routes from '../routes.ts'
import { SiteFrame } from './site-frame.tsx'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const frame = (path: string, userAgent = '') =>
  renderPage(<SiteFrame>the page</SiteFrame>, { path, userAgent })

// The footer's script is loaded by the first rendering.
beforeAll(() => vi.waitFor(() => expect(frame('/en').html).toContain('<footer'), patience()))

// Real pages, matched against the routes below, so that the test follows a page that moves.
const afterSales = [
  '/en/refund-form/K7MW2P',
  '/en/aftersales/change-flight/submission/K7MW2P/search',
  '/en/aftersales/change-flight/submission/K7MW2P/quote/1',
]

it.each([...afterSales, '/en/choose-country'])('%s is a page of the site', (path) => {
  const match = matchRoutes(routes as RouteObject[], path)?.at(-1)?.route
  expect(match?.path).not.toBe('*')
  expect(match).toBeDefined()
})

/** Returns the layout of header and footer, whatever the page. */
const layout = (path: string, userAgent?: string) =>
  frame(path, userAgent).html.match(/<[a-z]+|class="[^"]*"/g)

it('every layout has header, page and footer', () => {
  for (const { html } of [frame('/en'), frame('/en', phone)]) {
    expect(html).toMatch(/<header.*<main[^>]*>the page<\/main>.*<footer/)
  }
})

it('after-sales uses the mobile layout, everything else the default one (S2.85, S2.86)', () => {
  // Pages without the form for the newsletter.
  const [mobile, plain] = [layout(afterSales[0] ?? ''), layout('/en/contact')]
  expect(mobile).not.toEqual(plain)
  for (const path of afterSales) expect(layout(path), path).toEqual(mobile)
  expect(layout('/en/choose-country')).toEqual(plain)
})

it('phones have the same header, to which the style sheet gives the mobile layout (S2.85)', () => {
  const header = (userAgent?: string) =>
    frame('/en/contact', userAgent).html.match(/<header.*<\/header>/)?.[0]
  expect(header(phone)).toEqual(header())
  expect(header(phone)).toMatch(/<nav [^>]*class="hidden md:flex phone:hidden /)
  expect(header(phone)).toMatch(/<div class="md:hidden phone:block">/)
})
