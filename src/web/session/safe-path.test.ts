import { describe, expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { seeded } from '../../../test/support/seeded.ts'
import { action as savePreferences } from '../site/preferences/preferences.ts'
import { safePath } from './safe-path.ts'
import { withArrival } from './sign-in/arrival.ts'
import { rememberTarget, takeTarget } from './sign-in/redirect-target.ts'
import { siteCookies } from './visitor/site-cookies.ts'

const origin = 'https://travel.example'

it.each([
  ['/en/flight?x=1', '/en/flight?x=1'],
  ['/en/flight?x=1&to=https://a.example//b#top', '/en/flight?x=1&to=https://a.example//b#top'],
  ['/en/a/../flight', '/en/flight'],
  ['/en/ünïcode', '/en/%C3%BCn%C3%AFcode'],
])('a path of this site, %s, is kept as %s', (given, path) => {
  expect(safePath(given, '/en')).toBe(path)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example/phish',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/en/../..//evil.example',
  '/en/%2e%2e/.%2e//evil.example',
  '/..\\\\evil.example',
  '/en//evil.example',
  '/en/%2f%2fevil.example',
  '/%5cevil.example',
  '/en/%0d%0aset-cookie:x',
  '/en%00',
  '/\t/evil.example',
  '/en\n/x',
  ' //evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/\ud800',
  '',
  undefined,
  ['/en'],
])('%j leads nowhere else', (given) => {
  expect(safePath(given, '/en')).toBe('/en')
})

/** What such an address is made of: what parsers strip, unescape, resolve or read as a separator. */
const parts = [
  ...['/', '/', '/', '//', '\\', '.', '..', '%2e', '%2E%2e', '.%2e', '%2f', '%5c', '%252f', '%00'],
  ...[
    '\t',
    '\n',
    '\r',
    ' ',
    '\u00a0',
    '\u3000',
    '\u2028',
    '\u0000',
    '／',
    '。',
    '@',
    ':',
    ';',
    '?',
  ],
  ...['#', '&', '%', 'en', 'th/flight', 'evil.test', 'https:', 'http://', 'javascript:', '[::1]'],
  ...['?redirect=', '%0d%0a', '\ud83d', 'é', 'login=success', '.data', '|', '*', '~', '%E2%80%AE'],
]
const starts = [
  '',
  '/',
  '/',
  '/',
  '/en',
  '/..',
  '/.',
  '/%2e%2e',
  '//',
  '/\\',
  '\\/',
  'https://',
  ' ',
]

function* targets(count: number): Generator<string> {
  const random = seeded(2026)
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  for (let made = 0; made < count; made += 1) {
    const length = Math.floor(random() * 7)
    yield pick(starts) + Array.from({ length }, () => pick(parts)).join('')
  }
}

/** Whether a Location header leaves the site, read against the site or against a page of it. */
const leaves = (location: string): boolean =>
  [origin, `${origin}/en/login`].some((base) => new URL(location, base).origin !== origin)

describe('10,000 generated targets', () => {
  it('a sign-in leads to this site, whatever target was requested or planted in its cookie', () => {
    let kept = 0
    const leaving: string[] = []
    for (const target of targets(10_000)) {
      const asked = siteCookies(new Map(), { origin: 'http://travel.example' })
      rememberTarget(asked, target)
      const planted = siteCookies(new Map([['auth_redirect', target]]), {
        origin: 'http://travel.example',
      })
      const paths = [takeTarget(asked, 'en'), takeTarget(planted, 'en')]
      const locations = paths.map((path) => withArrival(path, 'signed-in'))
      if ([...paths, ...locations, withArrival(target, 'signed-up')].some(leaves)) {
        leaving.push(target)
      }
      if (paths[0] !== '/en') kept += 1
    }
    expect(leaving).toEqual([])
    // Were all of them refused, nothing would be shown.
    expect(kept).toBeGreaterThan(500)
  })

  it('a safe path is unchanged when checked again', () => {
    const changing = [...targets(10_000)].filter((target) => {
      const once = safePath(target, '/en')
      return safePath(once, '/other') !== once
    })
    expect(changing).toEqual([])
  })

  it('saving a preference leads back to this site', async () => {
    const leaving: string[] = []
    for (const back of targets(1000)) {
      const body = new URLSearchParams({ back, language: 'th', currency: 'MYR' })
      const request = new Request(`${origin}/en/preferences`, { method: 'POST', body })
      const { context } = pageContext()
      const answer = await savePreferences({ request, context } as never)
      if (leaves(answer.headers.get('location') ?? '')) leaving.push(back)
    }
    expect(leaving).toEqual([])
  })
})
