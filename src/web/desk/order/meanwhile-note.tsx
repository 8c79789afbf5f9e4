import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { refundedMeanwhile } from './meanwhile-refunded.ts'
import { causeWord } from './table/order-words.ts'

/** Lists what was refunded since the form's page was read (`since`); renders nothing if nothing was. */
export function RefundedMeanwhile({ seen, since }: { seen: DeskOrder; since: string | undefined }) {
  const t = useT()
  const money = useMoney()
  const { refundsByHand, refunds } = refundedMeanwhile(seen, since)
  if (refundsByHand.length + refunds.length === 0) return null
  return (
    <Alert tone="warning" title={t('desk-order.refunded-meanwhile')}>
      <ul className="grid gap-1 wrap-anywhere" data-meanwhile>
        {refundsByHand.map(({ refundByHandId, amount, proposedBy, state, why }) => (
          <li key={refundByHandId}>
            {t(state === 'proposed' ? 'desk-order.proposed' : 'desk-order.refunded-by', {
              amount: money(amount),
              name: proposedBy.name,
              why,
            })}
          </li>
        ))}
        {refunds.map(({ refundId, amount, cause }) => (
          <li key={refundId}>{`${money(amount)} · ${causeWord(t, cause)}`}</li>
        ))}
      </ul>
    </Alert>
  )
}
