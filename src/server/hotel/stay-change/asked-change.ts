import type { BodyOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { listStayChangeRooms, quoteStayChange } from '../../../contract/hotel/stay-change.ts'
import { type Guest, roomTypesOf } from '../../supplier/hotel-supplier.ts'
import type { ChangedRoom, StayChange } from '../../supplier/stay-change.ts'
import { guestProblems, plainGuest, refuseGuests } from '../booking/check-guests.ts'
import type { StayItem } from '../order-item/stay-item.ts'
import { leadGuestsOf } from './stay-change-terms.ts'

type AskedRooms = BodyOf<typeof listStayChangeRooms>['rooms']
type NamedRooms = BodyOf<typeof quoteStayChange>['rooms']

/** A room that is asked about: an added one may have no type yet. */
export type WantedRoom = Omit<ChangedRoom, 'roomType'> & { roomType: string | undefined }

const nobody: Guest = { title: '', givenName: '', surname: '' }

/** Returns a booked stay as a change that changes nothing. */
export function asBooked(items: readonly [StayItem, ...StayItem[]]): StayChange['to'] {
  const { stay, source } = items[0].details
  const types = roomTypesOf(source)
  const leadGuests = leadGuestsOf(items)
  const { checkIn, checkOut } = stay
  return {
    checkIn,
    checkOut,
    rooms: stay.rooms.map(({ adults, childAges }, keeps) => ({
      adults,
      childAges,
      keeps,
      roomType: types[keeps]?.id ?? source.room.id,
      leadGuest: plainGuest(leadGuests[keeps] ?? nobody),
    })),
  }
}

/**
 * Returns the rooms that are asked for, with the types that are booked where no others are. Throws VALIDATION if they
 * aren't rooms of the stay in their order, followed by added ones.
 */
export function wantedRooms(
  items: readonly [StayItem, ...StayItem[]],
  asked: AskedRooms | NamedRooms,
): WantedRoom[] {
  const { rooms: booked } = asBooked(items)
  const rooms = asked.map((room): WantedRoom => {
    const at = items.findIndex(({ id }) => id === room.itemId)
    const { adults, childAges, roomType } = room
    const leadGuest = 'leadGuest' in room ? plainGuest(room.leadGuest) : nobody
    if (room.itemId === undefined) return { adults, childAges, roomType, leadGuest }
    const type = roomType ?? booked[at]?.roomType
    return { adults, childAges, keeps: at, roomType: type, leadGuest }
  })
  const places = rooms.map(({ keeps }) => keeps ?? Number.POSITIVE_INFINITY)
  const areInOrder = places.every(
    (place, at) => place > (places[at - 1] ?? -1) || place === Number.POSITIVE_INFINITY,
  )
  if (!areInOrder || places[0] === Number.POSITIVE_INFINITY) {
    throw new CatalogueError('VALIDATION', { fields: { rooms: 'booked_rooms_first' } })
  }
  return rooms
}

/** Returns the rooms of a change that is to be quoted. Throws VALIDATION and GUESTS_INVALID. */
export function changedRooms(
  items: readonly [StayItem, ...StayItem[]],
  asked: NamedRooms,
): ChangedRoom[] {
  const fields = asked.flatMap(({ leadGuest }, at) =>
    Object.entries(guestProblems(leadGuest)).map(([field, problem]) => [
      `rooms.${at}.leadGuest.${field}`,
      problem,
    ]),
  )
  refuseGuests(Object.fromEntries(fields))
  return wantedRooms(items, asked).map(({ roomType, ...room }, at) => {
    if (roomType) return { ...room, roomType }
    throw new CatalogueError('VALIDATION', { fields: { [`rooms.${at}.roomType`]: 'REQUIRED' } })
  })
}
