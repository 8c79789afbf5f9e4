import type { RoomType } from '../../../../contract/hotel/hotel.ts'
import type { Rate } from '../../../../contract/hotel/rate.ts'
import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'

/** In a stay page's address: whether the results it was opened from were filtered by accessibility. */
export const accessField = 'access'

/** Returns what a list filtered like this adds to addresses of stay pages. */
export const accessQuery = ({ accessibility }: Pick<HotelFilters, 'accessibility'>) =>
  accessibility.length > 0 ? { [accessField]: '1' } : undefined

/** Returns rates with those of accessible rooms after all others, or before them if they're asked for; otherwise as before. */
export function inRoomOrder(
  rates: readonly Rate[],
  rooms: readonly RoomType[],
  wantsAccessible: boolean,
): Rate[] {
  const accessible = new Set(rooms.flatMap((room) => (room.accessible ? room.id : [])))
  const rank = ({ roomId }: Rate) => Number(accessible.has(roomId) !== wantsAccessible)
  return rates.toSorted((a, b) => rank(a) - rank(b))
}
