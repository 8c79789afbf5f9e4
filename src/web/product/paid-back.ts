import { createContext, useContext } from 'react'
import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Money } from '../../contract/money.ts'
import type { Order, OrderItem } from '../../contract/order/order.ts'
import { useMoney } from '../currency/use-money.ts'
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

/** Set below pages of an order: what is left to refund of what was paid for it. */
export const RefundLeftContext = createContext<Money | undefined>(undefined)

/**
 * Returns that less is left to refund than these items cost, in a sentence: support has refunded more than what was
 * cancelled. Undefined if enough is left, or nothing at all, which `usePaidBackText` says.
 */
export function useRefundLimitText(items: readonly OrderItem[]): string | undefined {
  const t = useT()
  const money = useMoney()
  const left = useContext(RefundLeftContext)
  if (!left || left.amount === 0) return undefined
  const price = items
    .flatMap(({ lines }) => lines.filter(({ due }) => due === 'now'))
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  return left.amount < price ? t('aftersales.refund-limit', { amount: money(left) }) : undefined
}

type PaidOrder = Pick<Order, 'paid' | 'refunded'>
type PaidBack = Pick<AfterSales, 'refunds' | 'dispute'> | undefined

/** Returns whether all that was paid for an order was paid back, or is on its way, and by whom. */
export function paidBackBy(order: PaidOrder, afterSales: PaidBack): PaidBackBy | undefined {
  if (order.paid.amount === 0 || leftToRefund(order, afterSales).amount > 0) return undefined
  return (afterSales?.dispute?.returned.amount ?? 0) > 0 ? 'returned' : 'refunded'
}

/** Returns what is left to refund of what was paid for an order: less what was paid back, or is on its way. */
export function leftToRefund({ paid, refunded }: PaidOrder, afterSales: PaidBack): Money {
  const returned = afterSales?.dispute?.returned.amount ?? 0
  const promised = (afterSales?.refunds ?? [])
    .filter(({ reason }) => reason !== 'extra')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  const back = Math.max(refunded.amount, promised) + returned
  return { ...paid, amount: Math.max(0, paid.amount - back) }
}
