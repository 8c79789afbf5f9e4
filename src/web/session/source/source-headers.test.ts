import { expect, it } from 'vitest'
import { siteCookies } from '../visitor/site-cookies.ts'
import { readSources, type Sources } from './source-cookies.ts'
import { sourceHeaders } from './source-headers.ts'

it.each<[string, Record<string, string>]>([
  ['half of a surrogate pair in an ad', { ads: '{"s":"\\ud800"}' }],
  ['half of one in a click', { affiliate: '{"id":"friend","clickId":"\\udc00"}' }],
  ['what can’t be stored in a click', { affiliate: '{"id":"friend","clickId":"\\u0000"}' }],
  ['a campaign of nothing but NUL', { utm: '{"source":"\\u0000"}' }],
  ['a journey of the same', { journey: '[{"s":"\\ud800","timestamp":1}]' }],
  ['a referrer whose cut halves an emoji', { ref_src: `a${'\u{1f600}'.repeat(60)}` }],
])('a cookie with %s is harmless', (_, jar) => {
  const cookies = siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })
  const headers = sourceHeaders(
    readSources(cookies, { marketing: true }, Date.now()),
    new URLSearchParams(),
  )
  expect(headers).toMatchObject({ 'x-source': '', 'x-sourcepar': '' })
  expect(headers).not.toHaveProperty('x-affiliate')
})

const none: Sources = {
  ad: undefined,
  affiliate: undefined,
  utm: undefined,
  organic: undefined,
  journey: [],
  referrer: 'DIRECT',
}
const ad = { s: 'GOOG', b: 'autumn sale', u: 'click', surl: '/en?depAirport=KUL' }
const affiliate = { id: 'friend', clickId: 'c1' }

it.each<[string, Partial<Sources>, string, Record<string, string>]>([
  ['a direct visit', {}, '', { 'x-source': '', 'x-sourcepar': '', 'x-ref-src': 'DIRECT' }],
  [
    'an ad',
    { ad, affiliate, referrer: 'GOOG' },
    '',
    {
      'x-source': 'GOOG',
      'x-sourcepar': 'b=autumn+sale&u=click&surl=%2Fen%3FdepAirport%3DKUL',
      'x-ref-src': 'GOOG',
      'x-affiliate': 'id=friend&clickId=c1',
    },
  ],
  [
    'an affiliate whose code still stands in the address',
    { affiliate, referrer: 'friend.example' },
    'aft=friend',
    {
      'x-source': 'AFT',
      'x-sourcepar': 'p=friend&u=c1',
      'x-ref-src': 'friend.example',
      'x-affiliate': 'id=friend&clickId=c1',
      'x-aft': 'friend',
    },
  ],
  [
    'an affiliate on a later page: no x-aft without its query',
    { affiliate },
    'depAirport=KUL',
    {
      'x-source': 'AFT',
      'x-sourcepar': 'p=friend&u=c1',
      'x-ref-src': 'DIRECT',
      'x-affiliate': 'id=friend&clickId=c1',
    },
  ],
  [
    'a campaign with words that no header can carry as they are',
    { utm: { source: 'новости', campaign: 'осень' } },
    '',
    {
      'x-source': encodeURIComponent('новости'),
      'x-sourcepar': `b=${encodeURIComponent('осень')}`,
      'x-ref-src': 'DIRECT',
    },
  ],
  [
    'a search engine',
    { organic: { s: 'BING', surl: '/en' }, referrer: 'BING' },
    '',
    { 'x-source': 'BING', 'x-sourcepar': 'surl=%2Fen', 'x-ref-src': 'BING' },
  ],
])('%s (S7.3)', (_, sources, query, headers) => {
  expect(sourceHeaders({ ...none, ...sources }, new URLSearchParams(query))).toEqual(headers)
})
