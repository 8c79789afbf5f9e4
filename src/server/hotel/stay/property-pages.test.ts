import { expect, it } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../../test/support/shop.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { headers } from '../../../contract/headers.ts'
import { enoughReviews, type getProperty } from '../../../contract/hotel/property.ts'

const reviewed = (reviews: number) => ({ score: { value: 8, reviews } })
const desk = openHotelDesk([
  [testProperty('lodge', 'River Lodge', reviewed(enoughReviews)), { ref: 'now', now: 5000 }],
  [testProperty('inn', 'New Inn', reviewed(enoughReviews - 1))],
])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const traveller = shop.traveller()
const get = (id: string, language = 'en') =>
  traveller.call<ResultOf<typeof getProperty>>('GET', `/hotel/properties/${id}`, undefined, {
    [headers.language]: language,
  })

it('a property is known without dates, in the reader’s language, and its supplier isn’t asked for rooms', async () => {
  const { result } = await get('north-lodge', 'th')
  expect(result).toMatchObject({
    hotel: { id: 'north-lodge', name: 'River Lodge', city: 'กรุงเทพฯ' },
    city: { id: 'city-bangkok-th', name: 'กรุงเทพฯ' },
    isListed: true,
  })
  expect(result.nearby.length).toBeGreaterThan(0)
  expect(desk.calls).toEqual([])
})

it('only properties with enough reviews are listed', async () => {
  expect((await get('north-inn')).result.isListed).toBe(false)
  const { ids } = await traveller.must(
    traveller.call<{ ids: string[] }>('GET', '/hotel/properties'),
  )
  expect(ids).toEqual(['north-lodge'])
})

it.each(['nowhere', '__proto__', '..%2f', 'x'.repeat(200), '%E0%B8%81'])(
  'there is no %s',
  async (id) => {
    const { error } = await get(id)
    expect(['STAY_NOT_FOUND', 'VALIDATION']).toContain(error)
  },
)
