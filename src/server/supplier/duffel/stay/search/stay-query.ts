import type { StayDates } from '../../../../../contract/hotel/stay.ts'

/**
 * Returns the dates and guests of a search as Duffel asks for them: all guests in one list, each child with its age. It
 * has no list by room and distributes them itself; the booking tells the property who sleeps where.
 */
export const stayQuery = ({ checkIn, checkOut, rooms }: StayDates) => ({
  check_in_date: checkIn,
  check_out_date: checkOut,
  rooms: rooms.length,
  guests: rooms.flatMap(({ adults, childAges }) => [
    ...Array.from({ length: adults }, () => ({ type: 'adult' })),
    ...childAges.map((age) => ({ type: 'child', age })),
  ]),
})
