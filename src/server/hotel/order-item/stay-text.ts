import { nightArrivalDay } from '../../../contract/hotel/arrival-day.ts'
import type { Occupancy } from '../../../contract/hotel/stay.ts'
import { formatDate, formatTime } from '../../../contract/words/format.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import { type Say, wordsOf } from '../../platform/words.ts'
import type { StayDetails, StayItem } from './stay-item.ts'

/** Returns the words of vouchers in a language, with its code. */
export const voucherWords = (locale: string): Say => wordsOf('voucher', locale)

/** Returns who sleeps in a room: "2 adults, 2 children (age: 4, 7)". */
export function guestsText({ adults, childAges }: Occupancy, say: Say): string {
  const grown = say('adults', { count: adults })
  if (childAges.length === 0) return grown
  const ages = childAges.join(', ')
  return `${grown}, ${say('children', { count: childAges.length, ages })}`
}

/** Returns the day of arrival, with when check-in begins and, if the property says so, ends. */
export function checkInText({ stay, hotel: { checkIn } }: StayDetails, say: Say): string {
  const day = formatDate(stay.checkIn, say.tag, 'full')
  const from = formatTime(checkIn.from, say.tag)
  return checkIn.until
    ? say('day-between', { day, from, until: formatTime(checkIn.until, say.tag) })
    : say('day-from', { day, from })
}

/** Returns the day of departure, with when check-out ends. */
export const checkOutText = ({ stay, hotel }: StayDetails, say: Say): string =>
  say('day-until', {
    day: formatDate(stay.checkOut, say.tag, 'full'),
    until: formatTime(hotel.checkOut.until, say.tag),
  })

/** Returns when the guests think they arrive: a time, with its day if that is the night after check-in. */
export function arrivalText({ stay, arrivesAt }: StayDetails, say: Say): string {
  const next = nightArrivalDay(stay.checkIn, arrivesAt)
  return next
    ? formatDate(`${next}T${arrivesAt}`, say.tag, 'full-time')
    : formatTime(arrivesAt, say.tag)
}

type CancelledItem = Pick<StayItem, 'details' | 'guarantee'>

/**
 * Returns what cancelling refunds until when, a line for each step, in the property's time; and what is charged to the
 * card that guarantees the stay.
 */
export function cancellationText({ details, guarantee }: CancelledItem, say: Say): string {
  const { rate, hotel } = details
  const { price, refundUntil, guaranteeCharge } = rate
  const card = guarantee?.card
  const charged =
    card && guaranteeCharge
      ? [say('card-guarantee', { card, amount: formatMoney(guaranteeCharge.amount, say.tag) })]
      : []
  const steps = refundUntil
    .filter(({ refund }) => refund.amount > 0 || price.now.amount === 0)
    .map(({ instant, refund }) => {
      const until = formatDate(instant, say.tag, 'date-time', hotel.zone)
      return refund.amount >= price.now.amount
        ? say('free-until', { until })
        : say('part-until', { until, refund: formatMoney(refund, say.tag) })
    })
  if (steps.length === 0) return [say('non-refundable'), ...charged].join('\n')
  // Where nothing was paid, there is nothing to refund.
  const after = price.now.amount > 0 ? [say('no-refund-after')] : []
  return [...steps, ...after, ...charged].join('\n')
}

/** Returns the address of a map of the property. */
export const mapAddress = ({ hotel: { position } }: Pick<StayDetails, 'hotel'>): string => {
  const [lat, lon] = [position.lat.toFixed(5), position.lon.toFixed(5)]
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}
