import type { Hotel } from './hotel.ts'
import type { StayDates } from './stay.ts'

/** Children in a room of a stay that its property doesn't take. */
export interface RefusedChildren {
  /** Position in the stay's rooms. */
  room: number
  ages: number[]
}

/** Returns the children that a property's rule refuses, by room; none if it takes children of all ages. */
export const refusedChildren = (
  { policies }: Pick<Hotel, 'policies'>,
  { rooms }: Pick<StayDates, 'rooms'>,
): RefusedChildren[] =>
  policies.childrenWelcome
    ? []
    : rooms.flatMap(({ childAges }, room) =>
        childAges.length > 0 ? [{ room, ages: childAges }] : [],
      )
