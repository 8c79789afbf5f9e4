import { expect, it } from 'vitest'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import { money } from '../../contract/money.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { exampleTransfer } from '../aftersales/testing/example-order.ts'
import { keptPromo } from '../session/kept-promo.ts'
import { siteCookies } from '../session/visitor/site-cookies.ts'
import { applyLinkedPromo } from './linked-promo.ts'
import type { PaymentView } from './payment-view.ts'

const linked = (promo?: string) =>
  siteCookies(new Map(promo ? [['promo', promo]] : []), { origin: 'http://a.example' })
const payableOf = (more: Partial<Payable> = {}) =>
  ({
    trxId: 'trx-00000001',
    total: money(30_000, 'MYR'),
    items: [exampleTransfer('ride')],
    ...more,
  }) as unknown as Payable

/** A front API that applies every code or refuses it, and lists what it was asked for. */
function promos(problem?: { error: string; details?: unknown }) {
  const asked: unknown[] = []
  const call = async ({ id }: { id: string }, input: { body: unknown }) => {
    asked.push([id, input.body])
    return problem ? { ok: false, problem } : { ok: true, result: {} }
  }
  return { api: { call } as never, asked }
}

it('a link’s code is applied when its order can be paid', async () => {
  const { api, asked } = promos()
  const applied = await applyLinkedPromo(api, linked('CITY10'), payableOf(), 'unpaid')
  expect(applied).toEqual({ linked: { code: 'CITY10' }, isApplied: true })
  expect(asked).toEqual([['promo.apply', { code: 'CITY10' }]])
})

it('without a link nothing is applied', async () => {
  const { api, asked } = promos()
  await applyLinkedPromo(api, linked(), payableOf(), 'unpaid')
  expect(asked).toEqual([])
})

it('a code that doesn’t fit is tried once for each order, and the reason stays', async () => {
  const minimum = money(50_000, 'MYR')
  const { api, asked } = promos({ error: 'PROMO_MINIMUM', details: { minimum } })
  const cookies = linked('CITY10')
  const refused = {
    linked: { code: 'CITY10', refusal: { error: 'PROMO_MINIMUM', minimum } },
    isApplied: false,
  }
  expect(await applyLinkedPromo(api, cookies, payableOf(), 'unpaid')).toEqual(refused)
  expect(await applyLinkedPromo(api, cookies, payableOf(), 'unpaid')).toEqual(refused)
  expect(asked).toHaveLength(1)
  const other = payableOf({ trxId: 'trx-00000002' as Payable['trxId'] })
  await applyLinkedPromo(api, cookies, other, 'unpaid')
  expect(asked).toHaveLength(2)
})

it('an error that isn’t about the code is no reason against it', async () => {
  const { api, asked } = promos({ error: 'RATE_LIMITED' })
  const cookies = linked('CITY10')
  const untried = { linked: { code: 'CITY10' }, isApplied: false }
  expect(await applyLinkedPromo(api, cookies, payableOf(), 'unpaid')).toEqual(untried)
  await applyLinkedPromo(api, cookies, payableOf(), 'unpaid')
  expect(asked).toHaveLength(2)
  expect(keptPromo(cookies)).toBe('CITY10')
})

const typed: PriceLine = {
  kind: 'promo',
  label: 'STAY20',
  count: 1,
  amount: money(-100, 'MYR'),
  due: 'now',
}
it.each<[string, PaymentView, Partial<Payable>]>([
  ['while a payment is open, which it would end', 'processing', {}],
  ['while seats are being held', 'reserving', {}],
  ['to what is paid', 'confirmed', {}],
  ['to a change', 'unpaid', { change: { state: 'open' } as Payable['change'] }],
  ['before a new price is agreed to', 'unpaid', { oldTotal: money(1, 'MYR') }],
  ['where nothing is paid now', 'unpaid', { total: money(0, 'MYR') }],
  ['in place of another code', 'unpaid', { items: [exampleTransfer('ride', { lines: [typed] })] }],
])('a code isn’t applied %s', async (_, view, more) => {
  const { api, asked } = promos()
  await applyLinkedPromo(api, linked('CITY10'), payableOf(more), view)
  expect(asked).toEqual([])
})
