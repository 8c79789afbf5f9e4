import type { Segment } from '../../../contract/flight/offer.ts'
import type { ItemEvent } from '../../order/product.ts'
import type { Say } from '../../platform/words.ts'
import { airportOfOrder } from '../../world/airport.ts'
import { cityOfPlace } from '../../world/local-names.ts'
import { momentAt } from '../../world/zoned-time.ts'
import { announcementText } from './announcement.ts'
import { bagLinesOn } from './bags-of.ts'
import { type CalendarFlight, flightsInCalendars } from './calendar-flights.ts'
import { codesOf } from './codes-of.ts'
import type { FlightItem } from './flight-item.ts'

/**
 * Returns a calendar event for each flight of a journey, including those that are off. Its id is the flight's
 * position.
 */
export const flightEvents = (item: FlightItem, say: Say): ItemEvent[] =>
  flightsInCalendars(item).map((flight) => eventOf(item, flight, say))

function eventOf(item: FlightItem, { segment, index, isOn }: CalendarFlight, say: Say): ItemEvent {
  const announced = announcementText(item, index, say)
  const code = codesOn(item, segment)
  return {
    uid: `${item.id}-${index}@sojourn`,
    starts: momentAt(segment.departure, segment.from),
    ends: momentAt(segment.arrival, segment.to),
    summary: say('calendar-summary', {
      flight: segment.flight,
      from: cityOfPlace(segment.from, say.locale),
      to: cityOfPlace(segment.to, say.locale),
    }),
    location: airportOfOrder(segment.from)?.name ?? segment.from,
    description: [
      ...(announced ? [announced] : []),
      ...(isOn || announced ? [] : [say('calendar-cancelled')]),
      ...(code ? [say('ticket-code', { code })] : []),
      ...(isOn ? bagLinesOn(item, index, say) : []),
    ],
    status: isOn ? (announced ? 'tentative' : 'confirmed') : 'cancelled',
  }
}

/** Returns the booking codes that a flight's airline uses. */
const codesOn = ({ details }: FlightItem, { airline }: Segment): string =>
  codesOf(details)
    .filter(({ airlines }) => airlines.some(({ code }) => code === airline))
    .map(({ code }) => code)
    .join(' / ')
