import type { StopType } from '../../../contract/flight/offer.ts'
import type { Translate } from '../../locale/word-store.ts'

/** A stop type in plain words: `Direct`, `1 stop`, `Self-transfer` (S3.32). */
export function stopsText(t: Translate, stops: StopType, changes: number): string {
  if (stops === 'transit') return t('flight-shared.transit', { count: changes })
  return t(stops === 'direct' ? 'flight-shared.direct' : 'flight-shared.onestop')
}
