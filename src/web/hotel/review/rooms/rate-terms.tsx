import type { Rate } from '../../../../contract/hotel/rate.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { CancelTimeline } from '../../price/cancel-timeline.tsx'
import { FeeList } from '../../price/fee-list.tsx'
import { GuaranteeNote } from '../../price/guarantee-note.tsx'
import { StaySums } from '../../price/stay-sums.tsx'
import type { StayPage } from '../stay-data.ts'

/** Renders all terms of a rate: what cancelling refunds until when, taxes and fees, and what is paid when. */
export function RateTerms({ rate, page }: { rate: Rate; page: StayPage }) {
  const t = useT()
  const money = useMoney()
  const { stay, hotel } = page
  const { pay, price, perNight } = rate
  return (
    <div className="grid gap-4 pt-2 pb-4">
      {pay === 'at_property' && (
        <div suppressHydrationWarning>
          <p>{t(price.now.amount === 0 ? 'hotel.all-there' : 'hotel-review.pay-at_property')}</p>
          <GuaranteeNote rate={rate} />
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-6">
        <CancelTimeline rate={rate} checkIn={stay.checkIn} zone={hotel.zone} />
        <FeeList fees={rate.fees} />
        <div>
          <StaySums price={price} />
          <p className="mt-1 text-xs text-ink-soft" suppressHydrationWarning>
            {t(stay.rooms.length > 1 ? 'hotel-review.each-room' : 'hotel-review.each-night', {
              price: money(perNight),
            })}
          </p>
        </div>
      </div>
    </div>
  )
}
