import type { Order } from '../../../contract/order/order.ts'
import type { PageAddress, Trip } from '../../product/product-views.ts'
import { stayParamsOf, type TypedRoom } from '../search/typed-stay.ts'
import { isRoom } from './hotel-order-item.ts'

/** Adults to a room, as couples and friends share them. */
const toARoom = 2

/** Returns an order's first stay; undefined if it has begun. */
export function tripOf({ items }: Order): Trip | undefined {
  const first = items.filter(isRoom).find(({ state }) => state === 'confirmed')
  if (!first || first.hotel.hasStarted) return undefined
  const { hotel, stay } = first.hotel
  return {
    city: hotel.city,
    from: stay.checkIn,
    to: stay.checkOut,
    adults: stay.rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: stay.rooms.flatMap(({ childAges }) => childAges),
  }
}

/** Returns the hotels in a city; the search form if it isn't known until when. */
export const searchFor = ({ city, from, to, adults, childAges }: Trip): PageAddress => ({
  path: to ? 'hotel/search' : 'hotel',
  query: stayParamsOf({
    where: city,
    destination: '',
    checkIn: from,
    checkOut: to ?? '',
    rooms: roomsFor(adults, childAges),
  }),
})

/** Returns rooms for a party: two adults to a room, and children spread over the rooms. */
function roomsFor(adults: number, childAges: readonly number[]): TypedRoom[] {
  const count = Math.ceil(adults / toARoom)
  return Array.from({ length: count }, (_, room) => ({
    adults: String(Math.floor((adults + room) / count)),
    childAges: childAges.filter((_, child) => child % count === room).map(String),
  }))
}
