import type { RoomType } from '../../../../contract/hotel/hotel.ts'
import type { Rate } from '../../../../contract/hotel/rate.ts'
import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'

/** In a stay page's address: whether the results it was opened from were filtered by accessibility. */
export const accessField = 'access'

/** Returns the query that a filtered list adds to addresses of stay pages. */
export const accessQuery = ({ accessibility }: Pick<HotelFilters, 'accessibility'>) =>
  accessibility.length > 0 ? { [accessField]: '1' } : undefined

/** Moves rates of accessible rooms behind all others, or before them if asked for. Otherwise keeps the order. */
export function inRoomOrder(
  rates: readonly Rate[],
  rooms: readonly RoomType[],
  wantsAccessible: boolean,
): Rate[] {
  const accessible = new Set(rooms.flatMap((room) => (room.accessible ? room.id : [])))
  const rank = ({ roomId }: Rate) => Number(accessible.has(roomId) !== wantsAccessible)
  return rates.toSorted((a, b) => rank(a) - rank(b))
}
