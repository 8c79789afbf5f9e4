import { type AirportSwitch, airportSwitches } from '../../../contract/flight/airport-switches.ts'
import { changesAt } from '../../../contract/flight/changes-at.ts'
import type { Slice } from '../../../contract/flight/offer.ts'
import { formatDuration } from '../../../contract/words/format.ts'
import type { ItemNotice } from '../../order/product.ts'
import type { Say } from '../../platform/words.ts'
import { airportOfOrder } from '../../world/airport.ts'
import { countryNameIn } from '../../world/country.ts'
import { cityOfPlace } from '../../world/local-names.ts'
import type { FlightItem } from './flight-item.ts'

/** Returns what a self-transfer before a flight requires of the traveller; undefined if there is none. */
export function selfTransferBefore(slice: Slice, flight: number, say: Say): ItemNotice | undefined {
  const connection = slice.connections[flight - 1]
  if (connection?.kind !== 'onestop') return undefined
  const city = cityOfPlace(connection.airport, say.locale)
  const country = airportOfOrder(connection.airport)?.country
  const { airport, terminal } = changesAt(slice, flight - 1)
  return {
    title: say('self-transfer', { city }),
    lines: [
      say('self-transfer-bookings'),
      say('self-transfer-bags', { city }),
      ...(country
        ? [say('self-transfer-visa', { country: countryNameIn(country, say.locale) })]
        : []),
      ...(airport ? [say('self-transfer-airport', { ...airport })] : []),
      ...(terminal ? [say('self-transfer-terminal', { ...terminal })] : []),
      say('self-transfer-slack', { duration: formatDuration(connection.minutes, say.tag) }),
    ],
  }
}

/**
 * Returns a warning if a journey uses a different airport than the journey before it in the same trip; undefined
 * otherwise.
 */
export function airportSwitchOf(
  item: FlightItem,
  trip: readonly FlightItem[],
  say: Say,
): ItemNotice | undefined {
  const slices = trip.map(({ details }) => details.offer.slice)
  const isReturn = isThereAndBack(slices)
  const [first, ...others] = airportSwitches(
    slices,
    isReturn ? 'roundtrip' : 'multicity',
    cityCodeOf,
  )
    .filter(({ leg }) => trip[leg]?.id === item.id)
    .map((each) => switchText(each, isReturn, say))
  return first ? { title: first, lines: others } : undefined
}

function switchText({ kind, airport: code }: AirportSwitch, isReturn: boolean, say: Say): string {
  // As on pages: "Don Mueang International Airport" is commonly called Don Mueang.
  const name = airportOfOrder(code)?.name.replace(/( International)? Airport$/, '')
  const airport = name ? `${name} (${code})` : code
  if (kind === 'lands') return say('lands-elsewhere', { airport })
  return say(isReturn ? 'returns-elsewhere' : 'leaves-elsewhere', { airport })
}

function isThereAndBack(slices: readonly Slice[]): boolean {
  const [out, back] = slices
  if (!out || !back || slices.length > 2) return false
  return (
    cityCodeOf(out.from) === cityCodeOf(back.to) && cityCodeOf(out.to) === cityCodeOf(back.from)
  )
}

const cityCodeOf = (iata: string): string => airportOfOrder(iata)?.cityCode ?? iata
