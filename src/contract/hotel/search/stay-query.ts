// Apart from the schemas: pages read and write addresses in the browser, which gets no schemas.
import type { DestinationId } from '../destination.ts'
import type { Occupancy, StayDates } from '../stay.ts'

/** The query parameters of a search on `/hotel` and `/hotel/search`. */
export const stayQueryNames = {
  destination: 'destination',
  checkIn: 'checkIn',
  checkOut: 'checkOut',
  rooms: 'rooms',
} as const

/**
 * Returns rooms as a query parameter: rooms separated by `_`, in each the adults and then every child's age, separated
 * by `-`. `2-7-9_1` is a room of two adults and children of 7 and 9, and a room of one adult.
 */
export const roomsText = (rooms: readonly Occupancy[]): string =>
  rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join('_')

/** Returns the rooms of a query parameter; undefined if it isn't one. Limits on guests are the search's to check. */
export function roomsOf(text: string): Occupancy[] | undefined {
  if (!/^\d+(-\d+)*(_\d+(-\d+)*)*$/.test(text)) return undefined
  return text.split('_').map((room) => {
    const [adults = 0, ...childAges] = room.split('-').map(Number)
    return { adults, childAges }
  })
}

/** Returns the query of a search for these dates and guests. */
export const stayQuery = (destination: DestinationId, stay: StayDates): URLSearchParams =>
  new URLSearchParams({
    [stayQueryNames.destination]: destination,
    [stayQueryNames.checkIn]: stay.checkIn,
    [stayQueryNames.checkOut]: stay.checkOut,
    [stayQueryNames.rooms]: roomsText(stay.rooms),
  })
