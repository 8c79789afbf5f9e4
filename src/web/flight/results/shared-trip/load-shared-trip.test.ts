import { describe, expect, it } from 'vitest'
import type { Slice } from '../../../../contract/flight/offer.ts'
import type { SearchUpdate } from '../../../../contract/flight/search/flight-search.ts'
import type { SupplierState } from '../../../../contract/supplier-state.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import { loadSharedTrip } from './load-shared-trip.ts'

const slice = (flight: string, day: string) =>
  ({ segments: [{ flight, from: 'KUL', to: 'BKK', departure: `${day}T08:15` }] }) as Slice
const out = slice('MH784', '2026-12-10')
const back = slice('MH785', '2026-12-17')

const offers = [
  { id: 'light', price: { amount: 20000 }, family: { code: 'LIGHT', name: 'Light' } },
  { id: 'flex', price: { amount: 35000 }, family: { code: 'FLEX', name: 'Flex' } },
]

/** A front API with a light and a flexible fare for every row. */
const api = {
  call: async (_: unknown, { params }: { params?: { resultId?: string } }) => ({
    ok: true,
    result: params?.resultId
      ? {
          offers: offers.map((each) => ({
            ...each,
            slice: params?.resultId === 'out' ? out : back,
          })),
        }
      : [],
  }),
} as unknown as FrontApi

const update = (state: SearchUpdate['state'], supplier: SupplierState['state']) =>
  ({
    state,
    suppliers: [{ state: supplier }],
    results: [
      { id: 'out', sliceIndex: 0, slice: out },
      { id: 'back', sliceIndex: 1, slice: back },
    ],
  }) as SearchUpdate

const load = (
  trip: Parameters<typeof loadSharedTrip>[0],
  {
    state = 'done',
    supplier = 'answered',
  }: Partial<{
    state: SearchUpdate['state']
    supplier: SupplierState['state']
  }> = {},
) => loadSharedTrip(trip, { api, language: 'en', currency: 'MYR', opened: update(state, supplier) })

const there = { flights: 'MH784KUL261210' }
const home = { flights: 'MH785KUL261217' }
const lost = { flights: 'MH1KUL261210' }

describe('a shared trip today', () => {
  it('is the same flights in the selected fares, at today’s price', async () => {
    const found = await load({ legs: [{ ...there, fare: 'FLEX' }, home] })
    expect(found).toMatchObject({
      state: 'found',
      otherFare: false,
      price: { amount: 55000, currency: 'MYR' },
      legs: [{ offer: 'flex' }, { offer: 'light' }],
    })
  })

  it('says if the fare is no longer on sale and shows the lowest instead', async () => {
    expect(await load({ legs: [{ ...there, fare: 'BUSINESS' }] })).toMatchObject({
      otherFare: true,
      legs: [{ offer: 'light' }],
    })
  })

  it.each([
    ['gone', [lost], {}],
    ['partly', [there, lost], {}],
    ['gone', [home], {}],
    ['pending', [lost], { state: 'searching' }],
    ['found', [there], { state: 'searching' }],
    ['unchecked', [lost], { supplier: 'failed' }],
    ['unchecked', [there, lost], { supplier: 'timed_out' }],
  ] as const)('is %s: %j, %j', async (state, legs, search) => {
    expect((await load({ legs }, search)).state).toBe(state)
  })

  it('keeps the price at the time of sharing', async () => {
    const price = { amount: 100, currency: 'THB' }
    expect(await load({ legs: [there], price })).toMatchObject({ sharedPrice: price })
  })
})
