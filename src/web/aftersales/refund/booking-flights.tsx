import type { OrderItem } from '../../../contract/order/order.ts'
import type { AirportNames } from '../../place/airport-names.ts'
import { useProductViews } from '../../product/product-views.ts'

interface BookingFlightsProps {
  items: readonly OrderItem[]
  airports: AirportNames
}

/** What one booking holds, read down. */
export function BookingFlights({ items, airports }: BookingFlightsProps) {
  const viewsOf = useProductViews()
  return (
    <div className="grid gap-4">
      {items.map((item) => {
        const { ItemSummary } = viewsOf(item)
        return <ItemSummary key={item.id} item={item} airports={airports} />
      })}
    </div>
  )
}
