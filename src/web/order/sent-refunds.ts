import type { OrderRefund } from '../../contract/aftersales/after-sales.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'

interface SentRefunds {
  method: PaymentMethod
  refunds: OrderRefund[]
  /** The latest day on which the last of them arrives. */
  by: string
}

/** Returns refunds that are on their way, by how the money comes. */
export function sentByMethod(refunds: readonly OrderRefund[]): SentRefunds[] {
  const sent = refunds.filter(({ arrivesBy }) => arrivesBy !== null)
  return [...Map.groupBy(sent, ({ method }) => method)].map(([method, same]) => ({
    method,
    refunds: same,
    by:
      same
        .map(({ arrivesBy }) => arrivesBy ?? '')
        .sort()
        .at(-1) ?? '',
  }))
}

/** Returns how the money of refunds comes and by when at the latest, in a sentence for each way. */
export function useArrivals(refunds: readonly OrderRefund[]): string[] {
  const t = useT()
  const format = useFormat()
  return sentByMethod(refunds).map(({ method, by }) =>
    t(`order.refund-arrives-${method}`, { day: format.date(by, 'long') }),
  )
}
