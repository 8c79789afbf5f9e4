import { expect, test } from 'vitest'
import { testPlatform } from '../../../test/support/platform.ts'
import { openShop } from '../../../test/support/shop.ts'
import { openSandbox } from '../open-sandbox.ts'
import { openSuppliers } from './open-suppliers.ts'

async function ids(settings: NodeJS.ProcessEnv) {
  const platform = await testPlatform(settings)
  const { suppliers, hotelSuppliers } = openSuppliers(platform, await openSandbox(platform))
  return { flights: suppliers.map(({ id }) => id), hotels: hotelSuppliers.map(({ id }) => id) }
}

test('without a contract, embedded suppliers sell an invented world', async () => {
  const embedded = { flights: ['meridian', 'skipjack', 'wayline'], hotels: ['bedbank', 'direct'] }
  expect(await ids({})).toEqual(embedded)
  expect(await ids({ SANDBOX: '0' })).toEqual({ flights: [], hotels: [] })
})

test('with Duffel’s token nothing invented is sold, and there are no sandbox settings', async () => {
  const settings = { DUFFEL_TOKEN: 'duffel_test_1' }
  expect(await ids(settings)).toEqual({ flights: ['duffel'], hotels: [] })
  expect((await openShop(settings)).world).toBeUndefined()
})

test('Duffel’s stays are sold by accounts that have access to them', async () => {
  const settings = { DUFFEL_TOKEN: 'duffel_test_1', DUFFEL_STAYS: '1' }
  expect(await ids(settings)).toEqual({ flights: ['duffel'], hotels: ['duffel'] })
})
