import { type SharedTrip, sharedLegOf } from '../results/shared-trip/shared-trip.ts'
import type { Confirmation } from './load-confirmation.ts'

/** The flights that were looked over, in the fares that were chosen, as somebody may share them. */
export const tripOf = ({ lines, now, was }: Confirmation): SharedTrip => ({
  legs: lines.map(({ offer }) => sharedLegOf(offer.slice, offer.family.code)),
  price: now ?? was,
})
