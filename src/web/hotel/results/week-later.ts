import { shiftDate } from '../../calendar/days.ts'
import type { TypedStay } from '../search/typed-stay.ts'

/** Returns the dates of the same stay a week later. */
export const weekLater = ({
  checkIn,
  checkOut,
}: Pick<TypedStay, 'checkIn' | 'checkOut'>): Pick<TypedStay, 'checkIn' | 'checkOut'> => ({
  checkIn: shiftDate(checkIn, 7),
  checkOut: shiftDate(checkOut, 7),
})
