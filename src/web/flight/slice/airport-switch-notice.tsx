import { airportSwitches } from '../../../contract/flight/airport-switches.ts'
import type { TripType } from '../../../contract/flight/flight-terms.ts'
import { useT } from '../../locale/language.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { airportSwitchText } from './airport-switch-text.ts'

interface AirportSwitchNoticeProps {
  slices: readonly { from: string; to: string }[]
  tripType: TripType
  airports: PlaceNames
}

/** Renders a warning about flights that use a different airport than the previous flight; otherwise nothing. */
export function AirportSwitchNotice({ slices, tripType, airports }: AirportSwitchNoticeProps) {
  const t = useT()
  const found = airportSwitches(slices, tripType, (code) => cityOf(airports, code))
  if (found.length === 0) return null
  return (
    <Alert tone="warning">
      {found.map((each) => (
        <p key={`${each.leg} ${each.kind}`} className="font-semibold">
          {airportSwitchText(t, each, tripType === 'roundtrip', airports)}
        </p>
      ))}
    </Alert>
  )
}
