import { expect, it } from 'vitest'
import routes from '../../src/web/routes.ts'
import { pageRoutes, samples } from './support/sample-addresses.ts'

it('every page that isn’t staff’s has an address at which its words are looked at in every language', () => {
  expect(Object.keys(samples).toSorted()).toEqual([...new Set(pageRoutes(routes))].toSorted())
})
