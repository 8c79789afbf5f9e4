import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '../routes.ts'
import { caseRedirect, isNowhere, localeRedirect } from './locale-redirect.ts'
import { patternsOf } from './written-path.ts'

/** The routes as a build lists them. */
const built = (entries: readonly RouteConfigEntry[], parentId = ''): [string, object][] =>
  entries.flatMap(({ path = '', children = [] }, at) => {
    const id = `${parentId}/${at}`
    return [[id, { path, parentId }], ...built(children, id)]
  })
const patterns = patternsOf(Object.fromEntries(built(routes)))

const goes = (
  path: string,
  { cookie, accept, method = 'GET' }: { cookie?: string; accept?: string; method?: string } = {},
) => {
  const headers = new Headers(accept ? { 'accept-language': accept } : {})
  const request = new Request('http://a.example', { method, headers })
  const url = new URL('http://a.example')
  const [pathname = '', search = ''] = path.split('?')
  url.pathname = pathname
  url.search = search
  const jar = new Map(cookie ? [['Language_code', cookie]] : [])
  return localeRedirect(request, url, jar)
}

describe('a URL without a locale (S2.80–S2.82)', () => {
  it.each([
    ['/', '/en'],
    ['/flight', '/en/flight'],
    ['/flight/search?depAirport=KUL&adult=2', '/en/flight/search?depAirport=KUL&adult=2'],
    ['/nowhere', '/en/nowhere'],
    // What is below them is no page, but these are no files either (S2.79).
    ['/assets', '/en/assets'],
    ['/assets/', '/en/assets/'],
    ['/icons/', '/en/icons/'],
    ['/icons/a/b', '/en/icons/a/b'],
    ['/api', '/en/api'],
    ['/api/flight', '/en/api/flight'],
    ['/callback/flight', '/en/callback/flight'],
    ['/dev', '/en/dev'],
    ['/.well-known', '/en/.well-known'],
    ['/service-worker.js/', '/en/service-worker.js/'],
  ])('%s goes to %s', (path, to) => {
    expect(goes(path)).toBe(to)
  })

  it('uses the cookie, then Accept-Language, then English', () => {
    expect(goes('/flight', { cookie: 'th', accept: 'de' })).toBe('/th/flight')
    expect(goes('/flight', { accept: 'de' })).toBe('/de/flight')
    expect(goes('/flight', { cookie: 'xx', accept: 'de' })).toBe('/de/flight')
    expect(goes('/flight')).toBe('/en/flight')
  })

  it.each([
    '/en',
    '/en.data',
    '/zh-tw.data',
    '/zh-tw/flight',
    '/en/flight.data',
    '/callback?code=1',
    '/deeplink/abc',
    '/api/locales?lang=en',
    '/icons/sojourn.json?icons=bed',
    '/deeplink',
    '/callback.data',
    '/assets/missing.js',
    '/.well-known/security.txt',
  ])('%s stays', (path) => {
    expect(goes(path)).toBeUndefined()
  })

  it('only GET and HEAD requests are redirected', () => {
    expect(goes('/flight', { method: 'POST' })).toBeUndefined()
  })

  it('never redirects to another host', () => {
    expect(goes('//evil.example/x')).toBe('/en/evil.example/x')
  })
})

it.each<[string, string, boolean]>([
  ['GET', '/assets/flight', true],
  ['GET', '/dev/flight', true],
  ['GET', '/.well-known/security.txt', true],
  ['POST', '/assets/flight', true],
  ['POST', '/nowhere/flight', true],
  ['POST', '/', true],
  ['POST', '/en/flight', false],
  ['POST', '/en.data', false],
  ['POST', '/callback', false],
  ['GET', '/icons/sojourn.json', false],
  ['GET', '/deeplink/abc', false],
])('nothing can be at %s %s: %s', (method, path, is) => {
  const url = new URL(path, 'http://a.example')
  expect(isNowhere(new Request(url, { method }), url)).toBe(is)
})

describe('an address in capitals', () => {
  const goesTo = (path: string, method = 'GET') => {
    const url = new URL(path, 'http://a.example')
    return caseRedirect(new Request(url, { method }), url, patterns)
  }

  it.each([
    ['/EN/flight?x=1', '/en/flight?x=1'],
    ['/en/Flight', '/en/flight'],
    ['/en/FLIGHT/search?depAirport=KUL', '/en/flight/search?depAirport=KUL'],
    ['/zh-TW/Order/VTNGVJ', '/zh-tw/order/VTNGVJ'],
    ['/en/flight/Search?depAirport=KUL', '/en/flight/search?depAirport=KUL'],
    ['/en/hotel/SEARCH', '/en/hotel/search'],
    ['/en/flight/Search.data?_routes=x', '/en/flight/search.data?_routes=x'],
    ['/en/order/Search', '/en/order/search'],
    ['/en/careers/Jobs', '/en/careers/jobs'],
    ['/en/Careers/JOB-details/Pilot/KUL-1', '/en/careers/job-details/Pilot/KUL-1'],
    ['/en/promo/View/Special-Deals/', '/en/promo/view/special-deals/'],
    ['/en/Terms/Condition', '/en/terms/condition'],
    ['/en/terms/Uses', '/en/terms/uses'],
    ['/en/newsletter/Confirm?uuid=Ab', '/en/newsletter/confirm?uuid=Ab'],
    ['/en/pay/AbCdEfGh/Choose', '/en/pay/AbCdEfGh/choose'],
    ['/en/account/Order/VTNGVJ', '/en/account/order/VTNGVJ'],
    ['/en/order/VTNGVJ/E-Ticket.pdf', '/en/order/VTNGVJ/e-ticket.pdf'],
    ['/en/aftersales/change-stay/AbC/Quote/DeF', '/en/aftersales/change-stay/AbC/quote/DeF'],
    ['/en/desk/Orders/VTNGVJ', '/en/desk/orders/VTNGVJ'],
    ['/EN.data', '/en.data'],
    ['/en/Flight.data?_routes=x', '/en/flight.data?_routes=x'],
  ])('%s goes to %s', (path, to) => {
    expect(goesTo(path)).toBe(to)
    expect(goesTo(path, 'HEAD')).toBe(to)
  })

  it.each([
    '/en',
    '/en/flight?depAirport=KUL',
    '/en/order/VTNGVJ',
    '/en/campaign/Summer',
    '/en/flight/book/AbCdEfGh',
    '/en/nowhere/AtAll',
    '/Flight',
    '/',
  ])('%s stays', (path) => {
    expect(goesTo(path)).toBeUndefined()
  })

  it('goes on once, to an address that stays', () => {
    const to = goesTo('/EN/Promo/View/SPECIAL-deals?From=Mail') ?? ''
    expect(to).toBe('/en/promo/view/special-deals?From=Mail')
    expect(goesTo(to)).toBeUndefined()
  })

  it('a form that was sent there isn’t redirected', () => {
    expect(goesTo('/en/Contact', 'POST')).toBeUndefined()
  })
})
