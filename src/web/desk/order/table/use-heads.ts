import { useT } from '../../../locale/language.ts'

/** What the columns of an order's tables are called. */
type Head =
  | 'account-column'
  | 'affiliate'
  | 'amount-column'
  | 'answer'
  | 'asked'
  | 'at'
  | 'attempts'
  | 'bank-reference'
  | 'bundle'
  | 'by'
  | 'called'
  | 'cause'
  | 'changed'
  | 'codes'
  | 'detail'
  | 'due'
  | 'duration'
  | 'item'
  | 'job'
  | 'kind'
  | 'method'
  | 'movement'
  | 'next'
  | 'payable'
  | 'problem'
  | 'reason'
  | 'reference'
  | 'refunded'
  | 'retries'
  | 'shown'
  | 'starts'
  | 'state'
  | 'subject'
  | 'supplier'
  | 'terms'
  | 'travellers'
  | 'until'
  | 'what'

/** Returns how to write the heads of a table's columns: `heads('item', 'state')`. */
export function useHeads(): (...names: Head[]) => string[] {
  const t = useT()
  return (...names) => names.map((name) => t(`desk-order.${name}`))
}
