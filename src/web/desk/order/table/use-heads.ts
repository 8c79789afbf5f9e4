import { useT } from '../../../locale/language.ts'
import type { DeskColumn } from '../../desk-table.tsx'

/** What the columns of an order's tables are called. */
type Head =
  | 'account-column'
  | 'affiliate'
  | 'amount-column'
  | 'answer'
  | 'answer-by'
  | 'asked'
  | 'at'
  | 'attempts'
  | 'bank-reference'
  | 'bundle'
  | 'by'
  | 'called'
  | 'cause'
  | 'change'
  | 'changed'
  | 'codes'
  | 'detail'
  | 'due'
  | 'duration'
  | 'item'
  | 'job'
  | 'kind'
  | 'language'
  | 'method'
  | 'movement'
  | 'next'
  | 'payable'
  | 'problem'
  | 'reason'
  | 'reference'
  | 'refunded'
  | 'returned-by-bank'
  | 'retries'
  | 'shown'
  | 'starts'
  | 'state'
  | 'subject'
  | 'supplier'
  | 'terms'
  | 'to'
  | 'travellers'
  | 'until'
  | 'what'
  | 'withdrawn'

const amounts: ReadonlySet<Head> = new Set([
  'amount-column',
  'refunded',
  'returned-by-bank',
  'withdrawn',
])

/** Returns how to write the heads of a table's columns: `heads('item', 'state')`. */
export function useHeads(): (...names: Head[]) => DeskColumn[] {
  const t = useT()
  return (...names) =>
    names.map((name) => {
      const label = t(`desk-order.${name}`)
      return amounts.has(name) ? { label, isNumber: true } : label
    })
}
