import type { Baggage, Cabin } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'

/** Renders a baggage allowance as text, by the rule keys of S3.29. */
export function BaggageText({ baggage }: { baggage: Baggage }) {
  return baggageText(useT(), baggage)
}

export function baggageText(t: Translate, baggage: Baggage): string {
  switch (baggage.rule) {
    case 'maxperpc':
      return t('flight-shared.bag-maxperpc', { pieces: baggage.pieces, kg: baggage.kgPerPiece })
    case 'pieceonly':
      return t('flight-shared.bag-pieceonly', { pieces: baggage.pieces })
    case 'piece':
      return t('flight-shared.bag-piece', { kg: baggage.kg })
    case 'none':
      return t('flight-shared.bag-none')
    case 'unknown':
      return t('flight-shared.bag-unknown')
  }
}

/** Returns `Economy`, `Premium economy`, `Business` or `First`. */
export const cabinText = (t: Translate, cabin: Cabin): string => t(`flight-shared.cabin-${cabin}`)
