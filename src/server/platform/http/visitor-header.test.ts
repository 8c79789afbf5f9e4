import { afterEach, expect, test, vi } from 'vitest'
import { createSigner } from '../secrets/secret-key.ts'
import { readVisitor, signVisitor } from './visitor-header.ts'

const signer = createSigner('k'.repeat(32))
const call = { method: 'POST', url: 'http://api.test:3001/front/v1/order/look-up?from=page' }
const address = '203.0.113.9'
const header = signVisitor(signer, call, address)

afterEach(() => void vi.useRealTimers())

test('the address of a signed call is trusted, whatever host name it was sent to', () => {
  expect(readVisitor(signer, call, header)).toBe(address)
  const elsewhere = { ...call, url: call.url.replace('api.test:3001', '10.0.0.7') }
  expect(readVisitor(signer, elsewhere, header)).toBe(address)
  const version6 = signVisitor(signer, call, '2001:db8::1')
  expect(readVisitor(signer, call, version6)).toBe('2001:db8::1')
})

test.each([
  ['another method', { ...call, method: 'GET' }, header],
  ['another path', { ...call, url: 'http://api.test:3001/front/v1/order' }, header],
  ['another query', { ...call, url: `${call.url}2` }, header],
  ['another address', call, header.replace('.9;', '.10;')],
  ['another time', call, header.replace(/;(\d+);/, (_, time) => `;${Number(time) + 1};`)],
  ['another key', call, signVisitor(createSigner('o'.repeat(32)), call, address)],
  ['no address', call, signVisitor(signer, call, 'unknown')],
  ['nothing', call, undefined],
  ['anything', call, '203.0.113.9;now;please'],
])('a header for %s is ignored', (_, called, given) => {
  expect(readVisitor(signer, called, given)).toBeUndefined()
})

test('a signature expires after half a minute', () => {
  vi.useFakeTimers({ now: Date.now() + 29_000 })
  expect(readVisitor(signer, call, header)).toBe(address)
  vi.setSystemTime(Date.now() + 2000)
  expect(readVisitor(signer, call, header)).toBeUndefined()
})
