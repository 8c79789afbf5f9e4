import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import type { listAvailablePayments } from '../../contract/payment/available-payments.ts'

const shop = await openShop({})
const traveller = shop.traveller()
const available = (query: string) =>
  traveller.call<ResultOf<typeof listAvailablePayments>>(
    'GET',
    `/contents/available-payments?${query}`,
  )

const both = [
  { method: 'card', refundDays: 14 },
  { method: 'bank_transfer', refundDays: 7 },
]

test('methods are listed for a currency, or the currency of a country', async () => {
  expect(await traveller.must(available('currency=IDR'))).toEqual({
    currency: 'IDR',
    methods: both,
  })
  expect(await traveller.must(available('country=TH'))).toEqual({ currency: 'THB', methods: both })
  expect(await traveller.must(available('country=TH&currency=USD'))).toMatchObject({
    currency: 'USD',
  })
})

test.each(['', 'currency=usd', 'currency=XXX', 'country=QQ'])('“%s” is refused', async (query) => {
  expect((await available(query)).error).toBe('VALIDATION')
})
