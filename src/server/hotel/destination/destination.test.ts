import { describe, expect, test } from 'vitest'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { awayFrom, bangkok, testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../../test/support/shop.ts'
import type { Destination } from '../../../contract/hotel/destination.ts'

const desk = openHotelDesk([
  [testProperty('a', 'Chao Phraya Lodge', { position: awayFrom(bangkok, 1) })],
  [testProperty('b', 'London Street Hostel', { position: awayFrom(bangkok, 2) })],
  [testProperty('c', 'Paris', { position: awayFrom(bangkok, 2.5) })],
])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const traveller = shop.traveller()

const suggest = (q: string, more = '', headers = {}) =>
  traveller.must(
    traveller.call<Destination[]>(
      'GET',
      `/hotel/destinations?q=${encodeURIComponent(q)}${more}`,
      undefined,
      headers,
    ),
  )
const ids = (found: Destination[]) => found.map(({ id }) => id)

describe('suggestions', () => {
  test.each([
    ['bangk', 'city-bangkok-th'],
    ['bankgok', 'city-bangkok-th'],
    ['กรุงเทพ', 'city-bangkok-th'],
    ['BKK', 'airport-BKK'],
    ['suvarnabhumi', 'airport-BKK'],
    ['grand palace', 'landmark-bangkok-th-grand-palace'],
    ['sukhumvit bangkok', 'area-bangkok-th-sukhumvit'],
    ['chao phraya lo', 'hotel-north-a'],
    ['chao prhaya lodge', 'hotel-north-a'],
    ['london', 'city-london-gb'],
    ['london street', 'hotel-north-b'],
    ['paris', 'city-paris-fr'],
  ])('%s means %s', async (typed, id) => {
    expect(ids(await suggest(typed))[0]).toBe(id)
  })

  test('of a word in many names still have properties, after the place', async () => {
    const found = ids(await suggest('london', '&limit=4'))
    expect(found).toHaveLength(4)
    expect(found).toContain('hotel-north-b')
  })

  test('are the most visited cities before anything is typed, and nothing for nonsense', async () => {
    expect((await suggest('', '&limit=3')).map(({ kind }) => kind)).toEqual([
      'city',
      'city',
      'city',
    ])
    expect(await suggest('qqqqqq')).toEqual([])
  })

  test('name countries in the visitor’s language', async () => {
    const [bangkok] = await suggest('bangkok', '', { 'x-language': 'de' })
    expect(bangkok).toMatchObject({ name: 'Bangkok', within: 'Thailand', properties: 3 })
    const [paris] = await suggest('paris', '', { 'x-language': 'th' })
    expect(paris).toMatchObject({ name: 'ปารีส', within: 'ฝรั่งเศส', properties: 0 })
    const [rome] = await suggest('rzym', '', { 'x-language': 'de' })
    expect(rome).toMatchObject({ name: 'Rom', within: 'Italien' })
    const [heathrow] = await suggest('LHR', '', { 'x-language': 'ja' })
    expect(heathrow).toMatchObject({ name: 'London Heathrow Airport', within: 'ロンドン' })
  })

  test('name cities in the visitor’s language', async () => {
    const inThai = { 'x-language': 'th' }
    const [bangkok] = await suggest('bangkok', '', inThai)
    expect(bangkok).toMatchObject({ name: 'กรุงเทพฯ', within: 'ไทย' })
    const [area] = await suggest('sukhumvit', '', inThai)
    expect(area).toMatchObject({ name: 'Sukhumvit', within: 'กรุงเทพฯ' })
    const [bali] = await suggest('bali', '', inThai)
    expect(bali).toMatchObject({ name: 'บาหลี', instead: { name: 'กรุงเทพฯ' } })
  })
})

describe('a destination', () => {
  test('that is an island of several towns says so', async () => {
    expect(await traveller.must(get('city-bali-id'))).toMatchObject({ isRegion: true })
    expect(await traveller.must(get('city-bangkok-th'))).not.toHaveProperty('isRegion')
  })

  test('of an airport reaches as far as there are properties to choose from', async () => {
    // Don Mueang has none within 10 km, and 3 within 30.
    expect(await traveller.must(get('airport-DMK'))).toMatchObject({ properties: 3, radius: 30 })
  })

  test('without properties names the nearest city that has some', async () => {
    const instead = { id: 'city-bangkok-th', name: 'Bangkok' }
    expect(await traveller.must(get('airport-NRT'))).toMatchObject({ properties: 0, instead })
    expect(await traveller.must(get('near-35.7,139.7'))).toMatchObject({ properties: 0, instead })
    expect(await traveller.must(get('city-bangkok-th'))).not.toHaveProperty('instead')
  })

  const get = (id: string) => traveller.call<Destination>('GET', `/hotel/destinations/${id}`)

  test('is found by its id, a property by any supplier’s', async () => {
    const hotel = await traveller.must(get('hotel-north-a'))
    expect(hotel).toMatchObject({ kind: 'hotel', name: 'Chao Phraya Lodge', within: 'Bangkok' })
    expect(await traveller.must(get('city-bangkok-th'))).toMatchObject({ country: 'TH' })
  })

  test('can be a position', async () => {
    const near = await traveller.must(get('near-13.7563,100.5018'))
    expect(near).toMatchObject({ kind: 'near', name: 'Bangkok', country: 'TH', properties: 3 })
  })

  test.each(['city-atlantis', 'near-91.5,0', 'near-x', 'hotel-north-z', 'xyz'])(
    '%s is unknown',
    async (id) => {
      expect((await get(id)).error).toBe('UNKNOWN_DESTINATION')
    },
  )
})
