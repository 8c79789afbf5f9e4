import type { AirportSwitch } from '../../../contract/flight/airport-switches.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { PlaceNames } from '../../place/place-names.ts'

/** Returns the warning's text: `Returns from a different airport: Don Mueang (DMK)`. */
export function airportSwitchText(
  t: Translate,
  { kind, airport: code }: AirportSwitch,
  isReturn: boolean,
  airports: PlaceNames,
): string {
  // The names are English in every language; "Don Mueang International Airport" is commonly called Don Mueang.
  const name = airports[code]?.name.replace(/( International)? Airport$/, '')
  const airport = name ? `${name} (${code})` : code
  if (kind === 'lands') return t('flight-shared.lands-elsewhere', { airport })
  return t(isReturn ? 'flight-shared.returns-elsewhere' : 'flight-shared.leaves-elsewhere', {
    airport,
  })
}
