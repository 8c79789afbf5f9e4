import { createElement } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { NetworkNote, needsNetwork } from '../../aftersales/needs-network.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import OfflinePage from '../offline-page.tsx'
import type { SavedPage } from '../rules.ts'
import {
  aboutOrderOf,
  offlinePage,
  savedPage,
  titleOf,
  withoutScripts,
  withStyles,
  withTheme,
} from './fill-page.ts'

const loaderData = { title: 'Saved on this device', description: 'They open from here.' }
const { html } = renderPage(createElement(OfflinePage, { loaderData } as never))
const offline = `<!DOCTYPE html><html lang="en-GB"><head></head><body>${html}</body></html>`
const order: SavedPage = {
  address: 'https://a.example/en/order/K7MW2P',
  kind: 'order',
  title: 'Order K7MW2P',
  savedAt: Date.UTC(2026, 10, 24, 12),
  until: Date.UTC(2026, 11, 24),
}

it('a saved page says when it was saved, in its language, with a link that tries again', () => {
  const shown = savedPage('<html lang="en-GB"><body><h1>Order</h1></body></html>', order, offline)
  expect(shown).toMatch(/<body><div role="status".*You’re offline. Saved 24 Nov 2026, \d\d:00\./)
  expect(shown).toMatch(/<a href="\/en\/order\/K7MW2P"[^>]*>Try again<\/a>/)
  const search = { ...order, kind: 'search' as const }
  expect(savedPage('<html lang="de-DE"><body></body></html>', search, offline)).toMatch(
    /Saved 24\. Nov\. 2026, \d\d:00, prices may have changed\./,
  )
})

it('the link that skips to the content stays the first one', () => {
  const skip = '<a href="#main" class="x">Skip to content</a>'
  const shown = savedPage(
    `<html lang="en-GB"><body>${skip}<h1>Order</h1></body></html>`,
    order,
    offline,
  )
  expect(shown).toMatch(/<body><a href="#main"[^>]*>Skip to content<\/a><div role="status"/)
})

it('a saved page shows what only the site can do as inactive, and says so', () => {
  const accept = { ...needsNetwork, to: '/en/order/K7MW2P?accept=1' }
  const actions = renderPage(
    createElement('div', null, [
      createElement(LinkButton, { ...accept, key: 1 }, 'Accept the new times'),
      createElement(NetworkNote, { key: 2 }),
      createElement('a', { href: '/en/order/K7MW2P/e-ticket.pdf', key: 3 }, 'E-ticket'),
    ]),
  ).html
  expect(actions).toMatch(/<p hidden="" data-network-note=""/)
  const shown = savedPage(`<html lang="en-GB"><body>${actions}</body></html>`, order, offline)
  expect(shown).toMatch(/<a role="link" aria-disabled="true" [^>]*>Accept the new times/)
  expect(shown).not.toContain('?accept=1')
  expect(shown).toMatch(/<p data-network-note=""[^>]*>Available once you’re online again/)
  expect(shown).toContain('href="/en/order/K7MW2P/e-ticket.pdf"')
})

it('the offline page lists what is saved, and says which page couldn’t open', () => {
  const asked = { wanted: '/en/help?a="b"', isOffline: true, here: '/en/offline' }
  const shown = offlinePage(offline, [order], asked)
  expect(shown).toMatch(/<ul data-saved="order"[^>]*><li[^>]*><a href="\/en\/order\/K7MW2P"/)
  expect(shown).toContain('No searches are saved.')
  expect(shown.match(/role="status"/g)).toHaveLength(1)
  expect(shown).toContain('that page isn’t saved on this device')
  expect(shown).toContain('href="/en/help?a=&quot;b&quot;"')
  const online = offlinePage(offline, [], { ...asked, isOffline: false })
  expect(online).not.toMatch(/<body[^>]*><div role="status"/)
  expect(online).toContain('No orders are saved.')
  // Nothing is saved, so there's nothing to remove.
  const erase = /<form(?! data-erase="" hidden)[^>]*>(?:(?!<\/form>).)*Remove everything saved here/
  expect(online).not.toMatch(erase)
  expect(shown).toMatch(erase)
})

it('scripts are left out, and what replaces them is shown', () => {
  const page = [
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/favicon.svg"/>',
    '<style nonce="abc">p{}</style><script nonce="abc">alert(1)</script>',
    '<noscript><p>Without scripts</p></noscript><script type="application/json">{}</script>',
  ].join('')
  expect(withoutScripts(page)).toBe(
    '<link rel="icon" href="/favicon.svg"/><style>p{}</style><p>Without scripts</p>',
  )
})

it('style sheets become part of the page', async () => {
  const page = '<link rel="stylesheet" href="/assets/a.css"/><p>$&</p>'
  const load = async (address: string) => `/* $& of ${address} */`
  expect(await withStyles(page, load)).toBe('<style>/* $& of /assets/a.css */</style><p>$&</p>')
})

it('knows a page by its title, and shows it in the theme that was chosen', () => {
  expect(titleOf('<title>Order K7MW2P · Sojourn</title>')).toBe('Order K7MW2P')
  expect(aboutOrderOf('<div data-order-about="Kuala Lumpur – Bangkok, 20 Jan">')).toBe(
    'Kuala Lumpur – Bangkok, 20 Jan',
  )
  expect(withTheme('<html lang="en" data-theme="light">', 'dark')).toBe(
    '<html data-theme="dark" lang="en">',
  )
  expect(withTheme('<html lang="en">', undefined)).toBe('<html lang="en">')
})
