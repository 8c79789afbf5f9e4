import type { Segment, Slice } from '../../../contract/flight/offer.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import type { FlightDetails, FlightItem } from './flight-item.ts'

interface Planned {
  state: FlightItem['state']
  details: Pick<FlightDetails, 'offer' | 'announced' | 'calendarFlights' | 'tickets'>
}

export interface CalendarFlight {
  segment: Segment
  /** Its position in the journey. */
  index: number
  /** Whether it is operated, as far as we know. */
  isOn: boolean
}

/**
 * Returns the flights of an item that calendars may contain, by their position in the journey. Those that are off
 * (`isOn` false) are included, because only an event marked as cancelled disappears from a calendar. Expired seats
 * that were never ticketed have none.
 */
export function flightsInCalendars({ state, details }: Planned): CalendarFlight[] {
  const isUsed = isLive({ state })
  if (!isUsed && details.tickets.length === 0) return []
  const { announced, offer } = details
  const { segments } = announced ? (announced.after ?? { segments: [] }) : offer.slice
  return rememberedFlights(details).map((past, index) => {
    const isOn = isUsed && index < segments.length
    return { segment: (isOn ? segments[index] : undefined) ?? past, index, isOn }
  })
}

/** Returns the flights to remember once `next` replaces an item's journey, or was announced for it. */
export function rememberedFlights(
  { offer, calendarFlights }: Pick<FlightDetails, 'offer' | 'calendarFlights'>,
  next?: Slice | null,
): Segment[] {
  const layers = [calendarFlights, offer.slice.segments, next?.segments ?? []]
  const count = Math.max(...layers.map(({ length }) => length))
  return Array.from({ length: count }, (_, index) =>
    layers.map((layer) => layer[index]).findLast((each) => each !== undefined),
  ).filter((each) => each !== undefined)
}
