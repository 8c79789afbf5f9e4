import type { RefundBounds } from '../payment/refund-service.ts'
import { lessBackAlready, suppliersRefund } from './quote.ts'
import type { QuoteDraft } from './write-quote.ts'

/**
 * Caps quotes at the unrefunded part of the payment, after chargebacks and manual refunds. Suppliers still refund the full
 * amount to us: see `suppliersRefund`.
 */
export function withinLeft(
  [first, ...others]: readonly [QuoteDraft, ...QuoteDraft[]],
  { returned, refundable }: RefundBounds,
): [QuoteDraft, ...QuoteDraft[]] {
  let notGivenBack = returned
  let rest = refundable
  const within = (draft: QuoteDraft): QuoteDraft => {
    const due = suppliersRefund(draft)
    if (due <= 0) return draft
    const byBank = Math.min(due, notGivenBack)
    const given = Math.min(due - byBank, rest)
    notGivenBack -= byBank
    rest -= given
    if (given === due) return draft
    return { ...draft, ...lessBackAlready(draft, { byBank, byHand: due - byBank - given }) }
  }
  return [within(first), ...others.map(within)]
}
