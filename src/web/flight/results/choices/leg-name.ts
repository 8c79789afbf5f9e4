import {
  type TripDirection,
  type TripType,
  tripDirections,
} from '../../../../contract/flight/flight-terms.ts'
import type { Translate } from '../../../locale/word-store.ts'

const words = {
  depart: { name: 'flight-results.leg-out', choose: 'flight-results.choose-out' },
  return: { name: 'flight-results.leg-back', choose: 'flight-results.choose-back' },
} as const satisfies Record<TripDirection, object>

const directionOf = (leg: number): TripDirection => tripDirections[leg === 0 ? 0 : 1]

/** Returns a leg's name: `Outbound`, `Return`, `Flight 2` (S3.31). */
export function legName(t: Translate, tripType: TripType, leg: number): string {
  if (tripType === 'multicity') return t('flight-results.leg-number', { number: leg + 1 })
  return t(words[directionOf(leg)].name)
}

/** Returns the list's prompt to choose a leg. */
export function chooseLeg(t: Translate, tripType: TripType, leg: number, count: number): string {
  if (count === 1) return t('flight-results.choose-only')
  if (tripType === 'multicity') return t('flight-results.choose-number', { number: leg + 1, count })
  return t(words[directionOf(leg)].choose)
}
