import { expect, test } from 'vitest'
import { createSigner } from '../../platform/secrets/secret-key.ts'
import { withSearchKey } from './search-key.ts'

const signer = createSigner('a secret of this test, long enough')
const search = {
  slices: [{ from: 'KUL', to: 'BKK', date: '2026-12-10' }],
  tripType: 'oneway',
  passengers: { adult: 1, child: 0, infant: 0 },
  cabin: 'economy',
  currency: 'MYR',
}
const key = async (path: string, init?: RequestInit) => {
  const request = new Request(`http://a.example/front/v1${path}`, init)
  return (await withSearchKey(signer)(request)).headers.get('x-kn')
}
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })

test('x-kn is only sent when a flight search has departure, arrival and date (S7.3)', async () => {
  expect(await key('/flight/search', post(search))).toMatch(/^[\w-]{20,}$/)
  const without = (name: string) => ({
    ...search,
    slices: [{ ...search.slices[0], [name]: undefined }],
  })
  for (const name of ['from', 'to', 'date']) {
    expect(await key('/flight/search', post(without(name)))).toBeNull()
  }
  expect(await key('/flight/search/abc')).toBeNull()
  expect(await key('/flight/booking', post(search))).toBeNull()
})

test('another search has another key', async () => {
  const other = { ...search, slices: [{ from: 'KUL', to: 'SIN', date: '2026-12-10' }] }
  expect(await key('/flight/search', post(search))).not.toBe(
    await key('/flight/search', post(other)),
  )
})
