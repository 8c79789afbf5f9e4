import { expect, it } from 'vitest'
import type { Baggage, PassengerType } from '../../../contract/flight/offer.ts'
import { wordsOf } from '../../platform/words.ts'
import { bagLinesOn, bagsOf, type Carried } from './bags-of.ts'

const kg = (weight: number): Baggage => ({ rule: 'piece', kg: weight })
const allowed = (segment: number, type: PassengerType, checkedBag: Baggage) => ({
  segment,
  type,
  cabinBag: kg(7),
  checkedBag,
})

const item = {
  travellers: [
    { type: 'adult', givenName: 'MEI', surname: 'TAN' },
    { type: 'child', givenName: 'ALI', surname: 'TAN' },
  ],
  details: {
    bags: [{ passenger: 1, kg: 20 }],
    offer: {
      slice: { segments: [{}, {}] },
      baggage: [
        allowed(0, 'adult', kg(30)),
        allowed(0, 'child', kg(10)),
        allowed(1, 'adult', { rule: 'none' }),
      ],
    },
  },
} as unknown as Carried

it('each traveller has the allowance of their own type on each flight, plus bought bags', () => {
  const told = bagsOf(item).map(({ segment, passenger, checkedBag, bought }) => [
    segment,
    passenger,
    checkedBag,
    bought,
  ])
  expect(told).toEqual([
    [0, 0, kg(30), []],
    [0, 1, kg(10), [20]],
    [1, 0, { rule: 'none' }, []],
    [1, 1, { rule: 'unknown' }, [20]],
  ])
})

it('documents list the baggage of each flight', () => {
  const say = wordsOf('mail', 'en')
  expect(bagLinesOn(item, 0, say)).toEqual([
    'MEI TAN: cabin bag 7 kg, checked bag 30 kg',
    'ALI TAN: cabin bag 7 kg, checked bag 10 kg + 20 kg bought',
  ])
  expect(bagLinesOn(item, 1, say)[0]).toBe('MEI TAN: cabin bag 7 kg, checked bag none')
})
