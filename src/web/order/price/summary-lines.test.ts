import { expect, it } from 'vitest'
import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import { money } from '../../../contract/money.ts'
import type { Translate } from '../../locale/word-store.ts'
import { summaryLines } from './summary-lines.ts'

const words = Object.assign(
  (id: string, params?: Record<string, unknown>) => [id, ...Object.values(params ?? {})].join(' '),
  { has: () => true, tagOf: () => 'en-GB' },
) as Translate
const amountText = (value: { amount: number }) => String(value.amount)

const line = (more: Partial<PriceLine>, amount: number): PriceLine => ({
  kind: 'base',
  passengerType: 'adult',
  count: 2,
  due: 'now',
  amount: money(amount, 'MYR'),
  ...more,
})
const part = (id: string, ...lines: PriceLine[]) => ({ id, name: `Trip ${id}`, lines, words })
const bag = { kind: 'bag', passengerType: undefined, count: 1 } as const
const out = part(
  'out',
  line({}, 300),
  line({ kind: 'taxes' }, 80),
  line({ passengerType: 'child', count: 1 }, 100),
  line({ passengerType: 'child', count: 1, kind: 'taxes' }, 40),
  line(bag, 50),
  line(bag, 70),
)
const back = part('back', line({}, 270))
const read = (...parts: ReturnType<typeof part>[]) => summaryLines(parts, amountText)

it('shows fare and taxes of one type of traveller in one line', () => {
  expect(read(out)[0]).toEqual({
    id: 'out fare adult',
    label: 'traveller.count-adult 2',
    amount: 380,
    note: 'checkout.line-parts 300 80',
  })
})

it('names the parts if there are several', () => {
  expect(read(out, back).map((each) => each.note?.toString().slice(0, 9))).toEqual([
    'Trip out ',
    'Trip out ',
    'Trip out',
    'Trip back',
  ])
})

it('counts bags of one journey together', () => {
  expect(read(out, back)[2]).toMatchObject({ label: 'checkout.line-bag 2', amount: 120 })
})

it('distinguishes bags by weight, if the lines do', () => {
  const weighed = part('out', line({ ...bag, kg: 20 }, 50), line({ ...bag, kg: 30, count: 2 }, 140))
  expect(read(weighed).map(({ label, amount }) => [label, amount])).toEqual([
    ['checkout.line-bag-kg 1 20', 50],
    ['checkout.line-bag-kg 2 30', 140],
  ])
})

it('has the same sum as the lines', () => {
  const lines = [...out.lines, ...back.lines]
  const total = lines.reduce((sum, each) => sum + each.amount.amount, 0)
  expect(read(out, back).reduce((sum, each) => sum + each.amount, 0)).toBe(total)
})

it('shows the cost of a change and its fee', () => {
  const change = { kind: 'change', passengerType: undefined, count: 1 } as const
  const changed = part('out', line(change, 120), line({ ...change, kind: 'fee' }, 50))
  expect(read(changed).map(({ label, amount }) => [label, amount])).toEqual([
    ['aftersales.order-line-change', 120],
    ['aftersales.order-line-fee', 50],
  ])
})

it('names a promo code where its discount is', () => {
  const promo = { kind: 'promo', label: 'CITY10', passengerType: undefined, count: 1 } as const
  const [, discount] = read(part('out', line({}, 300), line(promo, -30)))
  expect(discount).toMatchObject({ label: 'checkout.line-promo CITY10', amount: -30 })
})

it('labels lines with the product’s own messages or, without any, with the part’s name', () => {
  const night = { passengerType: undefined, count: 1 } as const
  const stay = part('stay', line({ ...night, label: 'Double room' }, 400), line(night, 90))
  expect(read(stay, back).map(({ label, note }) => [label, note])).toEqual([
    ['Double room', 'Trip stay'],
    ['Trip stay', undefined],
    ['traveller.count-adult 2', 'Trip back'],
  ])
})
