import type { OrderCode } from '../../../contract/ids.ts'
import { useT } from '../../locale/language.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { changesEnded } from '../order/changes-ended.ts'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'
import { StayCancellationTerms } from '../order/stay-cancellation-terms.tsx'
import { StayChangeTerms } from '../order/stay-change-terms.tsx'
import { CancelStayLink } from './cancel-stay-link.tsx'

interface LateChangeNoteProps {
  orderCode: OrderCode
  room: HotelOrderItem
}

/** Renders what can't be changed any more, and what cancelling costs instead; nothing if it all can be changed. */
export function LateChangeNote({ orderCode, room }: LateChangeNoteProps) {
  const t = useT()
  const now = Date.now() + useClockAhead()
  if (!changesEnded(room.hotel.rate, now)) return null
  return (
    <Alert
      title={t('stay-change.late-title')}
      actions={<CancelStayLink orderCode={orderCode} room={room} />}
    >
      <div className="grid gap-2">
        <p>
          <StayChangeTerms items={[room]} />
        </p>
        <StayCancellationTerms items={[room]} />
      </div>
    </Alert>
  )
}
