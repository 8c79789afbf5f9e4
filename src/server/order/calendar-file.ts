import { isFlown } from '../../contract/is-flown.ts'
import type { Segment } from '../../contract/offer.ts'
import type { Say } from '../platform/words.ts'
import { airportByIata } from '../world/airport.ts'
import { momentOf } from '../world/zoned-time.ts'
import { codesOf } from './codes-of.ts'
import type { WholeOrder } from './order-store.ts'

/** The itinerary as RFC 5545 text, one event a flight. Times are in UTC, so no calendar can mistake a zone. */
export function calendarFile(order: WholeOrder, say: Say, stamp: Date): string {
  const flown = order.items.filter(isFlown)
  const events = flown.flatMap((item) =>
    item.offer.slice.segments.map((segment, index) => ({
      ...{ id: item.id, segment, index },
      code: codesOf(item)
        .filter(({ airlines }) => airlines.some(({ code }) => code === segment.airline))
        .map(({ code }) => code)
        .join(' / '),
    })),
  )
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sojourn//Itinerary//EN', 'METHOD:PUBLISH'],
    ...events.flatMap(({ id, segment, index, code }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${index}@sojourn`,
      `DTSTAMP:${utc(stamp)}`,
      `DTSTART:${utc(momentAt(segment.departure, segment.from))}`,
      `DTEND:${utc(momentAt(segment.arrival, segment.to))}`,
      `SUMMARY:${escapeText(say('calendar-summary', summaryOf(segment)))}`,
      `LOCATION:${escapeText(airportByIata(segment.from)?.name ?? segment.from)}`,
      `DESCRIPTION:${escapeText(
        say('calendar-description', { order: order.code, code: code || '–' }),
      )}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const summaryOf = ({ flight, from, to }: Segment) => ({
  flight,
  from: airportByIata(from)?.city ?? from,
  to: airportByIata(to)?.city ?? to,
})

const momentAt = (local: string, iata: string): Date =>
  momentOf(local, airportByIata(iata)?.zone ?? 'UTC')

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
