import { expect, test } from 'vitest'
import { openDuffelStaysApi } from '../../../../../test/support/duffel/stay/stays-api.ts'
import { twoGuests } from '../../../../../test/support/duffel/stay/stays-shop.ts'
import { stayQuery } from './search/stay-query.ts'

const { url, token } = await openDuffelStaysApi()
const asked = { ...stayQuery(twoGuests), accommodation: { ids: ['acc_0000AWr2VsUNIF1Vl91xg0'] } }

async function status(data: object, headers: Record<string, string> = {}, path = '/stays/search') {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'duffel-version': 'v2', ...headers },
    body: JSON.stringify({ data }),
  })
  return response.status
}

test.each<[string, number, Parameters<typeof status>]>([
  ['a search as documented', 200, [asked]],
  ['another token', 401, [asked, { authorization: 'Bearer duffel_test_other' }]],
  ['another version', 400, [asked, { 'duffel-version': 'v1' }]],
  ['a path of flights', 404, [asked, {}, '/air/offer_requests']],
  ['an unknown field', 422, [{ ...asked, adults: 2 }]],
  ['a child without an age', 422, [{ ...asked, guests: [{ type: 'child' }] }]],
  ['a place and properties at once', 422, [{ ...asked, location: { radius: 2 } }]],
  ['a quote of two rates', 422, [{ rate_id: 'a', rate_ids: ['b'] }, {}, '/stays/quotes']],
])('the stand-in answers %s with %d', async (_, expected, call) => {
  expect(await status(...call)).toBe(expected)
})
