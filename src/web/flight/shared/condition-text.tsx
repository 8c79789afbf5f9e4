import type { Condition } from '../../../contract/offer.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/use-t.ts'
import type { Translate } from '../../locale/word-store.ts'

type What = 'refund' | 'change'

/** Whether a fare can be refunded or changed, and for what fee. */
export function ConditionText({ what, condition }: { what: What; condition: Condition }) {
  return conditionText(useT(), what, condition, useMoney())
}

export function conditionText(
  t: Translate,
  what: What,
  condition: Condition,
  money: ReturnType<typeof useMoney>,
): string {
  if (condition.kind === 'not_allowed') return t(`flight-shared.${what}-no`)
  if (condition.kind === 'unknown') return t(`flight-shared.${what}-unknown`)
  return condition.penalty.amount === 0
    ? t(`flight-shared.${what}-free`)
    : t(`flight-shared.${what}-fee`, { fee: money(condition.penalty) })
}
