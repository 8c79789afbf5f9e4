import type { Booking } from '../../../contract/flight/booking.ts'
import { useT } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import { PriceLines } from '../../order/price/price-lines.tsx'
import type { PlaceNames } from '../../place/place-names.ts'
import { Card } from '../../ui/page/card.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { EstimatedSplit, offerParts } from '../fare/offer-parts.tsx'
import { SliceSummary } from '../slice/slice-summary.tsx'

/** Renders the trip and its total with the price lines. */
export function BookingSummary({
  booking: { offers, lines, total, expiresAt },
  airports,
}: {
  booking: Booking
  airports: PlaceNames
}) {
  const t = useT()
  return (
    <Card title={t('flight-book.summary')} id="summary" className="scroll-mt-6">
      <div className="mb-6 grid gap-4">
        {offers.map((offer) => (
          <SliceSummary key={offer.id} slice={offer.slice} airports={airports} />
        ))}
      </div>
      <PriceLines parts={offerParts(t, lines, offers)} total={total}>
        {offers.some(({ splitEstimated }) => splitEstimated) && <EstimatedSplit />}
      </PriceLines>
      <p className="mt-3 text-xs text-ink-soft">
        <T id="flight-book.kept-until" tags={{ time: <LocalTime value={expiresAt} /> }} />
      </p>
    </Card>
  )
}
