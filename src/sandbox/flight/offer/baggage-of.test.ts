import { expect, test } from 'vitest'
import type { FareComponent } from '../fare/fare-component.ts'
import { familiesOf } from '../fare/fare-families.ts'
import { checkedBag } from './baggage-of.ts'

const component = (more: Partial<FareComponent>): FareComponent => ({
  legs: [],
  from: 'KUL',
  to: 'BKK',
  km: 1220,
  domestic: false,
  lowCost: false,
  carrier: { code: 'MH', country: 'MY', lowCost: false },
  ...more,
})

const lowCost = { lowCost: true, carrier: { code: 'AK', country: 'MY', lowCost: true } }
const atlantic = {
  from: 'LHR',
  to: 'JFK',
  km: 5540,
  carrier: { code: 'BA', country: 'GB', lowCost: false },
}

test.each([
  ['LIGHT', {}, 'adult', { rule: 'none' }],
  ['STANDARD', {}, 'adult', { rule: 'piece', kg: 20 }],
  ['STANDARD', { km: 6000 }, 'adult', { rule: 'piece', kg: 25 }],
  ['STANDARD', {}, 'infant', { rule: 'piece', kg: 10 }],
  ['LITE', lowCost, 'adult', { rule: 'none' }],
  ['VALUE', lowCost, 'child', { rule: 'piece', kg: 20 }],
  ['STANDARD', atlantic, 'adult', { rule: 'maxperpc', pieces: 1, kgPerPiece: 23 }],
  ['FLEX', atlantic, 'adult', { rule: 'maxperpc', pieces: 2, kgPerPiece: 23 }],
  ['FLEX', atlantic, 'infant', { rule: 'maxperpc', pieces: 1, kgPerPiece: 23 }],
] as const)('%s on %j, %s: %j', (code, more, type, bag) => {
  const flown = component(more)
  const family = familiesOf(flown, 'economy').find((each) => each.code === code)
  if (!family) throw new Error(`no family ${code}`)
  expect(checkedBag(flown, family, type)).toEqual(bag)
})
