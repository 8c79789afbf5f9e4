import { expect, it } from 'vitest'
import type { Sources } from './source-cookies.ts'
import { sourceHeaders } from './source-headers.ts'

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
