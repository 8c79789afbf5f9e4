import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import type { StayBooking } from '../../../contract/hotel/booking.ts'
import type { BookId } from '../../../contract/ids.ts'
import { money } from '../../../contract/money.ts'
import { ownPayable, type WholeOrder } from '../../order/whole-order.ts'
import { hotelIn } from '../stay/hotel-in.ts'
import type { StayBookingRow } from './stay-booking-store.ts'
import { stayPriceLines } from './stay-price-lines.ts'

export function stayBookingView(
  row: StayBookingRow,
  { now, language }: { now: number; language: string },
  order?: Pick<WholeOrder, 'id' | 'code' | 'payables'>,
): StayBooking {
  const { rate } = row.quoted
  const view: StayBooking = {
    bookId: row.id as BookId,
    state: row.state === 'draft' && row.expiresAt.getTime() <= now ? 'expired' : row.state,
    hash: row.hash,
    hotel: hotelIn(row.hotel, language),
    stay: row.stay,
    rate,
    draft: row.draft,
    lines: together(stayPriceLines(rate).flat()),
    expiresAt: row.expiresAt.toISOString(),
  }
  if (row.offered) view.newRate = row.offered.rate
  if (order) view.order = { orderCode: order.code, trxId: ownPayable(order).trxId }
  return view
}

/** Returns one line for all rooms' lines of a kind. */
function together(lines: readonly PriceLine[]): PriceLine[] {
  const byKind = Map.groupBy(lines, ({ kind, due }) => `${due} ${kind}`)
  return [...byKind.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const amount = same.reduce((sum, line) => sum + line.amount.amount, 0)
    return { ...first, count: same.length, amount: money(amount, first.amount.currency) }
  })
}
