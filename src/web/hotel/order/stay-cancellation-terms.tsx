import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { CancelStepList } from '../price/cancel-step-list.tsx'
import { cancelSteps } from '../price/cancel-steps.ts'
import { type HotelOrderItem, staysOf } from './hotel-order-item.ts'

/** Renders what cancelling each stay refunds until when: its rooms are cancelled together. */
export function StayCancellationTerms({ items }: { items: readonly HotelOrderItem[] }) {
  const now = Date.now() + useClockAhead()
  return staysOf(items).map(([first]) => {
    if (!first) return null
    const { hotel, rate } = first.hotel
    return <CancelStepList key={first.id} steps={cancelSteps(rate, now)} zone={hotel.zone} />
  })
}
