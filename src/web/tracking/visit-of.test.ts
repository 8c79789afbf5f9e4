import { expect, it } from 'vitest'
import type { Sources } from '../session/source/source-cookies.ts'
import { visitOf } from './visit-of.ts'

const none: Sources = {
  ad: undefined,
  affiliate: undefined,
  utm: undefined,
  organic: undefined,
  journey: [],
  referrer: 'DIRECT',
}
const nothing = { campaign: null, source: null, affiliate: null, utm: null }
const ad = { s: 'GOOG', b: 'brand' }
const organic = { s: 'BING' }
const utm = { source: 'news', campaign: 'autumn' }
const affiliate = { id: 'friend', clickId: '' }

it.each<[string, Partial<Sources>, object]>([
  ['a direct visit', {}, nothing],
  [
    'an ad, whose campaign is its letter b',
    { ad, organic },
    { ...nothing, campaign: 'brand', source: ad },
  ],
  ['a search engine', { organic }, { ...nothing, source: organic }],
  ['a campaign', { ad, utm }, { ...nothing, campaign: 'autumn', source: ad, utm }],
  ['an affiliate', { affiliate }, { ...nothing, affiliate }],
])('analytics are told of %s (S3.23)', (_, sources, visit) => {
  expect(visitOf({ ...none, ...sources }, { mobile: true })).toEqual({ device: 'mobile', ...visit })
  expect(visitOf({ ...none, ...sources }, { mobile: false })).toMatchObject({ device: 'desktop' })
})
