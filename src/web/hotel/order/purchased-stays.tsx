import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { useT } from '../../locale/language.ts'
import { Card } from '../../ui/page/card.tsx'
import { CancelTimeline } from '../price/cancel-timeline.tsx'
import { ChangeSums } from '../price/change-sums.tsx'
import { FeeList } from '../price/fee-list.tsx'
import { GuaranteeNote } from '../price/guarantee-note.tsx'
import { StayFacts } from '../terms/stay-facts.tsx'
import { staysOf } from './hotel-order-item.ts'
import { StayPicture } from './stay-picture.tsx'

/** Renders what is being paid for: the stay with its conditions. Its sums are the price's, beside it. */
export function PurchasedStays({ items }: { items: readonly PurchasedItem[] }) {
  const t = useT()
  const rooms = items.flatMap(({ hotel, lines }) => (hotel ? [{ hotel, lines }] : []))
  return staysOf(rooms).map((own) => {
    const [first] = own
    if (!first) return null
    // The stay is over, and its sums and conditions with it.
    const isCharge = own.some(({ lines }) => lines.some(({ kind }) => kind === 'charge'))
    const { hotel, stay, rate, priceBefore } = first.hotel
    return (
      <Card key={hotel.id + stay.checkIn} title={hotel.name} aria-label={hotel.name}>
        <p className="-mt-3 mb-4 text-ink-soft">{hotel.address}</p>
        <div className="grid gap-4">
          <StayPicture hotel={hotel} />
          <StayFacts hotel={hotel} stay={stay} rate={rate} />
          {!isCharge && (
            <section className="border-t border-line pt-4">
              <h3 className="mb-2 font-semibold">{t('hotel-order.cancellation')}</h3>
              <CancelTimeline rate={rate} checkIn={stay.checkIn} zone={hotel.zone} />
              {/* What a saved card may be charged is among the steps. */}
              {!rate.guaranteeCharge && <GuaranteeNote rate={rate} className="mt-2" />}
            </section>
          )}
          {!isCharge && priceBefore && (
            <section className="border-t border-line pt-4">
              <ChangeSums before={priceBefore} after={rate.price} />
            </section>
          )}
          {!isCharge && rate.fees.length > 0 && (
            <section className="border-t border-line pt-4">
              <h3 className="mb-2 font-semibold">{t('hotel-order.fees')}</h3>
              <FeeList fees={rate.fees} />
            </section>
          )}
        </div>
      </Card>
    )
  })
}
