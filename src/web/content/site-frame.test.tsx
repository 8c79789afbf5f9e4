import { expect, it } from 'vitest'
import { renderPage } from '../flight/results/testing/render-page.tsx'
import { SiteFrame } from './site-frame.tsx'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const frame = (path: string, userAgent = '') =>
  renderPage(<SiteFrame>the page</SiteFrame>, { path, userAgent })

/** How header and footer are laid out, whatever page stands between them. */
const layout = (path: string, userAgent?: string) =>
  frame(path, userAgent).html.match(/<[a-z]+|class="[^"]*"/g)

it('every layout holds header, page and footer', () => {
  for (const { html } of [frame('/en'), frame('/en', phone)]) {
    expect(html).toMatch(/<header.*<main[^>]*>the page<\/main>.*<footer/)
  }
})

it('phones and after-sales get the mobile layout, all else the default one (S2.85, S2.86)', () => {
  const [mobile, plain] = [layout('/en', phone), layout('/en')]
  expect(mobile).not.toEqual(plain)
  expect(layout('/en/aftersales/ABC123')).toEqual(mobile)
  expect(layout('/en/choose-country')).toEqual(plain)
})
