import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { AirportSwitchNotice } from '../slice/airport-switch-notice.tsx'

interface TripAirportSwitchesProps {
  /** The journeys of one trip, in the order in which they were bought. */
  slices: readonly { from: string; to: string }[]
  airports: PlaceNames
}

/** Renders a warning about bought flights that use a different airport than the previous flight; otherwise nothing. */
export function TripAirportSwitches({ slices, airports }: TripAirportSwitchesProps) {
  const [out, back] = slices
  const city = (code: string | undefined) => code && cityOf(airports, code)
  const isReturn =
    slices.length === 2 && city(out?.from) === city(back?.to) && city(out?.to) === city(back?.from)
  return (
    <AirportSwitchNotice
      slices={slices}
      tripType={isReturn ? 'roundtrip' : 'multicity'}
      airports={airports}
    />
  )
}
