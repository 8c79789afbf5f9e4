import type { TripType } from '../../../contract/flight-terms.ts'
import type { Translate } from '../../locale/word-store.ts'

/** What a leg is called: `Outbound`, `Return`, `Flight 2` (S3.31). */
export function legName(t: Translate, tripType: TripType, leg: number): string {
  if (tripType === 'multicity') return t('flight-results.leg-number', { number: leg + 1 })
  return t(leg === 0 ? 'flight-results.leg-out' : 'flight-results.leg-back')
}

/** What the list asks its reader to do. */
export function chooseLeg(t: Translate, tripType: TripType, leg: number, count: number): string {
  if (count === 1) return t('flight-results.choose-only')
  if (tripType === 'multicity') return t('flight-results.choose-number', { number: leg + 1, count })
  return t(leg === 0 ? 'flight-results.choose-out' : 'flight-results.choose-back')
}
