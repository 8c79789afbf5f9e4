import { expect, test } from 'vitest'
import { ApiRouter } from './api-router.ts'

const router = new ApiRouter<string>()
router.add('ALL', '*', 'every call')
router.add('GET', '/order/:orderCode', 'get order')
router.add('GET', '/order/look-up', 'look up')
router.add('POST', '/order/look-up', 'post look-up')
router.add('GET', '/order/:orderCode/after-sales', 'after-sales')

/** Returns the handlers in order, and the parameters of the last. */
function matched(method: string, path: string) {
  const [found] = router.match(method, path)
  const handlers = found.map(([handler]) => handler)
  return [handlers, found.at(-1)?.[1]]
}

test.each([
  ['GET', '/order/look-up', ['every call', 'get order', 'look up'], {}],
  ['POST', '/order/look-up', ['every call', 'post look-up'], {}],
  ['GET', '/order/AB12CD', ['every call', 'get order'], { orderCode: 'AB12CD' }],
  ['GET', '/order/EF34GH', ['every call', 'get order'], { orderCode: 'EF34GH' }],
  ['GET', '/order/A/after-sales', ['every call', 'after-sales'], { orderCode: 'A' }],
  ['GET', '/elsewhere', ['every call'], {}],
])('%s %s has the same handlers each time', (method, path, handlers, parameters) => {
  for (const _ of [1, 2]) expect(matched(method, path)).toEqual([handlers, parameters])
})

test('a handler added later is found as well', () => {
  const growing = new ApiRouter<string>()
  growing.add('GET', '/places', 'places')
  growing.match('GET', '/places')
  growing.add('ALL', '*', 'every call')
  expect(growing.match('GET', '/places')[0].map(([handler]) => handler)).toEqual([
    'places',
    'every call',
  ])
})
