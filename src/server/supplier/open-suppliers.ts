import type { Sandbox, SandboxFlights, SandboxHotels } from '../open-sandbox.ts'
import type { Platform } from '../platform/platform.ts'
import { createDuffelFlightSupplier } from './duffel/duffel-flight-supplier.ts'
import { createDuffelHotelSupplier } from './duffel/stay/duffel-hotel-supplier.ts'
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
 * would be sold as real. Accounts get access to its stays separately, so they have a switch of their own.
 */
export function openSuppliers(
  { db, clock, config, log }: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  sandbox: Sandbox | undefined,
): Suppliers {
  const { DUFFEL_TOKEN: token, DUFFEL_STAYS: hasStays } = config
  if (token) {
    const parts = { db, clock, log, token }
    return {
      suppliers: [createDuffelFlightSupplier(parts)],
      hotelSuppliers: hasStays ? [createDuffelHotelSupplier(parts)] : [],
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

/** Returns whether nothing is really booked with a supplier: the sandbox's, or Duffel with a test token. */
export const isTestSupplier = (
  supplier: string,
  { DUFFEL_TOKEN }: Pick<Platform['config'], 'DUFFEL_TOKEN'>,
): boolean => supplier !== 'duffel' || DUFFEL_TOKEN?.startsWith('duffel_test_') === true
