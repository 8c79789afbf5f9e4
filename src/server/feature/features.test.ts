import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { FeatureName } from '../../contract/feature/feature-names.ts'
import type { Features } from '../../contract/feature/features.ts'
import { minutes, seconds } from '../platform/duration.ts'
import { edgeOf } from '../platform/http/edge.ts'
import { featureFlags } from './tables.ts'

const shop = await openShop({})
const traveller = shop.traveller()
const { db } = shop.platform
const featuresIn = (country: string) =>
  traveller.call<Features>('GET', `/site/features?country=${country}`)

async function set(country: string, isOn: boolean, name: FeatureName = 'web_shopping_cart') {
  await db
    .insert(featureFlags)
    .values({ name, country, isOn })
    .onConflictDoUpdate({ target: [featureFlags.name, featureFlags.country], set: { isOn } })
}

test('a country has its own flags, and otherwise those of all countries; changes show within a minute', async () => {
  expect(await traveller.must(featuresIn('MY'))).toEqual({ web_shopping_cart: true })
  await set('TH', false)
  shop.platform.clock.advance(seconds(50))
  expect(await traveller.must(featuresIn('TH'))).toEqual({ web_shopping_cart: true })
  shop.platform.clock.advance(minutes(1))
  expect(await traveller.must(featuresIn('TH'))).toEqual({ web_shopping_cart: false })
  expect(await traveller.must(featuresIn('MY'))).toEqual({ web_shopping_cart: true })
})

test('what nobody has switched is absent', async () => {
  await db.delete(featureFlags)
  shop.platform.clock.advance(minutes(2))
  expect(await traveller.must(featuresIn('MY'))).toEqual({})
})

test.each(['', 'my', 'MYS', '*'])('%s is no country', async (country) => {
  expect((await featuresIn(country)).error).toBe('VALIDATION')
})

const edge = {
  'cf-ipcountry': 'JP',
  'cf-ipcity': 'Yokohama',
  'cf-iplatitude': '35.44',
  'cf-iplongitude': '139.64',
  'cf-asn': '3462',
}

test('what is known about a visit: address, country, currency and its look, features, stores, place (S3.13, S3.14)', async () => {
  await set('*', true)
  shop.platform.clock.advance(minutes(2))
  const visit = (headers: Record<string, string>) =>
    traveller.must(traveller.call<object>('GET', '/site/config', undefined, headers))
  expect(await visit({ ...edge, 'x-forwarded-for': '203.0.113.9', 'x-language': 'ja' })).toEqual({
    ip: '203.0.113.9',
    country: 'JP',
    currency: 'JPY',
    currencyConfig: { currency: 'JPY', symbol: '￥', thousand: ',', precision: 0 },
    featureFlags: { web_shopping_cart: true },
    appStoreUrl: '',
    playStoreUrl: '',
    appGalleryUrl: '',
    edge: { country: 'JP', city: 'Yokohama', latitude: 35.44, longitude: 139.64, asn: '3462' },
  })
  // What the visitor chose comes first; where nothing is known, the defaults.
  expect(await visit({ ...edge, 'x-country': 'TH', 'x-currency': 'EUR' })).toMatchObject({
    country: 'TH',
    currency: 'EUR',
  })
  expect(await visit({})).toMatchObject({ country: 'MY', currency: 'USD', edge: { city: null } })
})

test('the edge network’s headers count behind a trusted proxy only, and only if they make sense', () => {
  const nothing = { country: null, city: null, latitude: null, longitude: null, asn: null }
  expect(edgeOf(new Headers(edge), 0)).toEqual(nothing)
  const nonsense = {
    'cf-ipcountry': 'XX',
    'cf-iplatitude': '91',
    'cf-iplongitude': 'east',
    'cf-asn': 'x',
  }
  expect(edgeOf(new Headers(nonsense), 1)).toEqual(nothing)
})
