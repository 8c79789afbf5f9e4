import { expect, test } from 'vitest'
import { cityById } from '../../../../server/world/city.ts'
import { generateHotels } from '../hotel-facts.ts'
import { shoreOf } from './shore.ts'

function inCity(id: string) {
  const city = cityById(id)
  const shore = city && shoreOf(city)
  if (!shore) throw new Error(`no map of ${id}`)
  return { shore, hotels: generateHotels(city) }
}

// The map leaves out strips and atolls as narrow as Cancún's Hotel Zone: there every place is in its water.
test.each(['bangkok-th', 'paris-fr', 'london-gb'])('no property of %s is in its river', (id) => {
  const { shore, hotels } = inCity(id)
  const wet = hotels.filter(({ lat, lon }) => !shore.isLand(lat, lon))
  expect(wet.map((hotel) => hotel.area.name)).toEqual([])
})

test.each(['bali-id', 'phuket-th', 'santorini-gr', 'hong-kong-hk', 'sydney-au', 'barcelona-es'])(
  'no property of %s is in the water',
  (id) => {
    const { shore, hotels } = inCity(id)
    const wet = hotels.filter(({ lat, lon }) => !shore.isLand(lat, lon))
    expect(wet.map((hotel) => hotel.area.name)).toEqual([])
  },
)

test.each(['bali-id', 'phuket-th', 'punta-cana-do'])(
  'beach resorts of %s are at the beach',
  (id) => {
    const { shore, hotels } = inCity(id)
    const resorts = hotels.filter(
      ({ kind, area }) => kind === 'resort' && area.character === 'beach',
    )
    expect(resorts.length).toBeGreaterThan(10)
    const near = resorts.filter(({ lat, lon }) =>
      [0.15, 0.3, 0.6].some((km) => shore.isNearWater(lat, lon, km)),
    )
    expect(near.length / resorts.length).toBeGreaterThan(0.9)
  },
)
