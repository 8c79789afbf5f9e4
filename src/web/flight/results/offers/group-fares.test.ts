import { expect, it } from 'vitest'
import { type BareOffer, groupFares } from './group-fares.ts'

const offer = (id: string, name: string, amount: number, cabin = 'economy') =>
  ({ id, family: { code: name, name, cabin }, price: { amount, currency: 'MYR' } }) as BareOffer

it('groups a family of several suppliers by its cheapest offer, cheapest family first', () => {
  const fares = groupFares([
    offer('1', 'Lite', 100),
    offer('2', 'Lite', 110),
    offer('3', 'Value', 150),
    offer('4', 'Lite', 400, 'business'),
  ])
  expect(fares.map(({ best, others }) => [best.id, others.map((each) => each.id)])).toEqual([
    ['1', ['2']],
    ['3', []],
    ['4', []],
  ])
})
