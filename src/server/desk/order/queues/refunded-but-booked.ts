import { sql } from 'drizzle-orm'
import { type Money, money } from '../../../../contract/money.ts'
import type { Database } from '../../../platform/database/database.ts'

/** An order whose payer has all back that they paid, while something of it is still booked. */
export interface RefundedButBooked {
  orderId: string
  paid: Money
  /** When the last of it was agreed on. */
  since: Date
}

/**
 * Returns orders that staff have refunded in full, with what the payer's bank returned of them, and that are still booked, the
 * oldest first. A refund by quote cancels what it's for. `today` is `YYYY-MM-DD`.
 */
export async function refundedButBooked(
  db: Database,
  { today, most }: { today: string; most: number },
): Promise<RefundedButBooked[]> {
  const { rows } = await db.execute<{
    id: string
    paid: string
    currency: string
    since: string
  }>(sql`
    select "order".id, "order".paid::text as paid, "order".currency,
      extract(epoch from max(by_hand.decided_at))::text as since
    from desk_refund_by_hand by_hand join "order" on "order".id = by_hand.order_id
    where by_hand.state in ('approved', 'paid') and "order".paid > 0 and "order".paid <= "order".lost + (
      select coalesce(sum(refund.amount), 0) from payment_refund refund
      join payment on payment.id = refund.payment_id
      where payment.order_id = "order".id and refund.of_order and refund.state <> 'charged_back'
    ) and exists (
      select from reservation join order_item item on item.reservation_id = reservation.id
      where reservation.order_id = "order".id and reservation.state = 'confirmed'
        and coalesce(order_item_start(item.details), ${today}) >= ${today}
    )
    group by "order".id
    order by max(by_hand.decided_at) limit ${most}`)
  return rows.map(({ id, paid, currency, since }) => ({
    orderId: id,
    paid: money(Number(paid), currency),
    since: new Date(Number(since) * 1000),
  }))
}
