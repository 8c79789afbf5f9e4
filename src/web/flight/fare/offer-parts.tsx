import type { BookingLine } from '../../../contract/flight/booking.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { PricedPart } from '../../order/price/summary-lines.ts'
import { productWords } from '../../product/product-words.ts'

/** Returns the price lines of flights that aren't ordered yet, journey by journey. */
export function offerParts(
  t: Translate,
  lines: readonly BookingLine[],
  offers: readonly Offer[],
): PricedPart[] {
  const words = productWords(t, [{ product: 'flight' }])
  return offers.map(({ id, slice }) => ({
    id,
    name: `${slice.from} – ${slice.to}`,
    lines: lines.filter(({ offerId }) => offerId === id),
    words,
  }))
}

/** Under a price whose fare and taxes the site told apart itself. */
export function EstimatedSplit() {
  const t = useT()
  return <p className="mt-3 text-xs text-ink-soft">{t('flight-shared.split-estimated')}</p>
}
