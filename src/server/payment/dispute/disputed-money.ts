import type { OrderDispute } from '../../../contract/aftersales/after-sales.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Executor } from '../../platform/database/database.ts'
import { paymentsOf, refundsOf } from '../payment-store.ts'

/** What disputes mean for an order's money. */
export interface DisputedMoney extends Omit<OrderDispute, 'refunds'> {
  /** Refunds that wait for a decision, or that a bank has paid in place of us, by what they were requested for. */
  refunds: { key: string; amount: Money; state: OrderDispute['refunds'][number]['state'] }[]
}

/** Returns what disputes mean for an order's money; undefined without an open dispute, and if no bank returned anything. */
export async function disputedMoney(
  tx: Executor,
  { id, lost, currency }: WholeOrder,
  blocksRefunds: boolean,
): Promise<DisputedMoney | undefined> {
  const payments = await paymentsOf(tx, id)
  const isOpen = payments.some(({ state }) => state === 'disputed')
  if (!isOpen && lost === 0) return undefined
  const refunds: DisputedMoney['refunds'] = []
  for (const payment of payments) {
    for (const { key, amount, state } of await refundsOf(tx, payment.id)) {
      const waits = payment.state === 'disputed' && (state === 'requested' || state === 'withheld')
      if (state === 'charged_back') refunds.push({ key, amount, state: 'returned' })
      else if (waits) refunds.push({ key, amount, state: 'waits' })
    }
  }
  return { isOpen, blocksRefunds, returned: money(lost, currency), refunds }
}
