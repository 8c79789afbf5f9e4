import type { Segment } from '../../../contract/flight/offer.ts'
import { formatDate } from '../../../contract/words/format.ts'
import type { ItemNotice } from '../../order/product.ts'
import type { Say } from '../../platform/words.ts'
import { airportOfOrder } from '../../world/airport.ts'
import { cityOfPlace } from '../../world/local-names.ts'
import type { FlightDetails, FlightItem } from './flight-item.ts'

/** A journey with what its airline announced. */
interface Announced {
  state: FlightItem['state']
  details: Pick<FlightDetails, 'offer' | 'announced'>
}

/**
 * Returns the airline's announcement for one flight of a journey, with the deadline while an answer is awaited; undefined if
 * nothing changes.
 */
export function announcementOf(
  { state, details: { offer, announced } }: Announced,
  index: number,
  say: Say,
): ItemNotice | undefined {
  if (!announced) return undefined
  const before = offer.slice.segments[index]
  const after = announced.after?.segments[index]
  if (before && after && isSame(before, after)) return undefined
  return {
    title:
      after && before
        ? say('announced-changed', {
            before: callText(before, after, say),
            after: callText(after, before, say),
          })
        : say(after ? 'announced-added' : 'announced-cancelled'),
    lines:
      state === 'confirmed' && announced.answerBy
        ? [say('announced-answer', { by: deadline(announced.answerBy, offer.slice.from, say) })]
        : [],
  }
}

/** Returns the same as one text, for calendars. */
export function announcementText(item: Announced, index: number, say: Say): string | undefined {
  const notice = announcementOf(item, index, say)
  return notice && [notice.title, ...notice.lines].join(' ')
}

/** Returns a deadline in the local time of an airport, with its city: a time without a time zone is ambiguous. */
export function deadline(moment: string | Date, iata: string, say: Say): string {
  const airport = airportOfOrder(iata)
  return say('moment-in-city', {
    time: formatDate(new Date(moment).toISOString(), say.tag, 'date-time', airport?.zone),
    city: airport ? cityOfPlace(iata, say.locale) : 'UTC',
  })
}

/** Returns a flight as one side of "was …, now …": its time, and whatever else differs from the other side. */
function callText(segment: Segment, other: Segment, say: Say): string {
  const time = segment.departure.slice(11)
  const [day, at] = [segment.departure.slice(0, 10), segment.from]
  const parts = [
    ...(segment.flight === other.flight ? [] : [segment.flight]),
    ...(at === other.from ? [] : [at]),
    ...(day === other.departure.slice(0, 10) ? [] : [formatDate(day, say.tag, 'long')]),
    segment.departure === other.departure ? `${time} – ${segment.arrival.slice(11)}` : time,
  ]
  return parts.join(' ')
}

const isSame = (before: Segment, after: Segment): boolean =>
  before.flight === after.flight &&
  before.departure === after.departure &&
  before.arrival === after.arrival &&
  before.from === after.from &&
  before.to === after.to
