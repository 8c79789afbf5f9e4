import type { RefundStep } from '../../../contract/hotel/rate.ts'
import type { Occupancy } from '../../../contract/hotel/stay.ts'
import { formatDate } from '../../../contract/words/format.ts'
import type { Say } from '../../platform/words.ts'
import type { StayDetails } from './stay-item.ts'

/** Returns who sleeps in a room: "2 adults, children aged 4 and 7". */
export function guestsText({ adults, childAges }: Occupancy, say: Say): string {
  const grown = say('stay-adults', { count: adults })
  if (childAges.length === 0) return grown
  const ages = new Intl.ListFormat(say.tag).format(childAges.map(String))
  return `${grown}, ${say('stay-children', { count: childAges.length, ages })}`
}

/** Returns when check-in begins and, if the property says so, ends. */
export const checkInText = ({ hotel: { checkIn } }: StayDetails, say: Say): string =>
  checkIn.until
    ? say('stay-check-in-between', { from: checkIn.from, until: checkIn.until })
    : say('stay-check-in-from', { from: checkIn.from })

/** Returns until when cancelling is free, in the property's time, or that the rate is non-refundable. */
export function cancellationText({ rate, hotel }: StayDetails, say: Say): string {
  const { freeUntil } = rate
  const last = freeUntil ?? lastOf(rate.refundUntil)
  if (!last) return say('stay-non-refundable')
  const time = formatDate(last, say.tag, 'date-time', hotel.zone)
  const until = say('moment-in-city', { time, city: hotel.city })
  return say(freeUntil ? 'stay-free-until' : 'stay-refund-until', { until })
}

const lastOf = (steps: readonly RefundStep[]): string | undefined => steps.at(-1)?.instant

/** Returns the address of a map of the property. */
export const mapAddress = ({ hotel: { position } }: Pick<StayDetails, 'hotel'>): string => {
  const [lat, lon] = [position.lat.toFixed(5), position.lon.toFixed(5)]
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}

/** Returns how to find and reach the property, a line each. */
export const whereLines = (details: StayDetails, say: Say): string[] => {
  const { address, phone } = details.hotel
  return [
    say('stay-address', { address }),
    say('stay-phone', { phone }),
    say('stay-map', { address: mapAddress(details) }),
  ]
}
