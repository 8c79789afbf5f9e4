import type { RefundBounds } from '../payment/refund-service.ts'
import { lessBackAlready, suppliersRefund } from './quote.ts'
import type { QuoteDraft } from './write-quote.ts'

/**
 * Returns quotes without what the payer's bank has returned, which refund no more than is left of what was paid, less what
 * support refunded by hand. Suppliers give back the rest too, but to us: see `suppliersRefund`.
 */
export function withinLeft(
  [first, ...others]: readonly [QuoteDraft, ...QuoteDraft[]],
  { returned, left }: RefundBounds,
): [QuoteDraft, ...QuoteDraft[]] {
  let notGivenBack = returned
  let rest = left
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
