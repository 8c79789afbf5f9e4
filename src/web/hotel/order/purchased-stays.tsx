import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { useT } from '../../locale/language.ts'
import { Card } from '../../ui/page/card.tsx'
import { CancelTimeline } from '../price/cancel-timeline.tsx'
import { ChangeSums } from '../price/change-sums.tsx'
import { FeeList } from '../price/fee-list.tsx'
import { StaySums } from '../price/stay-sums.tsx'
import { StayFacts } from '../terms/stay-facts.tsx'
import { staysOf } from './hotel-order-item.ts'

/** Renders what is being paid for: the stay with its conditions, and the three sums. */
export function PurchasedStays({ items }: { items: readonly PurchasedItem[] }) {
  const t = useT()
  const rooms = items.flatMap(({ hotel }) => (hotel ? [{ hotel }] : []))
  return staysOf(rooms).map(([first]) => {
    if (!first) return null
    const { hotel, stay, rate, priceBefore } = first.hotel
    return (
      <Card key={hotel.id + stay.checkIn} title={hotel.name} aria-label={hotel.name}>
        <p className="-mt-3 mb-4 text-ink-soft">{hotel.address}</p>
        <div className="grid gap-4">
          <StayFacts hotel={hotel} stay={stay} rate={rate} />
          <section className="border-t border-line pt-4">
            <h3 className="mb-2 font-semibold">{t('hotel-order.cancellation')}</h3>
            <CancelTimeline rate={rate} checkIn={stay.checkIn} zone={hotel.zone} />
          </section>
          {(priceBefore || rate.price.atProperty) && (
            <section className="border-t border-line pt-4">
              {priceBefore ? (
                <ChangeSums before={priceBefore} after={rate.price} />
              ) : (
                <StaySums price={rate.price} />
              )}
            </section>
          )}
          {rate.fees.length > 0 && (
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
