import type { BookingCodeUse } from '../../../contract/flight/order-item.ts'
import { airlineByCode } from '../../world/airline.ts'
import type { FlightDetails } from './flight-item.ts'

/** Returns a journey's booking codes in the order of its flights, each once, with all airlines it is used with. */
export function codesOf({
  offer: { slice },
  bookingCodes,
}: Pick<FlightDetails, 'offer' | 'bookingCodes'>): BookingCodeUse[] {
  const nameOf = (airline: string) =>
    slice.segments.find((each) => each.airline === airline)?.airlineName ??
    airlineByCode(airline)?.name ??
    airline
  return [...Map.groupBy(bookingCodes, ({ code }) => code)].map(([code, same]) => ({
    code,
    airlines: [...new Set(same.map(({ airline }) => airline))].map((airline) => ({
      code: airline,
      name: nameOf(airline),
    })),
  }))
}
