import type { Translate } from '../../../locale/word-store.ts'
import { baggageText } from '../../fare/baggage-text.tsx'
import type { RowFare } from './result-row.ts'

/** Returns a fare's conditions in one line: `7 kg · no checked bag · non-refundable · change fee USD 40`. */
export function fareTerms(t: Translate, fare: RowFare, money: (amount: number) => string): string {
  return [bags(t, fare), condition(t, 'refund', fare, money), condition(t, 'change', fare, money)]
    .flat()
    .join(' · ')
}

function bags(t: Translate, { cabinBag, checkedBag }: RowFare): string[] {
  const said = (bag: 'cabin' | 'checked', baggage: RowFare['cabinBag']) => {
    if (baggage.rule === 'none' || baggage.rule === 'unknown') {
      return t(`flight-results.terms-${bag}-${baggage.rule}`)
    }
    return t(`flight-results.terms-${bag}`, { allowance: baggageText(t, baggage) })
  }
  return [said('cabin', cabinBag), said('checked', checkedBag)]
}

function condition(
  t: Translate,
  what: 'refund' | 'change',
  fare: RowFare,
  money: (amount: number) => string,
): string {
  const penalty = fare[what]
  if (penalty === undefined) return t(`flight-results.terms-${what}-unknown`)
  if (penalty === null) return t(`flight-results.terms-${what}-no`)
  if (penalty === 0) return t(`flight-results.terms-${what}-free`)
  return t(`flight-results.terms-${what}-fee`, { fee: money(penalty) })
}
