import { expect, it } from 'vitest'
import { orderOfTarget } from './redirect-target.ts'

it.each([
  ['/en/order/ABCDEF', 'ABCDEF'],
  ['/th/account/order/ABCDEF?x=1', 'ABCDEF'],
  ['/en/refund-form/ABCDEF?item=1', 'ABCDEF'],
  ['/en/aftersales/change-flight/submission/ABCDEF/search', 'ABCDEF'],
  ['/en/order', undefined],
  ['/en/order/search', undefined],
  ['/en/account/profile', undefined],
  [undefined, undefined],
])('%s is the way to order %s', (target, code) => {
  expect(orderOfTarget(target)).toBe(code)
})
