import { describe, expect, it } from 'vitest'
import type { Baggage, Condition } from '../../../contract/flight/offer.ts'
import { type FareTerms, lostBetween, stricterLegs } from './lost-conditions.ts'

const bag: Baggage = { rule: 'piece', kg: 20 }
const none: Baggage = { rule: 'none' }
const unknown: Baggage = { rule: 'unknown' }
const fee = (amount: number): Condition => ({
  kind: 'allowed',
  penalty: { amount, currency: 'USD' },
})
const no: Condition = { kind: 'not_allowed' }
const unsaid: Condition = { kind: 'unknown' }

interface Told {
  checked?: Baggage
  cabin?: Baggage
  refund?: Condition
  change?: Condition
}
const fare = ({
  checked = bag,
  cabin = bag,
  refund = fee(0),
  change = fee(0),
}: Told): FareTerms => ({
  baggage: [{ segment: 0, type: 'adult', cabinBag: cabin, checkedBag: checked }],
  refund,
  change,
})

describe('what one fare includes and another lacks', () => {
  it.each<[string, Told, Told, string[]]>([
    ['nothing between equals', {}, {}, []],
    ['the refund', {}, { refund: no }, ['refund none']],
    ['a refund for a smaller fee', { refund: fee(10) }, { refund: fee(20) }, ['refund dearer']],
    ['nothing by a smaller fee', { refund: fee(20) }, { refund: fee(10) }, []],
    ['a refund that is sure', {}, { refund: unsaid }, ['refund unknown']],
    ['nothing where nothing was sure', { refund: unsaid }, { refund: no }, []],
    ['the change', {}, { change: no }, ['change none']],
    ['the checked bag', {}, { checked: none }, ['checkedBag none']],
    ['a bag that is sure', {}, { checked: unknown }, ['checkedBag unknown']],
    ['weight', {}, { checked: { rule: 'piece', kg: 15 } }, ['checkedBag less']],
    ['nothing by more weight', { checked: { rule: 'piece', kg: 15 } }, {}, []],
    [
      'weight over all pieces',
      { checked: { rule: 'maxperpc', pieces: 2, kgPerPiece: 23 } },
      { checked: { rule: 'piece', kg: 30 } },
      ['checkedBag less'],
    ],
    [
      'a piece',
      { checked: { rule: 'maxperpc', pieces: 2, kgPerPiece: 23 } },
      { checked: { rule: 'pieceonly', pieces: 1 } },
      ['checkedBag less'],
    ],
    [
      'nothing that can be told of pieces and kilograms',
      { checked: { rule: 'pieceonly', pieces: 1 } },
      { checked: { rule: 'piece', kg: 5 } },
      [],
    ],
    ['the cabin bag', {}, { cabin: none }, ['cabinBag none']],
    [
      'all of it, money first',
      {},
      { refund: no, change: no, checked: none, cabin: none },
      ['refund none', 'change none', 'checkedBag none', 'cabinBag none'],
    ],
  ])('is %s', (_, was, now, lost) => {
    const found = lostBetween(fare(was), fare(now))
    expect(found.map(({ what, how }) => `${what} ${how}`)).toEqual(lost)
  })

  it('is what any traveller loses on any flight', () => {
    const was = fare({})
    const allowances = [
      { segment: 0, type: 'adult' as const, cabinBag: bag, checkedBag: bag },
      { segment: 1, type: 'adult' as const, cabinBag: bag, checkedBag: none },
      { segment: 0, type: 'infant' as const, cabinBag: none, checkedBag: none },
    ]
    expect(lostBetween(was, { ...was, baggage: allowances })).toEqual([
      { what: 'checkedBag', how: 'none', was: bag, now: none },
    ])
  })
})

describe('journeys of a trip with stricter conditions than its others', () => {
  const legs = (...told: Told[]) =>
    stricterLegs(told.map(fare)).map(({ leg, lost }) => [
      leg,
      ...lost.map(({ what, how }) => `${what} ${how}`),
    ])

  it.each<[string, Told[], (string | number)[][]]>([
    ['a single one', [{ refund: no }], []],
    ['like ones', [{ refund: no }, { refund: no }], []],
    ['other fees alone', [{ refund: fee(10) }, { refund: fee(20) }], []],
    [
      'a light way back',
      [{}, { refund: no, checked: none }],
      [[1, 'refund none', 'checkedBag none']],
    ],
    ['a light way out', [{ refund: no }, {}], [[0, 'refund none']]],
    [
      'each in its own way',
      [{ refund: no }, { checked: none }],
      [
        [0, 'refund none'],
        [1, 'checkedBag none'],
      ],
    ],
    [
      'the worst of several',
      [{}, { checked: { rule: 'piece', kg: 7 } }, { checked: none }],
      [
        [1, 'checkedBag less'],
        [2, 'checkedBag none'],
      ],
    ],
  ])('%s', (_, told, expected) => {
    expect(legs(...told)).toEqual(expected)
  })
})
