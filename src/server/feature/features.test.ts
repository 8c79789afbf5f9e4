import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { FeatureName } from '../../contract/feature/feature-names.ts'
import type { Features } from '../../contract/feature/features.ts'
import { minutes, seconds } from '../platform/duration.ts'
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
