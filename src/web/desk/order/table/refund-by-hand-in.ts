import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import type { Money } from '../../../../contract/money.ts'

interface LoggedRefund {
  /** `alone`: it was small, so that nobody else had to approve it. */
  what: 'alone' | 'proposed' | 'approved' | 'rejected'
  amount: Money
}

/** What the log keeps before and after such an act. */
interface Kept {
  state?: string
  amount?: Money
}

/** Returns what an entry of the log did about a refund by hand; undefined if it's about anything else. */
export function refundByHandIn({
  act,
  before,
  after,
}: Pick<DeskOrder['log'][number], 'act' | 'before' | 'after'>): LoggedRefund | undefined {
  const { state, amount } = (after ?? {}) as Kept
  if (act === 'order.refund-by-hand' && amount) {
    return { what: state === 'approved' ? 'alone' : 'proposed', amount }
  }
  const proposed = ((before ?? {}) as Kept).amount
  if (act !== 'order.approve-refund' || !proposed) return undefined
  return { what: state === 'approved' ? 'approved' : 'rejected', amount: proposed }
}
