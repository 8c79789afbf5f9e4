import type { Sandbox, SandboxFlights, SandboxHotels } from '../open-sandbox.ts'
import type { Platform } from '../platform/platform.ts'
import { createDuffelFlightSupplier } from './duffel/duffel-flight-supplier.ts'
import type { FlightSupplier } from './flight-supplier.ts'
import type { HotelSupplier } from './hotel-supplier.ts'

interface Suppliers {
  suppliers: FlightSupplier[]
  hotelSuppliers: HotelSupplier[]
  embedded: SandboxFlights | undefined
  embeddedHotels: SandboxHotels | undefined
}

/**
 * Opens the configured suppliers. With Duffel's token it's only Duffel: invented flights and hotels next to real ones
 * would be sold as real.
 */
export function openSuppliers(
  { db, clock, config, log }: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  sandbox: Sandbox | undefined,
): Suppliers {
  const { DUFFEL_TOKEN: token } = config
  if (token) {
    const duffel = createDuffelFlightSupplier({ db, clock, log, token })
    return {
      suppliers: [duffel],
      hotelSuppliers: [],
      embedded: undefined,
      embeddedHotels: undefined,
    }
  }
  const embedded = sandbox?.openFlights()
  const embeddedHotels = sandbox?.openHotels()
  return {
    suppliers: embedded?.suppliers ?? [],
    hotelSuppliers: embeddedHotels?.suppliers ?? [],
    embedded,
    embeddedHotels,
  }
}
