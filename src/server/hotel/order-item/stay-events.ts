import { isLive } from '../../../contract/order/is-live.ts'
import type { ItemEvent } from '../../order/product.ts'
import type { Say } from '../../platform/words.ts'
import { momentOf } from '../../world/zoned-time.ts'
import type { StayItem } from './stay-item.ts'
import { checkInText, whereLines } from './stay-text.ts'

/** Returns a stay's calendar event: one for all of its rooms, which are booked and cancelled together. */
export function stayEvents(item: StayItem, say: Say): ItemEvent[] {
  const { hotel, stay, voucher, room } = item.details
  const isOn = isLive(item)
  if (room > 0 || (!isOn && !voucher)) return []
  return [
    {
      uid: `${item.id}@sojourn`,
      starts: momentOf(`${stay.checkIn}T${hotel.checkIn.from}`, hotel.zone),
      ends: momentOf(`${stay.checkOut}T${hotel.checkOut.until}`, hotel.zone),
      summary: say('stay-calendar-summary', { hotel: hotel.name }),
      location: `${hotel.name}, ${hotel.address}`,
      description: [
        ...(isOn ? [] : [say('stay-calendar-cancelled')]),
        ...(voucher ? [say('ticket-code', { code: voucher.code })] : []),
        checkInText(item.details, say),
        say('stay-check-out', { until: hotel.checkOut.until }),
        ...whereLines(item.details, say),
      ],
      status: isOn ? 'confirmed' : 'cancelled',
    },
  ]
}
