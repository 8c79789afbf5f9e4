import type { AirportNames } from '../flight/shared/airport-names.ts'
import { SliceSummary } from '../flight/shared/slice-summary.tsx'
import type { OrderItem } from './bookings-of.ts'

interface BookingFlightsProps {
  items: readonly OrderItem[]
  airports: AirportNames
}

/** The journeys of one booking, read down. */
export function BookingFlights({ items, airports }: BookingFlightsProps) {
  return (
    <div className="grid gap-4">
      {items.map(({ id, offer }) => (
        <SliceSummary key={id} slice={offer.slice} airports={airports} />
      ))}
    </div>
  )
}
