import { describe, expect, it } from 'vitest'
import { isGuarded, memberRedirect } from './member-redirect.ts'

const goes = (who: 'guest' | 'member' | 'unknown', address: string) => {
  const [path = '', query] = address.split('?')
  return memberRedirect({ path, query: new URLSearchParams(query), who })
}
const guest = (address: string) => goes('guest', address)
const member = (address: string) => goes('member', address)
const unknown = (address: string) => goes('unknown', address)

describe('redirect rules of section 2 about login', () => {
  it.each(['reset'])('S2.40: /%s redirects to forgot-password', (path) => {
    expect(guest(path)?.to).toBe('forgot-password')
    // From there a member is redirected to the profile (S2.67).
    expect(member(path)?.to).toBe('forgot-password')
  })

  it('S2.41: /reset/pass/{id} redirects to login or profile', () => {
    expect(guest('reset/pass/abc')?.to).toBe('login')
    expect(member('reset/pass/abc')?.to).toBe('account/profile')
  })

  it('S2.42: /account redirects to profile, or to login when logged out', () => {
    expect(member('account')?.to).toBe('account/profile')
    expect(guest('account')?.to).toBe('login')
  })

  it.each([
    'login',
    'login/verify',
    'signup',
    'signup/verify',
    'signup/setup-account',
    'forgot-password',
    'forgot-password/verify',
    'forgot-password/reset',
  ])('S2.67: a logged-in user is sent from /%s to /account/profile; others stay', (path) => {
    expect(member(path)).toEqual({ to: 'account/profile' })
    expect(guest(path)).toBeUndefined()
  })

  it.each([
    'account/profile',
    'account/contact',
    'account/passenger',
    'account/password',
    'account/bind',
  ])('S2.68: a logged-out user on /%s goes to login and comes back; members stay', (path) => {
    expect(guest(path)).toEqual({ to: 'login', remember: true })
    expect(member(path)).toBeUndefined()
  })

  it('S2.69: order detail redirects a logged-out user to login, and the target is remembered', () => {
    expect(guest('account/order/AB12CD')).toEqual({ to: 'login', remember: true })
    expect(member('account/order/AB12CD')).toBeUndefined()
  })

  it.each(['order', 'retrieve', 'retrieve/verify', 'retrieve/list'])(
    'S2.70: /%s goes to the account order list when logged in',
    (path) => {
      expect(member(path)).toEqual({ to: 'account/order' })
      expect(guest(path)).toBeUndefined()
    },
  )

  it('S2.71: /account/order goes to the order lookup when logged out', () => {
    expect(guest('account/order')).toEqual({ to: 'order' })
    expect(member('account/order')).toBeUndefined()
  })

  it('S2.72: the account order page with a query id goes to the account order detail', () => {
    expect(member('account/order?id=AB12CD')).toEqual({ to: 'account/order/AB12CD' })
    expect(guest('account/order?id=AB12CD')).toEqual({ to: 'account/order/AB12CD' })
    expect(member('account/order?id=')).toBeUndefined()
    expect(member('account/order?id=../../evil')?.to).toBe('account/order/..%2F..%2Fevil')
  })

  it.each(['', 'flight', 'flight/search', 'flight/multi-search', 'flight/confirm'])(
    'S6.1: a visitor may search and browse, /%s',
    (path) => expect(guest(path)).toBeUndefined(),
  )

  it.each(['flight/book/b1', 'pay/t1/choose', 'pay/t1/confirmation', 'order', 'order/search'])(
    'S6.1: a visitor may book, pay and look an order up, /%s',
    (path) => expect(guest(path)).toBeUndefined(),
  )

  it.each(['careers', 'careers/jobs', 'newsletter/confirm', 'contact', 'terms/uses', 'cart'])(
    'S6.1: no guard keeps a visitor from /%s',
    (path) => expect(guest(path)).toBeUndefined(),
  )

  it.each(['account/profile', 'account/order', 'account/order/AB12CD', 'login', 'order'])(
    'a visitor whose tokens the front API is too busy to check may open /%s',
    (path) => expect(unknown(path)).toBeUndefined(),
  )

  it('if rules differ for members and guests, such a visitor is treated as a guest', () => {
    expect(unknown('reset/pass/abc')?.to).toBe('login')
    expect(unknown('account/order?id=AB12CD')?.to).toBe('account/order/AB12CD')
  })

  it.each([
    '',
    'flight',
    'flight/search',
    'order/search',
    'order/AB12CD',
    'choose-country',
    'accounts',
  ])('no rule speaks of /%s, so nobody is asked who is there', (path) => {
    expect(isGuarded(path)).toBe(false)
    expect(guest(path)).toBeUndefined()
    expect(member(path)).toBeUndefined()
  })
})
