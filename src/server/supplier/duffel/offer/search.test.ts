import { expect, test } from 'vitest'
import { openDuffelApi } from '../../../../../test/support/duffel/duffel-api.ts'
import { duffelOffer } from '../../../../../test/support/duffel/duffel-offer.ts'
import { inDays } from '../../../../../test/support/test-clock.ts'
import { createLog } from '../../../platform/monitoring/log.ts'
import { SupplierFailure } from '../../supplier-error.ts'
import { offerRequestAnswer } from '../answers.ts'
import { createDuffelApi } from '../duffel-api.ts'
import { search } from './search.ts'

const duffel = await openDuffelApi()
const api = createDuffelApi({ ...duffel, log: createLog('silent') })
const query = (from: string, to: string) => ({
  slices: [{ from, to, date: inDays(47) }],
  passengers: { adult: 1, child: 0, infant: 0 },
  cabin: 'economy' as const,
})

test('only offers whose seats and price can be held are found', async () => {
  const offers = await search(api, query('LHR', 'JFK'))
  expect(offers.map(({ family, slice }) => [family.name, slice.stopType])).toEqual([
    ['Basic', 'direct'],
    ['Flex', 'transit'],
  ])
  expect(offers.map(({ price }) => price.amount)).toEqual([11_001, 21_000])
})

test('each pair of airports is searched for a city with a code of ours', async () => {
  const start = duffel.calls.length
  const offers = await search(api, query('QBK', 'SIN'))
  expect(duffel.calls.slice(start)).toEqual(['POST offer_requests', 'POST offer_requests'])
  expect(new Set(offers.map(({ slice }) => slice.from))).toEqual(new Set(['BKK', 'DMK']))
})

test.each([401, 429, 500, 503])(
  '%d fails the search, but not the whole product',
  async (status) => {
    duffel.fail('POST offer_requests', { mode: 'refused', status, code: 'some_code' })
    await expect(search(api, query('LHR', 'JFK'))).rejects.toThrow(SupplierFailure)
  },
)

test('an unreadable offer doesn’t hide others; if all are unreadable, the search fails', () => {
  const odd = { ...duffelOffer(), total_amount: 'free' }
  const read = (...offers: object[]) => offerRequestAnswer.safeParse({ data: { offers } })
  expect(read(odd, duffelOffer()).data?.data.offers).toHaveLength(1)
  expect(read().data?.data.offers).toEqual([])
  expect(read(odd).success).toBe(false)
})
