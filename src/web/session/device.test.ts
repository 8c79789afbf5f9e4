import { expect, it } from 'vitest'
import { usesMobileLayout } from '../content/layout-choice.ts'
import { deviceOf } from './device.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false],
  ['', false],
])('%s is mobile: %s', (agent, mobile) => {
  expect(deviceOf(agent).mobile).toBe(mobile)
})

it('crawlers are known as such', () => {
  expect(deviceOf('Mozilla/5.0 (compatible; Googlebot/2.1)').crawler).toBe(true)
  expect(deviceOf('Mozilla/5.0 Chrome/140.0 Safari/537.36').crawler).toBe(false)
})

it.each([
  ['/en/flight', false, false],
  ['/en/flight', true, true],
  ['/en/aftersales/change-flight/submission/1/search', false, true],
])('%s on a mobile device (%s) uses the mobile layout: %s (S2.85, S2.86)', (path, mobile, uses) => {
  expect(usesMobileLayout(path, { mobile })).toBe(uses)
})
