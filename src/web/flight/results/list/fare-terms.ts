import type { Translate } from '../../../locale/word-store.ts'
import { baggageText } from '../../fare/baggage-text.tsx'
import type { RowFare } from './result-row.ts'

/** `-short`: with fewer words, for phones. */
type Length = '' | '-short'

/**
 * Returns a fare's conditions in one line: `7 kg cabin bag · no checked bag · non-refundable · change fee USD 40`, or
 * short `7 kg cabin · no checked bag · …`.
 */
export function fareTerms(
  t: Translate,
  fare: RowFare,
  money: (amount: number) => string,
  length: Length,
): string {
  return [
    bag(t, 'cabin', fare.cabinBag, length),
    bag(t, 'checked', fare.checkedBag, length),
    condition(t, 'refund', fare.refund, money),
    condition(t, 'change', fare.change, money),
    // On phones a line never begins with a separator.
  ].join(length ? '\u00a0· ' : ' · ')
}

function bag(
  t: Translate,
  what: 'cabin' | 'checked',
  baggage: RowFare['cabinBag'],
  length: Length,
): string {
  if (baggage.rule === 'none' || baggage.rule === 'unknown') {
    return t(`flight-results.terms-${what}-${baggage.rule}`)
  }
  return t(`flight-results.terms-${what}${length}`, { allowance: baggageText(t, baggage) })
}

function condition(
  t: Translate,
  what: 'refund' | 'change',
  penalty: RowFare['refund'],
  money: (amount: number) => string,
): string {
  if (penalty === undefined) return t(`flight-results.terms-${what}-unknown`)
  if (penalty === null) return t(`flight-results.terms-${what}-no`)
  if (penalty === 0) return t(`flight-results.terms-${what}-free`)
  return t(`flight-results.terms-${what}-fee`, { fee: money(penalty) })
}
