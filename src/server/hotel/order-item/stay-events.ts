import { isLive } from '../../../contract/order/is-live.ts'
import type { ItemEvent } from '../../order/product.ts'
import type { Say } from '../../platform/words.ts'
import { momentOf } from '../../world/zoned-time.ts'
import type { StayItem } from './stay-item.ts'
import { checkInText, checkOutText, mapAddress, voucherWords } from './stay-text.ts'

/** Returns a stay's calendar event: one for all of its rooms, which are booked and cancelled together. */
export function stayEvents(item: StayItem, mailWords: Say): ItemEvent[] {
  const { hotel, stay, voucher, room } = item.details
  const isOn = isLive(item)
  if (room > 0 || (!isOn && !voucher)) return []
  const say = voucherWords(mailWords.locale)
  const fact = (key: string, value: string) => `${say(key)}: ${value}`
  return [
    {
      uid: `${item.reservationId}@sojourn`,
      starts: momentOf(`${stay.checkIn}T${hotel.checkIn.from}`, hotel.zone),
      ends: momentOf(`${stay.checkOut}T${hotel.checkOut.until}`, hotel.zone),
      summary: mailWords('stay-calendar-summary', { hotel: hotel.name }),
      location: `${hotel.name}, ${hotel.address}`,
      description: [
        ...(isOn ? [] : [mailWords('stay-calendar-cancelled')]),
        ...(voucher ? [fact('reference', voucher.code)] : []),
        fact('check-in', checkInText(item.details, say)),
        fact('check-out', checkOutText(item.details, say)),
        fact('address', hotel.address),
        fact('phone', hotel.phone),
        mapAddress(item.details),
      ],
      status: isOn ? 'confirmed' : 'cancelled',
    },
  ]
}
