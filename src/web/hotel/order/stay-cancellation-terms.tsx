import { usePaidBackText } from '../../product/paid-back.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { CancelStepList } from '../price/cancel-step-list.tsx'
import { cancelSteps, termsLeft } from '../price/cancel-steps.ts'
import { type HotelOrderItem, staysOf } from './hotel-order-item.ts'

/** Renders what cancelling each stay still refunds until when: its rooms are cancelled together. */
export function StayCancellationTerms({ items }: { items: readonly HotelOrderItem[] }) {
  const now = Date.now() + useClockAhead()
  const paidBack = usePaidBackText()
  return staysOf(items).map(([first]) => {
    if (!first) return null
    const { hotel, rate } = first.hotel
    const terms = termsLeft(rate, paidBack !== undefined)
    return terms ? (
      <CancelStepList key={first.id} steps={cancelSteps(terms, now)} zone={hotel.zone} />
    ) : (
      <p key={first.id}>{paidBack}</p>
    )
  })
}
