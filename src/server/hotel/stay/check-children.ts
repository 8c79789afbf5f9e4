import { CatalogueError } from '../../../contract/errors.ts'
import { refusedChildren } from '../../../contract/hotel/child-rule.ts'
import type { Hotel } from '../../../contract/hotel/hotel.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'

/** Throws CHILDREN_NOT_TAKEN, with the rooms and ages, if a property takes no children: its staff would turn them away. */
export function checkChildren(
  hotel: Pick<Hotel, 'policies'>,
  stay: Pick<StayDates, 'rooms'>,
): void {
  const rooms = refusedChildren(hotel, stay)
  if (rooms.length > 0) throw new CatalogueError('CHILDREN_NOT_TAKEN', { details: { rooms } })
}
