import { roomNameOf } from '../../../contract/hotel/room-name.ts'
import { useT } from '../../locale/language.ts'
import { ItemStateBadge } from '../../product/neutral-views.tsx'
import { OccupancyText } from '../terms/occupancy-text.tsx'
import type { HotelOrderItem } from './hotel-order-item.ts'
import { VoucherCode } from './voucher-code.tsx'

interface StayRoomProps {
  item: HotelOrderItem
  /** Whether it's the stay's only room, whose state the card shows. */
  isOnly: boolean
  /** Whether the rooms' common booking reference is shown above them. */
  isCodeAbove: boolean
}

/** Renders one room of a stay: who sleeps in it, and the number to check in with. */
export function StayRoom({ item, isOnly, isCodeAbove }: StayRoomProps) {
  const t = useT()
  const { room, stay, rate } = item.hotel
  const occupancy = stay.rooms[room]
  return (
    <li data-item={item.id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">
          {t('hotel-order.room-name', { number: room + 1, name: roomNameOf(rate, room) })}
        </p>
        {!isOnly && <ItemStateBadge item={item} />}
      </div>
      {occupancy && (
        <p className="text-ink-soft">
          <OccupancyText room={occupancy} />
        </p>
      )}
      <VoucherCode item={item} shows={isCodeAbove ? 'confirmation' : 'all'} />
    </li>
  )
}
