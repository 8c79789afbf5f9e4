import type { AirportNames } from '../../place/airport-names.ts'
import { useProductViews } from '../../product/product-views.ts'
import type { OrderItem } from '../bookings-of.ts'

interface BookingFlightsProps {
  items: readonly OrderItem[]
  airports: AirportNames
}

/** The journeys of one booking, read down. */
export function BookingFlights({ items, airports }: BookingFlightsProps) {
  const { ItemSummary } = useProductViews()
  return (
    <div className="grid gap-4">
      {items.map((item) => (
        <ItemSummary key={item.id} item={item} airports={airports} />
      ))}
    </div>
  )
}
