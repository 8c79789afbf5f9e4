import { expect, it, vi } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import { testProperty } from '../../../test/support/hotel/test-properties.ts'
import { patience } from '../../../test/support/patience.ts'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { inDays, searchRequest } from '../../../test/support/traveller.ts'
import type { listDeals } from '../../contract/deal/deal.ts'
import type { StaffDeal } from '../../contract/deal/staff-deal.ts'
import type { StoredRecord } from '../../contract/desk/records.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { days, hours, seconds } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import { createDeals } from './deal-service.ts'
import { deleteFoundPrices, type FoundPrice, writeFoundPrices } from './found-price-store.ts'
import { createFoundPrices } from './found-prices.ts'

type Deals = ResultOf<typeof listDeals>

// Reading every hotel of the sandbox takes seconds.
const lodging = openHotelDesk([
  [testProperty('villa', 'Hill Villa'), { ref: 'dear', now: 9000 }],
  [testProperty('lodge', 'River Lodge'), { ref: 'cheap', now: 5000 }],
])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', lodging)] })
const { platform } = shop
const { db, clock } = platform
const traveller = shop.traveller()
const deals = (from: string, currency = 'MYR') =>
  traveller.must(traveller.call<Deals>('GET', `/deals?from=${from}&currency=${currency}`))

const wait = { timeout: patience(), interval: 200 }

it('the lowest fare of a search is a deal for a while', async () => {
  const date = inDays(20)
  const slices = [{ from: 'KUL', to: 'BKK', date }]
  const { results } = await traveller.search(searchRequest({ slices }))
  const amounts = results
    .filter(({ slice }) => slice.stopType !== 'onestop')
    .map(({ cheapest }) => cheapest.price.amount)
  const price = { amount: Math.min(...amounts), currency: 'MYR' }
  await vi.waitFor(async () => {
    expect((await deals('KUL')).flights).toEqual([
      { from: 'KUL', to: 'BKK', date, price, hoursAgo: 0 },
    ])
  }, wait)
  expect((await deals('SIN')).flights).toEqual([])
  expect((await deals('KUL', 'USD')).flights).toEqual([])
})

it('so is the lowest total of a room for two in a city', async () => {
  const stay = { destination: 'city-bangkok-th', checkIn: inDays(20), checkOut: inDays(22) }
  const body = { ...stay, currency: 'USD', rooms: [{ adults: 2, childAges: [] }] }
  await traveller.must(traveller.call('POST', '/hotel/search?wait=2000', body))
  const price = { amount: 10_000, currency: 'USD' }
  await vi.waitFor(async () => {
    expect((await deals('KUL', 'USD')).stays).toMatchObject([{ ...stay, price }])
  }, wait)
})

const found = (more: Partial<FoundPrice> = {}): FoundPrice => ({
  product: 'flight',
  origin: 'HKG',
  destination: 'TPE',
  starts: inDays(10),
  ends: inDays(10),
  currency: 'HKD',
  amount: 50_000,
  foundAt: clock.date(),
  ...more,
})
const ago = (span: number) => new Date(clock.now() - span)
const shown = async () =>
  (await createDeals({ db, clock }).list({ from: 'HKG', currency: 'HKD' }, 'HK')).flights.map(
    ({ to, price, hoursAgo }) => `${to} ${price.amount} ${hoursAgo}`,
  )

it('flights are those of the days that the home page’s lowest prices are for', async () => {
  await writeFoundPrices(db, [
    found({ destination: 'ICN', amount: 30_000, starts: inDays(10), ends: inDays(10) }),
    found({ destination: 'ICN', amount: 20_000, starts: inDays(40), ends: inDays(40) }),
    found({ destination: 'ICN', amount: 10_000, starts: inDays(4), ends: inDays(4) }),
  ])
  expect(await shown()).toEqual(['ICN 30000 0'])
  await deleteFoundPrices(db, new Date(clock.now() + 1))
})

it('each destination is named once, with the lowest price of those that still count', async () => {
  await writeFoundPrices(db, [
    found({ destination: 'TPE', amount: 70_000, starts: inDays(11) }),
    found({ destination: 'TPE', amount: 60_000, foundAt: ago(hours(3)) }),
    found({ destination: 'SIN', amount: 40_000, starts: inDays(12) }),
    // Found too long ago, for a day that is over, and in another currency.
    found({ destination: 'BKK', amount: 10_000, foundAt: ago(hours(12)) }),
    found({ destination: 'MNL', amount: 10_000, starts: inDays(-2) }),
    found({ destination: 'SEL', amount: 10_000, currency: 'KRW' }),
  ])
  expect(await shown()).toEqual(['SIN 40000 0', 'TPE 60000 3'])
  await deleteFoundPrices(db, new Date(clock.now() + days(1)))
  expect(await shown()).toEqual([])
})

it('a later search replaces what an earlier one found; answers of one search don’t', async () => {
  await writeFoundPrices(db, [found({ amount: 50_000, foundAt: ago(hours(1)) })])
  await writeFoundPrices(db, [found({ amount: 80_000, foundAt: ago(seconds(20)) })])
  expect(await shown()).toEqual(['TPE 80000 0'])
  await writeFoundPrices(db, [found({ amount: 90_000 })])
  expect(await shown()).toEqual(['TPE 80000 0'])
  await writeFoundPrices(db, [found({ amount: 70_000 })])
  expect(await shown()).toEqual(['TPE 70000 0'])
  await deleteFoundPrices(db, new Date(clock.now() + days(1)))
})

it('prices are written together, the lowest of each trip', async () => {
  const notes = createFoundPrices(platform)
  const { foundAt: _, ...price } = found()
  for (const amount of [9000, 7000, 8000]) notes({ ...price, amount })
  notes({ ...price, destination: 'SIN', amount: 5000 })
  expect(await shown()).toEqual([])
  await vi.waitFor(async () => expect(await shown()).toEqual(['SIN 5000 0', 'TPE 7000 0']), wait)
})

it('what staff feature comes first and what they hide is left out, at prices that were found', async () => {
  const editor = await signInStaff(shop, ['content'])
  const save = (value: Partial<StaffDeal>) =>
    editor.call<StoredRecord>(
      'PUT',
      '/desk/records',
      { record: { kind: 'deal', value: { ...plain, ...value } }, revision: null },
      { 'idempotency-key': newId() },
    )
  const plain = {
    product: 'flight',
    from: null,
    show: 'featured',
    rank: 1,
    countries: [],
    startsAt: null,
    endsAt: null,
    isOn: true,
  }
  await deleteFoundPrices(db, new Date(clock.now() + days(1)))
  await editor.must(save({ id: 'dear', from: 'HKG', to: 'LHR', rank: 2 }))
  await editor.must(save({ id: 'unfound', to: 'SYD', rank: 1 }))
  await editor.must(save({ id: 'gone', to: 'TPE', show: 'hidden' }))
  for (const wrong of [
    { id: 'x', to: 'city-bangkok-th' },
    { id: 'x', product: 'hotel', from: 'KUL', to: 'city-bangkok-th' },
    { id: 'x', to: 'BKK', rank: 0 },
  ] as const) {
    expect(await save(wrong)).toMatchObject({ status: 400, error: 'VALIDATION' })
  }
  // More that cost less than fit on the page.
  const cheap = [...'ABCDEFGHIJKLM'].map((letter) => `${letter}${letter}Z`)
  await writeFoundPrices(db, [
    ...cheap.map((destination, place) => found({ destination, amount: 1000 + place })),
    found({ destination: 'TPE', amount: 10 }),
    found({ destination: 'LHR', amount: 900_000 }),
  ])
  expect(await shown()).toEqual([
    'LHR 900000 0',
    ...cheap.slice(0, 11).map((code, place) => `${code} ${1000 + place} 0`),
  ])
  const arranged = async (from: string, to: string) =>
    (await createDeals({ db, clock }).arrange({ from, to }, 'HK')).to.join()
  // Among destinations that a page suggests, what staff decided holds whether prices were found or not.
  expect(await arranged('HKG', 'BKK,TPE,LHR')).toBe('SYD,LHR,BKK')
  expect(await arranged('KUL', 'BKK,TPE')).toBe('SYD,BKK')
  expect(await arranged('SYD', 'BKK')).toBe('BKK')
  expect(await arranged('HKG', 'TPE')).toBe('SYD,LHR')
  expect((await arranged('HKG', cheap.slice(0, 9).join())).split(',')).toHaveLength(9)
})

it.each<[string, Partial<StaffDeal>, Record<string, string>]>([
  ['an airport that doesn’t exist', { to: 'QZZ' }, { 'record.value.to': 'unknown_place' }],
  ['an unknown origin', { from: 'QZZ' }, { 'record.value.from': 'unknown_place' }],
  [
    'a city that doesn’t exist',
    { product: 'hotel', to: 'city-nowhere-xx' },
    { 'record.value.to': 'unknown_destination' },
  ],
])('what staff decide about %s is refused beside its field', async (_, wrong, fields) => {
  const staff = await signInStaff(shop, ['content'])
  const value: StaffDeal = {
    id: 'nowhere',
    product: 'flight',
    from: null,
    to: 'BKK',
    show: 'hidden',
    rank: 1,
    countries: [],
    startsAt: null,
    endsAt: null,
    isOn: true,
    ...wrong,
  }
  const body = { record: { kind: 'deal', value }, revision: null }
  const key = { 'idempotency-key': newId() }
  const call = staff.call('PUT', '/desk/records', body, key)
  expect(await call).toMatchObject({ error: 'VALIDATION', fields })
})
