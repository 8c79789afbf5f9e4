import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { AuthState } from '../../session/member/auth-state.ts'
import { AccountSlot } from './account-slot.tsx'
import { MainNav } from './main-nav.tsx'
import MenuPanel from './menu-panel.tsx'

const member = {
  memberId: 'm1',
  name: 'Dara Sok',
  email: 'dara@example.com',
  is_member: true as const,
  is_agent: false,
}
const slot = (auth: AuthState) => renderPage(<AccountSlot />, { auth }).html

it('the header shows the sign-in link, the member, or that it is being checked (S4.1)', () => {
  expect(slot({ status: 'guest' })).toMatch(/href="\/en\/login\?[^"]*"[^>]*>.*Sign in/)
  expect(slot({ status: 'member', member })).toContain('Account of Dara Sok')
  const busy = slot({ status: 'busy' })
  expect(busy).toContain('aria-busy="true"')
  expect(busy).toContain('Signing you in')
  expect(busy).not.toContain('Sign in')
  // It's a link without scripts, too.
  expect(busy).toContain('href="/en/account"')
})

it('members find their trips in the header, guests the look-up of an order', () => {
  const nav = (auth: AuthState) => renderPage(<MainNav />, { auth }).html
  expect(nav({ status: 'guest' })).toMatch(/href="\/en\/order"[^>]*>.*Find my order/)
  const own = nav({ status: 'member', member })
  expect(own).toMatch(/href="\/en\/account\/order"[^>]*>.*My orders/)
  expect(own).not.toContain('Find my order')
})

it('members see the day of their next trip beside it, where it’s known', () => {
  const known = { ...member, nextTrip: '8 Dec' }
  const { text } = renderPage(<MainNav />, { auth: { status: 'member', member: known } })
  expect(text).toContain('My orders · 8 Dec')
})

it('the menu of narrow screens has help, deals, contact, language and the theme', () => {
  const { html, text } = renderPage(<MenuPanel />)
  for (const path of ['flight', 'hotel', 'order', 'promo/view/special-deals', 'help', 'contact']) {
    expect(html).toContain(`href="/en/${path}"`)
  }
  expect(html).toMatch(/popovertarget="preferences-menu"/i)
  expect(html).toMatch(/<button[^>]*value="dark"/)
  expect(text).toContain('Switch to dark')
})
