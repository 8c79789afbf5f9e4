import { describe, expect, it } from 'vitest'
import type { PromoCode } from '../../contract/promo/promo-code.ts'
import { convert } from '../world/exchange-rates.ts'
import { judgePromo, type PromoFacts } from './promo-rules.ts'
import { promoCode } from './testing/promo-code.ts'

const now = Date.parse('2026-11-25T10:00:00Z')
const flight = { product: 'flight', amount: 50_000 }
const hotel = { product: 'hotel', amount: 30_000 }
const facts = (more: Partial<PromoFacts> = {}): PromoFacts => ({
  now,
  countries: ['MY'],
  currency: 'USD',
  prices: [flight],
  isAllPaidNow: true,
  uses: 0,
  usesOfPayer: 0,
  ...more,
})
const percent = (more: Partial<PromoCode> = {}) => promoCode({ percent: 1000, ...more })
const fixed = (more: Partial<PromoCode> = {}) =>
  promoCode({ percent: null, amount: 2000, currency: 'USD', ...more })

describe('a promo code takes off', () => {
  it.each<[string, PromoCode, Partial<PromoFacts>, number]>([
    ['its percentage', percent(), {}, 5000],
    [
      'a percentage rounded down',
      percent({ percent: 333 }),
      { prices: [{ ...flight, amount: 9_999 }] },
      332,
    ],
    ['no more than its cap', percent({ cap: 3000, currency: 'USD' }), {}, 3000],
    ['its fixed amount', fixed(), {}, 2000],
    [
      'a fixed amount in another currency',
      fixed(),
      { currency: 'EUR' },
      convert(2000, 'USD', 'EUR'),
    ],
    ['what was converted before', fixed(), { currency: 'EUR', applied: 1777 }, 1777],
    [
      'a percentage of what it is for',
      percent({ product: 'hotel' }),
      { prices: [flight, hotel] },
      3000,
    ],
    ['a percentage of everything', percent(), { prices: [flight, hotel] }, 8000],
    [
      'no more than what it is for costs',
      fixed({ product: 'hotel', amount: 90_000 }),
      { prices: [flight, hotel] },
      30_000,
    ],
    ['all but a dollar, which gateways take', percent({ percent: 10_000 }), {}, 49_900],
    ['its amount on its last day', fixed({ endsAt: '2026-11-25T10:00:01Z' }), {}, 2000],
    ['its amount from its first moment', fixed({ startsAt: '2026-11-25T10:00:00Z' }), {}, 2000],
    ['its amount at its minimum', fixed({ minimum: 50_000 }), {}, 2000],
    ['its amount before its last use', fixed({ totalUses: 3 }), { uses: 2 }, 2000],
    ['its amount of another payer', fixed({ usesPerPayer: 1 }), { uses: 9 }, 2000],
    ['its amount in its country', fixed({ countries: ['TH', 'MY'] }), {}, 2000],
  ])('%s', (_, promo, more, discount) => {
    expect(judgePromo(promo, facts(more))).toEqual({ outcome: 'allowed', discount })
  })
})

describe('a promo code is refused', () => {
  it.each<[string, PromoCode | undefined, Partial<PromoFacts>, object]>([
    ['that doesn’t exist', undefined, {}, { error: 'PROMO_UNKNOWN' }],
    ['that is off', percent({ isOn: false }), {}, { error: 'PROMO_UNKNOWN' }],
    [
      'before its start',
      percent({ startsAt: '2026-11-25T10:00:01Z' }),
      {},
      { error: 'PROMO_NOT_STARTED' },
    ],
    ['at its end', percent({ endsAt: '2026-11-25T10:00:00Z' }), {}, { error: 'PROMO_EXPIRED' }],
    [
      'where one of two countries is another',
      percent({ countries: ['MY'] }),
      { countries: ['MY', 'TH'] },
      { error: 'PROMO_NOT_HERE' },
    ],
    ['in another country', percent({ countries: ['TH'] }), {}, { error: 'PROMO_NOT_HERE' }],
    [
      'in an unknown country',
      percent({ countries: ['TH'] }),
      { countries: [undefined] },
      { error: 'PROMO_NOT_HERE' },
    ],
    ['for another product', percent({ product: 'hotel' }), {}, { error: 'PROMO_OTHER_PRODUCT' }],
    [
      'for another currency',
      percent({ currencies: ['MYR'] }),
      {},
      { error: 'PROMO_OTHER_CURRENCY' },
    ],
    ['if not all is paid now', percent(), { isAllPaidNow: false }, { error: 'PROMO_PAID_LATER' }],
    [
      'below its minimum',
      percent({ minimum: 50_001, currency: 'USD' }),
      {},
      { error: 'PROMO_MINIMUM', minimum: 50_001 },
    ],
    [
      'below its minimum for a product',
      percent({ minimum: 40_000, currency: 'USD', product: 'hotel' }),
      { prices: [flight, hotel] },
      { error: 'PROMO_MINIMUM', minimum: 40_000 },
    ],
    [
      'if a dollar wouldn’t be left',
      fixed(),
      { prices: [{ ...flight, amount: 100 }] },
      { error: 'PROMO_MINIMUM', minimum: 101 },
    ],
    ['after its last use', percent({ totalUses: 3 }), { uses: 3 }, { error: 'PROMO_USED_UP' }],
    [
      'after the payer’s last use',
      percent({ usesPerPayer: 1 }),
      { usesOfPayer: 1 },
      { error: 'PROMO_ALREADY_USED' },
    ],
  ])('%s', (_, promo, more, refused) => {
    expect(judgePromo(promo, facts(more))).toEqual({ outcome: 'refused', ...refused })
  })
})
