import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import type { ListedRecord, StoredRecord } from '../../contract/desk/records.ts'
import type { PromoCode } from '../../contract/promo/promo-code.ts'
import { days } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import { promoUses } from './tables.ts'
import { promoCode } from './testing/promo-code.ts'

const shop = await openShop({})
const staff = await signInStaff(shop, ['content'])
const support = await signInStaff(shop, ['support'])

/** What one person may give away alone. */
const small = { cap: 1000, currency: 'USD', totalUses: 100 }

const save = (value: Partial<PromoCode>, revision: string | null = null, by = staff) =>
  by.call<StoredRecord>(
    'PUT',
    '/desk/records',
    { record: { kind: 'promo', value: promoCode({ ...small, ...value }) }, revision },
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

test.each<[string, Partial<PromoCode>, Record<string, string>]>([
  ['no discount', { percent: null, cap: null }, { percent: 'promo_discount' }],
  ['two discounts', { amount: 100 }, { amount: 'promo_two_discounts' }],
  [
    'an amount without its currency',
    { percent: null, amount: 100, cap: null, currency: null },
    { currency: 'promo_currency' },
  ],
  ['a cap of a fixed amount', { percent: null, amount: 100, cap: 50 }, { cap: 'promo_cap' }],
  ['more than all of the price', { percent: 10_001 }, { percent: 'too_big' }],
  ['a code in small letters', { code: 'spring' }, { code: 'invalid_regex' }],
  // Everything that is wrong is told at once.
  [
    'nothing typed',
    { code: '', percent: null, cap: null },
    { code: 'invalid_regex', percent: 'promo_discount' },
  ],
])('a promo code with %s is refused', async (_, value, wrong) => {
  const { error, fields } = await save(value)
  expect(error).toBe('VALIDATION')
  const paths = Object.entries(wrong).map(([name, code]) => [`record.value.${name}`, code])
  expect(fields).toEqual(Object.fromEntries(paths))
})

test('the list says which codes apply now, and how often each was used', async () => {
  const now = shop.platform.clock.now()
  const inDays = (count: number) => new Date(now + days(count)).toISOString()
  const all: [string, Partial<PromoCode>][] = [
    ['on', {}],
    ['not_begun', { startsAt: inDays(1), endsAt: inDays(2) }],
    ['ended', { endsAt: inDays(-1) }],
    ['off', { isOn: false, endsAt: inDays(-1) }],
    ['used_up', { totalUses: 2 }],
  ]
  const codeOf = (standing: string) => `IS-${standing.toUpperCase().replace('_', '-')}`
  for (const [standing, value] of all) await staff.must(save({ ...value, code: codeOf(standing) }))
  const changedAt = new Date(now)
  const use = { amount: 100, currency: 'USD', emailKey: 'a', memberId: null, changedAt }
  const states = ['used', 'reserved', 'released'] as const
  for (const code of [codeOf('used_up'), codeOf('on')]) {
    await shop.platform.db
      .insert(promoUses)
      .values(states.map((state) => ({ ...use, code, state, orderId: randomUUID() })))
  }
  const { records } = await staff.must(
    staff.call<{ records: ListedRecord[] }>('GET', '/desk/records/promo'),
  )
  for (const [standing] of all) {
    const uses = ['on', 'used_up'].includes(standing) ? 2 : 0
    expect(records.find(({ id }) => id === codeOf(standing))).toMatchObject({ standing, uses })
  }
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
