import { expect, test } from 'vitest'
import { testPlatform } from '../../../test/support/platform.ts'
import { openShop } from '../../../test/support/shop.ts'
import { openSandbox } from '../open-sandbox.ts'
import { openSuppliers } from './open-suppliers.ts'

async function ids(settings: NodeJS.ProcessEnv) {
  const platform = await testPlatform(settings)
  const { suppliers } = openSuppliers(platform, await openSandbox(platform))
  return suppliers.map(({ id }) => id)
}

test('without a contract, three embedded suppliers sell an invented world', async () => {
  expect(await ids({})).toEqual(['meridian', 'skipjack', 'wayline'])
  expect(await ids({ SANDBOX: '0' })).toEqual([])
})

test('with Duffel’s token no invented flights are sold, and there are no sandbox settings', async () => {
  const settings = { DUFFEL_TOKEN: 'duffel_test_1' }
  expect(await ids(settings)).toEqual(['duffel'])
  expect((await openShop(settings)).world).toBeUndefined()
})
