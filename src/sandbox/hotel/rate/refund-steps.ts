import type { SupplierRate } from '../../../server/supplier/hotel-supplier.ts'
import { addDays, momentOf } from '../../../server/world/zoned-time.ts'
import type { Plan } from './plans.ts'

/** Returns the instant of a local time some days before arrival. */
export type Deadlines = (days: number, hour: string) => Date

/** Creates the deadlines of stays that begin on a day in a zone; properties of a city have few different ones. */
export function createDeadlines(zone: string, checkIn: string): Deadlines {
  const known = new Map<string, Date>()
  return (days, hour) => {
    const key = `${days} ${hour}`
    let instant = known.get(key)
    if (!instant) {
      instant = momentOf(`${addDays(checkIn, -days)}T${hour}`, zone)
      known.set(key, instant)
    }
    return instant
  }
}

/** Returns until when how much of what is charged now is refunded, without what is over. */
export function refundSteps(
  { refunds, hour }: Plan,
  { deadlines, now }: { deadlines: Deadlines; now: number },
  rooms: SupplierRate['rooms'],
): SupplierRate['refundUntil'] {
  const paid = rooms.reduce((sum, { now: charged }) => sum + charged.amount, 0)
  const currency = rooms[0]?.now.currency ?? 'USD'
  return refunds.flatMap(({ days, share }) => {
    const instant = deadlines(days, hour)
    if (instant.getTime() <= now) return []
    return {
      instant: instant.toISOString(),
      refund: { amount: Math.floor(paid * share), currency },
    }
  })
}

/** Returns whether any refund is still possible. */
export const isRefundable = (
  { refunds, hour }: Plan,
  { deadlines, now }: { deadlines: Deadlines; now: number },
): boolean => refunds.some(({ days }) => deadlines(days, hour).getTime() > now)
