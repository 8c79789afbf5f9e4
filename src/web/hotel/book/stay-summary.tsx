import { Link } from 'react-router'
import { bestScene } from '../../../contract/hotel/best-scene.ts'
import type { StayBooking } from '../../../contract/hotel/booking.ts'
import { PriceValidity } from '../../cart/price-validity.tsx'
import { useT } from '../../locale/language.ts'
import { Card } from '../../ui/page/card.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { HotelPicture } from '../photo/hotel-picture.tsx'
import { CancelTimeline } from '../price/cancel-timeline.tsx'
import { FeeList } from '../price/fee-list.tsx'
import { GuaranteeNote } from '../price/guarantee-note.tsx'
import { StaySums } from '../price/stay-sums.tsx'
import { StayFacts } from '../terms/stay-facts.tsx'

interface StaySummaryProps {
  booking: StayBooking
  review: string
}

/** Renders the stay that is being booked: property, dates, conditions, and the three sums. */
export function StaySummary({ booking, review }: StaySummaryProps) {
  const t = useT()
  const { hotel, stay, rate, expiresAt } = booking
  return (
    <Card pad="none" id="summary" aria-label={t('hotel-book.summary')} className="overflow-hidden">
      <HotelPicture
        photo={hotel.photos?.[0]}
        scene={bestScene(hotel.scenes)}
        hotel={hotel.name}
        sizes="(width >= 64rem) 24rem, 100vw"
        className="h-36 w-full"
      />
      <div className="grid gap-4 p-4 md:p-6">
        <div>
          <h2 className="text-lg font-semibold tracking-tight">
            <Link to={review} className="no-underline hover:underline">
              {hotel.name}
            </Link>
          </h2>
          <p className="text-ink-soft">{hotel.address}</p>
        </div>
        <StayFacts hotel={hotel} stay={stay} rate={rate} />
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 font-semibold">{t('hotel-book.cancellation')}</h3>
          <CancelTimeline rate={rate} checkIn={stay.checkIn} zone={hotel.zone} />
          <GuaranteeNote rate={rate} className="mt-2" />
        </section>
        <section className="border-t border-line pt-4">
          <StaySums price={rate.price} largest />
          <Disclosure
            summary={<span className="text-xs text-sea">{t('hotel-book.fees')}</span>}
            className="mt-1"
          >
            <FeeList fees={rate.fees} />
          </Disclosure>
        </section>
        <PriceValidity priceUntil={rate.expiresAt} keptUntil={expiresAt} />
      </div>
    </Card>
  )
}
