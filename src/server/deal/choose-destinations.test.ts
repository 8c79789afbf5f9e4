import { expect, test } from 'vitest'
import type { StaffDeal } from '../../contract/deal/staff-deal.ts'
import { chooseDestinations } from './choose-destinations.ts'

const now = Date.UTC(2026, 10, 25)
const deal = (more: Partial<StaffDeal>): StaffDeal => ({
  id: 'deal',
  product: 'flight',
  from: null,
  to: 'BKK',
  show: 'featured',
  rank: 1,
  countries: [],
  startsAt: null,
  endsAt: null,
  isOn: true,
  ...more,
})
const choose = (...deals: Partial<StaffDeal>[]) =>
  chooseDestinations(deals.map(deal), {
    product: 'flight',
    origins: ['KUL', 'SZB'],
    country: 'MY',
    now,
  })

test.each<[string, Partial<StaffDeal>, boolean]>([
  ['from anywhere', {}, true],
  ['from one of the visitor’s airports', { from: 'SZB' }, true],
  ['from elsewhere', { from: 'SIN' }, false],
  ['in the visitor’s country', { countries: ['TH', 'MY'] }, true],
  ['in other countries', { countries: ['TH'] }, false],
  ['from now on', { startsAt: new Date(now).toISOString() }, true],
  ['from later on', { startsAt: new Date(now + 1).toISOString() }, false],
  ['until later', { endsAt: new Date(now + 1).toISOString() }, true],
  ['until now', { endsAt: new Date(now).toISOString() }, false],
  ['turned off', { isOn: false }, false],
  ['for stays', { product: 'hotel' }, false],
])('a decision %s: counts for a visitor %#', (_, more, counts) => {
  expect(choose(more).featured).toEqual(counts ? ['BKK'] : [])
  expect(choose({ ...more, show: 'hidden' }).hidden).toEqual(counts ? ['BKK'] : [])
})

test('ranks sort what is shown first, each destination once, and hiding wins', () => {
  expect(
    choose(
      { id: 'a', to: 'SIN', rank: 3 },
      { id: 'b', to: 'HKG', rank: 2 },
      { id: 'c', to: 'SIN', rank: 1 },
      { id: 'd', to: 'TPE', rank: 1 },
      { id: 'e', to: 'TPE', show: 'hidden' },
    ),
  ).toEqual({ featured: ['SIN', 'HKG'], hidden: ['TPE'] })
})
