import type { OrderItem } from '../../../contract/order/order.ts'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { useT } from '../../locale/language.ts'
import { OccupancyText } from '../terms/occupancy-text.tsx'

interface RoomPartyProps {
  items: readonly (OrderItem | PurchasedItem)[]
}

/** Renders who sleeps in a lead guest's room, whose other guests have no names. */
export function RoomParty({ items: [item] }: RoomPartyProps) {
  const t = useT()
  const occupancy = item?.hotel?.stay.rooms[item.hotel.room]
  if (!occupancy) return null
  return (
    <>
      {t('hotel-order.lead-guest')} · <OccupancyText room={occupancy} />
    </>
  )
}
