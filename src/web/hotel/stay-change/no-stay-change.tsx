import type { OrderCode } from '../../../contract/ids.ts'
import { useT } from '../../locale/language.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { changesEnded } from '../order/changes-ended.ts'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'
import { StayCancellationTerms } from '../order/stay-cancellation-terms.tsx'
import { StayChangeTerms } from '../order/stay-change-terms.tsx'
import { CancelStayLink } from './cancel-stay-link.tsx'

/** Why nothing of a stay can be changed: `text` if only the property knows. */
type NoChangeReason = 'text' | 'cancelled' | 'unconfirmed' | 'started'

/** Returns why none of these rooms can be changed, as far as the order says. */
export function noChangeReason(rooms: readonly HotelOrderItem[]): NoChangeReason {
  if (rooms.length === 0) return 'text'
  if (rooms.every(({ state }) => state === 'cancelled')) return 'cancelled'
  if (rooms.every(({ state }) => state !== 'confirmed')) return 'unconfirmed'
  return rooms.some(({ hotel }) => hotel.hasStarted) ? 'started' : 'text'
}

interface NoStayChangeProps {
  orderCode: OrderCode
  /** A room of the stay whose change was refused; absent if nothing of it can be changed. */
  room: HotelOrderItem | undefined
  /** A room of the stay; absent if it can't be cancelled either. */
  cancellable: HotelOrderItem | undefined
  reason?: NoChangeReason | undefined
}

/** Renders that a stay can't be changed, and what cancelling it refunds or costs instead. */
export function NoStayChange({ orderCode, room, cancellable, reason = 'text' }: NoStayChangeProps) {
  const t = useT()
  const now = Date.now() + useClockAhead()
  const isLate = room && changesEnded(room.hotel.rate, now)
  return (
    <EmptyState
      icon="info"
      title={t(isLate ? 'stay-change.late-title' : 'stay-change.not-title')}
      code="NOT_CHANGEABLE"
      actions={cancellable && <CancelStayLink orderCode={orderCode} room={cancellable} />}
    >
      <div className="grid justify-items-center gap-2">
        <p>{isLate ? <StayChangeTerms items={[room]} /> : t(`stay-change.not-${reason}`)}</p>
        {cancellable && (
          <>
            <p>{t('stay-change.not-cancel')}</p>
            <div className="text-start">
              <StayCancellationTerms items={[cancellable]} />
            </div>
          </>
        )}
      </div>
    </EmptyState>
  )
}
