import { expect, it } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import {
  awayFrom,
  type bangkok,
  testProperty,
} from '../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../test/support/shop.ts'
import { inDays } from '../../../test/support/traveller.ts'
import type { LinkedLanding, StayLanding } from '../../contract/landing/landing.ts'
import { writeFoundPrices } from '../deal/found-price-store.ts'
import { cityById } from '../world/city.ts'
import { enoughStays } from './stay-landings.ts'

const [old, second] = cityById('bangkok-th')?.areas ?? []
if (!old || !second) throw new Error('Bangkok has areas')
const inArea = ({ lat, lon }: typeof bangkok, count: number, name: string, score: number) =>
  Array.from({ length: count }, (_, index) =>
    testProperty(`${name}-${index}`, `${name} ${index} House`, {
      position: awayFrom({ lat, lon }, 0.01 * index),
      score: { value: score + index / 10, reviews: 100 },
    }),
  )
const properties = [
  ...inArea(old, enoughStays.properties, 'Quokka', 7),
  ...inArea(second, enoughStays.properties - 1, 'Numbat', 8),
]
const desk = openHotelDesk(properties.map((each) => [each]))
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const traveller = shop.traveller()
const call = (path: string) =>
  traveller.call<StayLanding>(
    'GET',
    `/landing/hotels/${path}${path.includes('?') ? '&' : '?'}currency=USD`,
  )
const get = (path: string) => traveller.must(call(path))
const areaName = (id: string) => id.slice('bangkok-th-'.length)

it('a city with places to stay, reviews and areas is indexed', async () => {
  const page = await get('bangkok-th')
  const count = properties.length
  expect(page).toMatchObject({ address: 'bangkok-th', isIndexed: true, count })
  expect(page.score?.reviews).toBe(count * 100)
  expect(page.best[0]).toMatchObject({ name: 'Numbat 3 House', score: { value: 8.3 } })
  expect(page.areas.map(({ address }) => address)).toContain(`bangkok-th/${areaName(old.id)}`)
  expect(page.flights).toEqual({ address: 'to-bangkok', to: 'QBK' })
})

it('an area is a page of its own, indexed only with enough places', async () => {
  const page = await get(`bangkok-th?area=${areaName(old.id)}`)
  expect(page).toMatchObject({ isIndexed: true, city: 'bangkok-th' })
  expect(page.areas.map(({ destination }) => destination.name)).not.toContain(old.name)
})

it('a city without any isn’t indexed', async () => {
  expect(await get('paris-fr')).toMatchObject({ isIndexed: false, count: 0, best: [], areas: [] })
  const list = async (kind: string) =>
    (
      await traveller.must(
        traveller.call<{ landings: { address: string }[] }>('GET', `/landing/indexed?kind=${kind}`),
      )
    ).landings.map(({ address }) => address)
  expect(await list('city')).toEqual(['bangkok-th'])
  expect(await list('area')).toContain(`bangkok-th/${areaName(old.id)}`)
})

it('shows the lowest price that a search found, with the next call', async () => {
  expect((await get('bangkok-th')).found).toBeUndefined()
  const { db, clock } = shop.platform
  const stay = { starts: inDays(5), ends: inDays(7), foundAt: clock.date() }
  const found = (amount: number, checkIn = stay.starts) => ({
    product: 'hotel' as const,
    origin: '',
    destination: 'city-bangkok-th',
    currency: 'USD',
    amount,
    ...stay,
    starts: checkIn,
  })
  await writeFoundPrices(db, [found(9000), found(8000, inDays(6)), found(10, inDays(-2))])
  const price = { amount: 8000, currency: 'USD' }
  expect((await get('bangkok-th')).found).toEqual({
    price,
    checkIn: inDays(6),
    checkOut: inDays(7),
  })
})

it('an older or shorter address means the same city', async () => {
  expect((await get('bangkok')).address).toBe('bangkok-th')
  expect((await get('Bangkok-TH')).address).toBe('bangkok-th')
})

it.each([
  'nowhere-xx',
  '%E0%B8%81',
  '..%2f',
  '__proto__',
  'bangkok-th?area=nowhere',
  'bangkok-th?area=..%2fpattaya',
  'bangkok-th?area=constructor',
])('there is no page %s', async (path) => {
  expect(await call(path)).toMatchObject({ status: 404, error: 'NOT_FOUND' })
})

it('links lead to cities and areas that are indexed, and to no other', async () => {
  const links = async (query: string) =>
    (
      await traveller.must(
        traveller.call<{ pages: LinkedLanding[] }>('GET', `/landing/links?${query}`),
      )
    ).pages
  const city = { kind: 'city', address: 'bangkok-th', city: 'Bangkok' }
  const area = {
    kind: 'area',
    address: `bangkok-th/${areaName(old.id)}`,
    area: old.name,
    city: 'Bangkok',
  }
  expect(await links('to=BKK')).toEqual([city])
  expect(await links('stays=city-bangkok-th,city-paris-fr')).toEqual([city])
  expect(await links(`stays=area-${old.id}`)).toEqual([city, area])
  expect(await links('stays=hotel-x,city-constructor,area-nowhere,near')).toEqual([])
})
