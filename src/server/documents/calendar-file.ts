import type { ItemEvent } from '../order/product.ts'
import type { Item } from '../order/whole-order.ts'
import type { Say } from '../platform/words.ts'

/** An event with how often its item has changed. */
export interface CalendarEvent extends ItemEvent {
  sequence: number
}

interface CalendarParts {
  orderCode: string
  say: Say
  stamp: Date
}

/** A line of an order's history with what calendars need of it. */
export interface Happened {
  what: string
  itemId: string | null
  reservationId: string | null
}

/** The changes that make a calendar's event out of date. */
const revising: ReadonlySet<string> = new Set([
  'reservation.held',
  'reservation.confirmed',
  'reservation.cancelled',
  'notice.opened',
  'notice.accepting',
  'notice.accepted',
])

/**
 * Returns how often an item has changed: the SEQUENCE of its events. It's counted from the history of the item and its
 * reservation, so it never decreases.
 */
export const revisionOf = (
  { id, reservationId }: Pick<Item, 'id' | 'reservationId'>,
  history: readonly Happened[],
): number =>
  history.filter(
    (row) =>
      revising.has(row.what) &&
      (row.itemId ? row.itemId === id : row.reservationId === reservationId),
  ).length

/**
 * Returns an order's events as RFC 5545 text. An event keeps its UID through every change and its SEQUENCE grows, so
 * importing the file again updates a calendar; cancelled events have STATUS:CANCELLED. Times are in UTC, so that no
 * calendar needs time zone definitions.
 */
export function calendarFile(events: readonly CalendarEvent[], parts: CalendarParts): string {
  const isOver = events.length > 0 && events.every(({ status }) => status === 'cancelled')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sojourn//Itinerary//EN',
    `METHOD:${isOver ? 'CANCEL' : 'PUBLISH'}`,
    ...events.flatMap((event) => eventLines(event, parts)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, { orderCode, say, stamp }: CalendarParts): string[] {
  const description = [...event.description, say('calendar-order', { order: orderCode })]
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status.toUpperCase()}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(event.starts)}`,
    `DTEND:${utc(event.ends)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    `TRANSP:${event.status === 'cancelled' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** RFC 5545, 3.3.11. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')

/** RFC 5545, 3.1: lines have at most 75 octets; continuation lines start with a space. */
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
