import { expect, test } from 'vitest'
import { productOf, transferItem } from '../../../test/support/documents/described-products.ts'
import {
  flightItem,
  segment,
  selfTransferItem,
  traveller,
} from '../../../test/support/documents/ticket-order.ts'
import type { Item } from '../order/whole-order.ts'
import { wordsOf } from '../platform/words.ts'
import { describeItems, dueOnSite, peopleOf, referencesOf } from './described-items.ts'

const say = wordsOf('mail', 'en')
const described = (...items: Item[]) => describeItems(items, productOf, say)
const ticketed = (id: string, from: string, to: string, number: string) =>
  flightItem(id, segment(from, to, '2026-11-26'), {
    details: {
      tickets: [
        { passenger: 0, number },
        { passenger: 1, number: `${number}9` },
      ],
    },
  })
const out = ticketed('out', 'KUL', 'BKK', '401')

test('several tickets say which flights each is for', () => {
  const [mei] = peopleOf(described(out, ticketed('back', 'BKK', 'KUL', '419')))
  expect(mei?.documents).toEqual(['401 (KUL\u00a0–\u00a0BKK)', '419 (BKK\u00a0–\u00a0KUL)'])
})

test('each ticket of a self-transfer says its own flights', () => {
  const [mei] = peopleOf(described(selfTransferItem()))
  expect(mei?.documents).toEqual(['401 (KUL\u00a0–\u00a0BKK)', '402 (DMK\u00a0–\u00a0NRT)'])
})

test('one ticket for all flights is printed without its flights', () => {
  const [, ali] = peopleOf(described(out, ticketed('back', 'BKK', 'KUL', '401')))
  expect(ali?.documents).toEqual(['4019'])
})

test('a traveller in items of two products is one person, even if the second has fewer details', () => {
  expect(peopleOf(described(out, transferItem()))).toEqual([
    {
      name: 'MEI TAN',
      printedName: 'TAN/MEI MS',
      documents: ['401 (KUL\u00a0–\u00a0BKK)', 'V-3391 (Airport transfer)'],
    },
    { name: 'ALI TAN', printedName: 'TAN/ALI MS', documents: ['4019'] },
  ])
})

test('two people of one name stay two, by their dates of birth or within one item', () => {
  const named = (...birthDates: string[]) => ({
    travellers: birthDates.map((birthDate) => traveller('MEI', { birthDate })),
  })
  const first = transferItem(named('1990-01-01'))
  expect(peopleOf(described(first, transferItem(named('1960-01-01'))))).toHaveLength(2)
  expect(peopleOf(described(transferItem(named('', ''))))).toHaveLength(2)
  expect(peopleOf(described(first, transferItem(named('1990-01-01'))))).toHaveLength(1)
})

test('a reference is listed once, with all the companies that use it', () => {
  const codes = (...airlines: string[]) => ({
    details: { bookingCodes: airlines.map((airline) => ({ airline, code: 'K7Q2XM' })) },
  })
  const flight = segment('KUL', 'BKK', '2026-11-26')
  const items = described(
    flightItem('1', flight, codes('MH')),
    flightItem('2', flight, codes('MH', 'AK')),
    transferItem(),
  )
  expect(referencesOf(items, say)).toEqual([
    { code: 'K7Q2XM', usedWith: 'Malaysia Airlines and AirAsia' },
    { code: 'RIDE77', usedWith: 'Siam Cars' },
  ])
})

test('what is paid on site is summed by currency', () => {
  const due = (amount: number, currency: string) => ({
    kind: 'base' as const,
    count: 1,
    amount: { amount, currency },
    due: 'on_site' as const,
  })
  expect(dueOnSite([out])).toEqual([])
  expect(
    dueOnSite([{ lines: [due(100, 'THB'), due(5, 'MYR')] }, { lines: [due(50, 'THB')] }]),
  ).toEqual([
    { amount: 150, currency: 'THB' },
    { amount: 5, currency: 'MYR' },
  ])
})
