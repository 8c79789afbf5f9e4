import { createContext, useContext } from 'react'
import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Order } from '../../contract/order/order.ts'
import { useT } from '../locale/language.ts'

/** Who paid back all that was paid for an order: we did, or the payer's bank after a dispute. */
type PaidBackBy = 'refunded' | 'returned'

/**
 * Set below pages of an order of which nothing is left to refund: then cancelling refunds nothing more, whatever was agreed
 * when it was booked.
 */
export const PaidBackContext = createContext<PaidBackBy | undefined>(undefined)

/** Returns that nothing is left to refund, in a sentence; undefined if something is. */
export function usePaidBackText(): string | undefined {
  const t = useT()
  const by = useContext(PaidBackContext)
  return by && t(`aftersales.${by}-manage-all`)
}

/** Returns whether all that was paid for an order was paid back, or is on its way, and by whom. */
export function paidBackBy(
  { paid, refunded }: Pick<Order, 'paid' | 'refunded'>,
  afterSales: Pick<AfterSales, 'refunds' | 'dispute'> | undefined,
): PaidBackBy | undefined {
  const returned = afterSales?.dispute?.returned.amount ?? 0
  const promised = (afterSales?.refunds ?? [])
    .filter(({ reason }) => reason !== 'extra')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  const back = Math.max(refunded.amount, promised) + returned
  if (paid.amount === 0 || back < paid.amount) return undefined
  return returned > 0 ? 'returned' : 'refunded'
}
