import { minutes } from '../../../../platform/duration.ts'
import type { StayEvent } from '../../../hotel-supplier.ts'
import type { DuffelContext } from '../../duffel-context.ts'
import { keptStays } from '../store.ts'
import { allBookings } from './found-booking.ts'

/** The engine asks every minute, and each answer is the account's whole list of bookings. */
const betweenLists = minutes(10)

/**
 * Returns a function that returns which stays their properties cancelled: those that are cancelled at Duffel, and not by
 * us. Duffel reports no guests who didn't come.
 */
export function stayEvents(context: DuffelContext): (since: Date) => Promise<StayEvent[]> {
  let listedAt = Number.NEGATIVE_INFINITY
  return async (since) => {
    if (performance.now() < listedAt + betweenLists) return []
    const kept = await keptStays(context.db)
    if (kept.size === 0) return []
    const events: StayEvent[] = []
    for await (const { id, status, cancelled_at: at } of allBookings(context)) {
      const reference = kept.get(id)
      const isOver = status === 'cancelled' && at && Date.parse(at) >= since.getTime()
      if (!reference || !isOver) continue
      events.push({
        id: `${id}-cancelled`,
        reference,
        kind: 'cancelled_by_property',
        at: new Date(at),
      })
    }
    listedAt = performance.now()
    return events
  }
}
