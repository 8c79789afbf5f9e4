import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import type { StoredRecord } from '../../contract/desk/records.ts'
import type { PromoCode } from '../../contract/promo/promo-code.ts'
import { newId } from '../platform/ids.ts'
import { promoCode } from './testing/promo-code.ts'

const shop = await openShop({})
const staff = await signInStaff(shop, ['content'])
const support = await signInStaff(shop, ['support'])

const save = (value: Partial<PromoCode>, revision: string | null = null, by = staff) =>
  by.call<StoredRecord>(
    'PUT',
    '/desk/records',
    { record: { kind: 'promo', value: promoCode(value) }, revision },
    { 'idempotency-key': newId() },
  )

test('staff create a promo code and change it later', async () => {
  const { revision } = await staff.must(save({ code: 'SPRING' }))
  await staff.must(save({ code: 'SPRING', percent: 2000, isOn: false }, revision))
  const read = await staff.must(
    staff.call<StoredRecord & { versions: unknown[] }>('GET', '/desk/records/promo/SPRING'),
  )
  expect(read.record.value).toMatchObject({ percent: 2000, isOn: false })
  expect(read.versions).toMatchObject([{ changed: ['isOn', 'percent'] }, { changed: [] }])
})

test.each<[string, Partial<PromoCode>]>([
  ['no discount', { percent: null }],
  ['two discounts', { amount: 100, currency: 'USD' }],
  ['an amount without its currency', { percent: null, amount: 100 }],
  ['a cap of a fixed amount', { percent: null, amount: 100, cap: 50, currency: 'USD' }],
  ['more than all of the price', { percent: 10_001 }],
  ['a code in small letters', { code: 'spring' }],
])('a promo code with %s is refused', async (_, value) => {
  expect((await save(value)).error).toBe('VALIDATION')
})

test('a promo code names a campaign that exists, be it a draft', async () => {
  expect(await save({ code: 'BALI5', campaign: 'no-such-campaign' })).toMatchObject({
    error: 'VALIDATION',
    fields: { 'record.value.campaign': 'unknown_campaign' },
  })
  expect(await save({ code: 'BALI5', campaign: 'asian-city-breaks' })).toMatchObject({
    status: 200,
  })
})

test('only who edits content makes promo codes', async () => {
  expect((await save({ code: 'MINE' }, null, support)).error).toBe('FORBIDDEN')
})
