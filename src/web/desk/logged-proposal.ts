import type { DeskOrder } from '../../contract/desk/order/desk-order.ts'
import type { OrderChangeKind } from '../../contract/desk/order/order-change.ts'
import type { Money } from '../../contract/money.ts'
import type { Translate } from '../locale/word-store.ts'

type Entry = Pick<DeskOrder['log'][number], 'act' | 'before' | 'after'>

/** What became of a proposal by an act. `alone`: it was small, so that nobody else had to approve it. */
type Step = 'alone' | 'proposed' | 'approved' | 'rejected' | 'withdrawn'

interface LoggedRefund {
  what: Step
  amount: Money
}

interface LoggedOrderChange {
  /** `refused`: by the supplier. */
  what: Step | 'refused'
  kind: OrderChangeKind
}

/** What the log keeps before and after such an act. */
interface Kept {
  state?: string
  amount?: Money
  kind?: OrderChangeKind
  changeId?: string
}

const keptIn = (side: unknown): Kept => (side ?? {}) as Kept

const ends = ['approved', 'rejected', 'withdrawn'] as const
const endOf = (state: string | undefined) => ends.find((each) => each === state)

/** Returns what an entry of the log did about a refund by hand; undefined if it's about anything else. */
export function refundByHandIn({ act, before, after }: Entry): LoggedRefund | undefined {
  const { state, amount } = keptIn(after)
  if (act === 'order.refund-by-hand' && amount) {
    return { what: state === 'approved' ? 'alone' : 'proposed', amount }
  }
  const proposed = keptIn(before).amount
  const what = endOf(state)
  const isDecision = act === 'order.approve-refund' || act === 'order.withdraw'
  return isDecision && proposed && what ? { what, amount: proposed } : undefined
}

/** Returns what an entry of the log did about a change of the contact or a name; undefined if it's about anything else. */
export function orderChangeIn({ before, after }: Entry): LoggedOrderChange | undefined {
  const { state, kind, changeId } = keptIn(after)
  if (kind && changeId) {
    if (state === 'approved') return { what: 'alone', kind }
    return { what: state === 'refused' ? 'refused' : 'proposed', kind }
  }
  const proposed = keptIn(before)
  const what = endOf(state)
  return proposed.changeId && proposed.kind && what ? { what, kind: proposed.kind } : undefined
}

/** Returns in words what an act did about a proposal, from proposing it to its end; undefined for any other act. */
export function proposalWord(
  t: Translate,
  money: (amount: Money) => string,
  entry: Entry,
): string | undefined {
  const refund = refundByHandIn(entry)
  if (refund) return t(`desk-log.by-hand-${refund.what}`, { amount: money(refund.amount) })
  const change = orderChangeIn(entry)
  if (!change) return undefined
  // A supplier is only asked about names.
  if (change.what === 'refused') return t('desk-log.proposal-name-refused')
  return t(`desk-log.proposal-${change.kind}-${change.what}`)
}
