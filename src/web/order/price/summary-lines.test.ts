import { expect, it } from 'vitest'
import type { PriceLine } from '../../../contract/flight/booking.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { OfferId } from '../../../contract/ids.ts'
import { money } from '../../../contract/money.ts'
import type { Translate } from '../../locale/word-store.ts'
import { summaryLines } from './summary-lines.ts'

const t = ((id: string, params?: Record<string, unknown>) =>
  [id, ...Object.values(params ?? {})].join(' ')) as Translate
const amountText = (value: { amount: number }) => String(value.amount)

const line = (more: Partial<PriceLine>, amount: number): PriceLine => ({
  kind: 'base',
  offerId: 'out' as OfferId,
  passengerType: 'adult',
  count: 2,
  amount: money(amount, 'MYR'),
  ...more,
})
const offers = [
  { id: 'out', slice: { from: 'KUL', to: 'BKK' } },
  { id: 'back', slice: { from: 'BKK', to: 'KUL' } },
] as Offer[]
const bag = { kind: 'bag', passengerType: undefined, count: 1 } as const
const lines = [
  line({}, 300),
  line({ kind: 'taxes' }, 80),
  line({ passengerType: 'child', count: 1 }, 100),
  line({ passengerType: 'child', count: 1, kind: 'taxes' }, 40),
  line(bag, 50),
  line(bag, 70),
  line({ offerId: 'back' as OfferId }, 270),
]

const read = (chosen: readonly Offer[]) =>
  summaryLines({ t, money: amountText, lines, offers: chosen })

it('tells fare and taxes of one kind of traveller in one line', () => {
  expect(read(offers.slice(0, 1))[0]).toEqual({
    id: 'fare out adult',
    label: 'order.travellers-adult 2',
    amount: 380,
    note: 'order.line-parts 300 80',
  })
})

it('names the journeys when there are several', () => {
  expect(read(offers).map((each) => each.note?.toString().slice(0, 9))).toEqual([
    'KUL – BKK',
    'KUL – BKK',
    'KUL – BKK',
    'BKK – KUL',
  ])
})

it('counts bags of one journey together', () => {
  expect(read(offers)[2]).toMatchObject({ label: 'order.line-bag 2', amount: 120 })
})

it('tells bags by their weight, where lines do', () => {
  const weighed = [line({ ...bag, kg: 20 }, 50), line({ ...bag, kg: 30, count: 2 }, 140)]
  const read = summaryLines({ t, money: amountText, lines: weighed, offers })
  expect(read.map(({ label, amount }) => [label, amount])).toEqual([
    ['order.line-bag-kg 1 20', 50],
    ['order.line-bag-kg 2 30', 140],
  ])
})

it('adds up to what the lines add up to', () => {
  const total = lines.reduce((sum, each) => sum + each.amount.amount, 0)
  expect(read(offers).reduce((sum, each) => sum + each.amount, 0)).toBe(total)
})

it('names what a change of flights cost, and the airline’s fee for it', () => {
  const change = { kind: 'change', passengerType: undefined, count: 1 } as const
  const read = summaryLines({
    t,
    money: amountText,
    lines: [line(change, 120), line({ ...change, kind: 'fee' }, 50)],
    offers: offers.slice(0, 1),
  })
  expect(read.map(({ label, amount }) => [label, amount])).toEqual([
    ['aftersales.order-line-change', 120],
    ['aftersales.order-line-fee', 50],
  ])
})
