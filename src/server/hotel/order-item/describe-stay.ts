import { nightsOf } from '../../../contract/hotel/stay.ts'
import { formatDate } from '../../../contract/words/format.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import type { ItemDescription, ItemNotice, ItemPart } from '../../order/product.ts'
import { nameOf } from '../../order/travellers.ts'
import { type Say, wordsOf } from '../../platform/words.ts'
import type { StayDetails, StayItem } from './stay-item.ts'
import { cancellationText, checkInText, guestsText, whereLines } from './stay-text.ts'

/**
 * Returns the description of a room for letters, documents and lists. What all rooms of a stay have in common is said
 * once, with the first of those that are shown together.
 */
export function describeStay(
  item: StayItem,
  say: Say,
  together: readonly StayItem[] = [item],
): ItemDescription {
  const { details, travellers } = item
  const { hotel, rate, voucher } = details
  const name = travellers[0] ? nameOf(travellers[0]) : ''
  const number = voucher && (voucher.confirmation ?? voucher.code)
  const same = together.filter(({ reservationId }) => reservationId === item.reservationId)
  const isFirst = same.every(({ position }) => position >= item.position)
  return {
    title: hotel.name,
    subtitle: rate.roomName,
    references: voucher ? [{ code: voucher.code, usedWith: [hotel.name] }] : [],
    parts: [partOf(details, name, isFirst, say)],
    travellers: [{ name, documents: number ? [{ number, covers: [rate.roomName] }] : [] }],
    advice: [say('stay-advice')],
  }
}

function partOf(details: StayDetails, name: string, isFirst: boolean, say: Say): ItemPart {
  const { hotel, stay, rate, room } = details
  const end = (day: string, time: string, place: string) => ({
    time,
    day: formatDate(day, say.tag, 'full'),
    code: '',
    city: hotel.city,
    place,
  })
  const occupancy = stay.rooms[room] ?? { adults: 1, childAges: [] }
  const due = rate.rooms[room]?.atProperty
  const notice = isFirst ? receptionNotice(details, name, say) : undefined
  const part: ItemPart = {
    label: rate.roomName,
    operator: say('stay-nights', { count: nightsOf(stay) }),
    starts: end(stay.checkIn, hotel.checkIn.from, checkInText(details, say)),
    ends: end(
      stay.checkOut,
      hotel.checkOut.until,
      say('stay-check-out', { until: hotel.checkOut.until }),
    ),
    notes: [
      [guestsText(occupancy, say), say(`stay-board-${rate.board}`)].join(' · '),
      ...(due ? [say('stay-due', { amount: formatMoney(due, say.tag) })] : []),
      ...(isFirst ? [cancellationText(details, say), ...whereLines(details, say)] : []),
    ],
  }
  return notice ? { ...part, notice } : part
}

/** Returns the voucher's essentials in the property's language, if guests read another one. */
function receptionNotice(details: StayDetails, name: string, reader: Say): ItemNotice | undefined {
  const { hotel, stay, rate, voucher } = details
  const say = wordsOf('mail', hotel.language)
  if (!voucher || say.language === reader.language) return undefined
  const day = (date: string) => formatDate(date, say.tag, 'full')
  return {
    title: say('stay-for-reception'),
    lines: [
      `${say('ticket-code', { code: voucher.code })} · ${name}`,
      say('stay-dates', { from: day(stay.checkIn), until: day(stay.checkOut) }),
      `${say('stay-rooms', { count: stay.rooms.length })} · ${rate.roomName} · ${say(`stay-board-${rate.board}`)}`,
    ],
  }
}
