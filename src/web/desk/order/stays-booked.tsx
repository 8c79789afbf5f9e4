import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'

interface StaysBookedProps {
  seen: Pick<DeskOrder, 'afterSales' | 'refundable'>
  /** In minor units. */
  amount: number
  /** Whether a second person decides on it. */
  isDecision?: boolean
}

/** Says, before a refund by hand is confirmed, that it cancels nothing; nothing where that hardly matters. */
export function StaysBooked({ seen, amount, isDecision = false }: StaysBookedProps) {
  const t = useT()
  const meant = meantInstead(seen, amount)
  if (!meant) return null
  const text = meant === 'cancel-instead' && isDecision ? 'cancel-instead-decide' : meant
  return (
    <Alert tone="error" title={t(`desk-order.${meant}`)}>
      {t(`desk-order.${text}-text`)}
    </Alert>
  )
}

/**
 * Returns `cancel-instead` if an amount by hand is all that is left, or no more than an open quote refunds, of something that
 * can be cancelled for a refund: it would stay booked, and its supplier would still be owed. `stays-booked` if it's all that is
 * left, and what is booked is non-refundable.
 */
function meantInstead(
  { afterSales, refundable }: StaysBookedProps['seen'],
  amount: number,
): 'cancel-instead' | 'stays-booked' | undefined {
  const isAll = amount > 0 && amount === refundable.amount
  if (afterSales.reservations.some(({ refund }) => refund !== 'not_allowed')) {
    const [quote] = afterSales.quotes
    const quoted = quote?.kind === 'refund' && quote.state === 'open' ? quote.amount.amount : 0
    return isAll || amount <= quoted ? 'cancel-instead' : undefined
  }
  return isAll && afterSales.reservations.length > 0 ? 'stays-booked' : undefined
}
