import type { Segment } from '../../contract/flight/offer.ts'
import type { Say } from '../platform/words.ts'
import { momentAt } from '../platform/zoned-time.ts'
import { airportByIata } from '../world/airport.ts'
import { announcementText } from './announcement.ts'
import { bagLinesOn } from './bags-of.ts'
import { flightsInCalendars } from './calendar-flights.ts'
import { codesOf } from './codes-of.ts'
import type { ItemRow, WholeOrder } from './order-store.ts'

interface CalendarParts {
  say: Say
  stamp: Date
  /** How often each item has changed, by its id: the SEQUENCE of its events. */
  revisions: ReadonlyMap<string, number>
}

/**
 * Returns the itinerary as RFC 5545 text, one event per flight. An event keeps its UID through every change and its
 * SEQUENCE grows, so importing the file again updates a calendar; flights that are off are STATUS:CANCELLED. Times are in
 * UTC, so no calendar can mistake a zone.
 */
export function calendarFile(order: WholeOrder, { say, stamp, revisions }: CalendarParts): string {
  const events = order.items.flatMap((item) =>
    flightsInCalendars(item).map(({ segment, index, isOn }) => ({
      isOn,
      lines: eventLines(order, item, { segment, index, isOn }, { say, stamp, revisions }),
    })),
  )
  const isOver = events.length > 0 && events.every(({ isOn }) => !isOn)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sojourn//Itinerary//EN',
    `METHOD:${isOver ? 'CANCEL' : 'PUBLISH'}`,
    ...events.flatMap((event) => event.lines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(
  order: WholeOrder,
  item: ItemRow,
  { segment, index, isOn }: { segment: Segment; index: number; isOn: boolean },
  { say, stamp, revisions }: CalendarParts,
): string[] {
  const code = codesOf(item)
    .filter(({ airlines }) => airlines.some(({ code }) => code === segment.airline))
    .map(({ code }) => code)
    .join(' / ')
  const announced = announcementText(item, index, say)
  const status = isOn ? (announced ? 'TENTATIVE' : 'CONFIRMED') : 'CANCELLED'
  const description = [
    ...(announced ? [announced] : []),
    ...(isOn || announced ? [] : [say('calendar-cancelled')]),
    say('calendar-description', { order: order.code, code: code || '–' }),
    ...(isOn ? bagLinesOn(order, item, index, say) : []),
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${item.id}-${index}@sojourn`,
    `SEQUENCE:${revisions.get(item.id) ?? 0}`,
    `STATUS:${status}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(momentAt(segment.departure, segment.from))}`,
    `DTEND:${utc(momentAt(segment.arrival, segment.to))}`,
    `SUMMARY:${escapeText(say('calendar-summary', summaryOf(segment)))}`,
    `LOCATION:${escapeText(airportByIata(segment.from)?.name ?? segment.from)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    `TRANSP:${isOn ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

const summaryOf = ({ flight, from, to }: Segment) => ({
  flight,
  from: airportByIata(from)?.city ?? from,
  to: airportByIata(to)?.city ?? to,
})

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** RFC 5545, 3.3.11. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')

/** RFC 5545, 3.1: no line longer than 75 octets; the rest goes on after a blank. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
