import type { Condition, Offer } from '../../../contract/flight/offer.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'

type What = 'refund' | 'change'

export interface ConditionTextProps {
  what: What
  condition: Condition
  /** How many travellers the condition is for, if the page doesn't say that fees are for all of them. */
  travellers?: number
}

/** Renders whether a fare can be refunded or changed, and for what fee. */
export function ConditionText({ what, condition, travellers }: ConditionTextProps) {
  return conditionText(useT(), what, condition, useMoney(), travellers)
}

export function conditionText(
  t: Translate,
  what: What,
  condition: Condition,
  money: ReturnType<typeof useMoney>,
  travellers = 1,
): string {
  if (condition.kind === 'not_allowed') return t(`flight-shared.${what}-no`)
  if (condition.kind === 'unknown') return t(`flight-shared.${what}-unknown`)
  if (condition.penalty.amount === 0) return t(`flight-shared.${what}-free`)
  const fee = money(condition.penalty)
  return travellers > 1
    ? t(`flight-shared.${what}-fee-all`, { fee })
    : t(`flight-shared.${what}-fee`, { fee })
}

/** Returns how many travellers an offer is for. */
export const travellersOf = ({ passengers }: Pick<Offer, 'passengers'>): number =>
  passengers.reduce((sum, { count }) => sum + count, 0)
