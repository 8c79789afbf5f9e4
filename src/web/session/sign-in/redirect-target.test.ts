import { describe, expect, it } from 'vitest'
import { siteCookies } from '../visitor/site-cookies.ts'
import {
  forgetTarget,
  orderOfTarget,
  readTarget,
  rememberTarget,
  takeTarget,
} from './redirect-target.ts'

const cookies = (planted?: string) =>
  siteCookies(new Map(planted ? [['auth_redirect', planted]] : []), { origin: 'http://a.example' })

describe('the remembered target (S2.69, S4.6)', () => {
  it('is a path of this site, query kept, and is used once', () => {
    const jar = cookies()
    rememberTarget(jar, '/en/order/AB12CD?x=1')
    expect(readTarget(jar)).toBe('/en/order/AB12CD?x=1')
    expect(takeTarget(jar, 'en')).toBe('/en/order/AB12CD?x=1')
    expect(takeTarget(jar, 'en')).toBe('/en')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
    undefined,
    `/${'x'.repeat(3000)}`,
  ])('%s leads nowhere else: home, also when the cookie was planted', (target) => {
    const jar = cookies()
    rememberTarget(jar, target)
    expect(jar.written()).toEqual([])
    expect(takeTarget(jar, 'th')).toBe('/th')
    if (target && target.length < 100) expect(takeTarget(cookies(target), 'th')).toBe('/th')
  })

  it('signing out forgets it (S4.2)', () => {
    const jar = cookies('/en/account/bind')
    forgetTarget(jar)
    expect(readTarget(jar)).toBeUndefined()
    expect(jar.written()).toEqual([expect.stringContaining('auth_redirect=; ')])
  })
})

it.each([
  ['/en/order/ABCDEF', 'ABCDEF'],
  ['/th/account/order/ABCDEF?x=1', 'ABCDEF'],
  ['/en/refund-form/ABCDEF?item=1', 'ABCDEF'],
  ['/en/aftersales/change-flight/submission/ABCDEF/search', 'ABCDEF'],
  ['/en/order', undefined],
  ['/en/order/search', undefined],
  ['/en/account/profile', undefined],
  [undefined, undefined],
])('%s is the way to order %s', (target, code) => {
  expect(orderOfTarget(target)).toBe(code)
})
