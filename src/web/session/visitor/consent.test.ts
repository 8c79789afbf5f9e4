import { expect, it } from 'vitest'
import { type ConsentPurpose, keepConsent, readConsent } from './consent.ts'
import { siteCookies } from './site-cookies.ts'

const all = { statistics: true, marketing: true }
const nothing = { statistics: false, marketing: false }
const known = { gpc: false, crawler: false }

it.each([
  ['nobody is asked where no law says so', undefined, ['MY'], all, false],
  ['nothing is allowed before the answer', undefined, ['DE'], nothing, true],
  ['the chosen country counts as well as the network’s', undefined, ['MY', 'FR'], nothing, true],
  ['and the other way round', undefined, ['GB', 'US'], nothing, true],
  ['an overseas territory', undefined, ['RE'], nothing, true],
  ['a yes', '1.statistics.marketing', ['DE'], all, false],
  ['a no', '1', ['DE'], nothing, false],
  ['a choice', '1.statistics', ['BR'], { statistics: true, marketing: false }, false],
  ['a no where nobody is asked', '1', ['MY'], nothing, false],
  ['an answer to an earlier question is void', '0.statistics', ['TH'], nothing, true],
  ['so is what isn’t an answer', 'yes', ['ZA'], nothing, true],
] as const)('%s', (_, chosen, countries, allowed, isAsked) => {
  expect(readConsent(chosen, { ...known, countries })).toEqual({
    ...allowed,
    isAsked,
    isRefusedByBrowser: false,
  })
})

it('Global Privacy Control is a no, whatever was chosen, and nobody is asked', () => {
  const read = readConsent('1.statistics', { ...known, countries: ['DE'], gpc: true })
  expect(read).toEqual({ ...nothing, isAsked: false, isRefusedByBrowser: true })
})

it('crawlers aren’t asked, and nothing is recorded of them', () => {
  const read = readConsent(undefined, { ...known, countries: ['DE'], crawler: true })
  expect(read).toMatchObject({ ...nothing, isAsked: false })
})

function choose(allowed: readonly ConsentPurpose[]) {
  const jar = {
    ads: '{}',
    ref_src: 'GOOG',
    'Asn-Num': '1',
    auid_renewed: '1',
    auid: 'a',
    cart: 'g1',
  }
  const cookies = siteCookies(new Map(Object.entries(jar)), { origin: 'https://a.example' })
  // Cookies with a prefix are read under it only.
  const plain = siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })
  keepConsent(plain, allowed)
  keepConsent(cookies, allowed)
  const left = Object.keys(jar).filter((name) => plain.read(name))
  return { left, kept: cookies.written().find((each) => each.startsWith('__Host-consent=')) }
}

it('a choice is kept for 180 days', () => {
  const { kept } = choose(['marketing', 'statistics'])
  expect(kept).toMatch(/consent=1\.statistics\.marketing; Max-Age=15552000;.*HttpOnly/)
})

it.each([
  [
    ['statistics', 'marketing'],
    ['ads', 'ref_src', 'Asn-Num', 'auid', 'cart'],
  ],
  [['statistics'], ['Asn-Num', 'auid', 'cart']],
  [[], ['auid', 'cart']],
] as const)('what a choice of %j doesn’t allow is removed', (allowed, left) => {
  expect(choose(allowed).left).toEqual(left)
})
