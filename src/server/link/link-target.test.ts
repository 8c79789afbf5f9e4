import { describe, expect, it } from 'vitest'
import { readLinkTarget } from './link-target.ts'

const search = '/flight/search?depAirport=KUL&arrAirport=BKK&depDate=2026-12-01&adult=2'

describe('allowed targets', () => {
  it.each([
    ['/', '', ''],
    ['/?depAirport=KUL&currency=THB', '', 'depAirport=KUL&currency=THB'],
    ['/flight', 'flight', ''],
    [search, 'flight/search', 'depAirport=KUL&arrAirport=BKK&depDate=2026-12-01&adult=2'],
    ['/flight/multi-search?depAirport2=KUL', 'flight/multi-search', 'depAirport2=KUL'],
    ['/flight/search?airline=MH&airline=AK', 'flight/search', 'airline=MH&airline=AK'],
  ])('%s', (target, path, query) => {
    expect(readLinkTarget(target)).toEqual({ path, query, marks: '' })
  })

  it('campaign marks are stored separately', () => {
    expect(readLinkTarget(`${search}&aft=friend&utm_source=news&gclid=1&k=word`)).toMatchObject({
      query: search.split('?')[1],
      marks: 'aft=friend&utm_source=news&gclid=1&k=word',
    })
  })

  it.each([
    ['a sign-in', '&login=success&isRegister=true'],
    ['offers that end', '&search=123456789&offer=abc'],
    ['bounds of price, which are in one currency', '&minPrice=100&maxPrice=200'],
    ['what nobody knows', '&x=1&error=NEWSLETTER_ERROR&__proto__=1'],
    ['nothing', '&depAirport1='],
  ])('%s is not kept', (_, more) => {
    expect(readLinkTarget(search + more)).toEqual(readLinkTarget(search))
  })
})

describe('rejected targets', () => {
  it.each([
    'https://evil.example/',
    'http://site/flight',
    '//evil.example',
    '//evil.example/flight',
    '///flight',
    '/\\evil.example',
    '\\\\evil.example',
    '/flight\\..\\..',
    '/flight//search',
    '/./flight',
    '/flight/../account',
    '/%2e%2e/flight',
    '/%2Fevil.example',
    '/flight%2fsearch',
    'javascript:alert(1)',
    'data:text/html,x',
    'flight',
    '',
    ' /flight',
    '/flight ',
    '/flight\t',
    '/flight\r\nLocation: https://evil.example',
    '/flight/search?depAirport=KUL%0d%0aSet-Cookie:x',
    '/flight/search?depAirport=%00',
    '/flight#//evil.example',
    '/@evil.example',
    '/flight@evil.example',
    '/:80/flight',
    '/FLIGHT',
    '/flight/',
    '/en/flight',
    '/account/order',
    '/order/AB12CD',
    '/pay/x/choose',
    '/flight/confirm?search=1&offer=2',
    '/flight/book/abc',
    '/sign-out',
    '/deeplink/abcdefghjk',
    '/front/v1/links',
    '/dev/outbox',
    `/flight/search?depAirport=${'x'.repeat(1500)}`,
    `/flight/search?depAirport=${'ก'.repeat(400)}`,
  ])('%j', (target) => {
    expect(readLinkTarget(target)).toBeUndefined()
  })
})
