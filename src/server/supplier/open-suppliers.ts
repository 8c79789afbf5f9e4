import type { Sandbox, SandboxFlights } from '../open-sandbox.ts'
import type { Platform } from '../platform/platform.ts'
import { createDuffelFlightSupplier } from './duffel/duffel-flight-supplier.ts'
import type { FlightSupplier } from './flight-supplier.ts'

/**
 * Opens the configured flight suppliers. With Duffel's token it's only Duffel: invented flights next to real ones
 * would be sold as real.
 */
export function openSuppliers(
  { db, clock, config, log }: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  sandbox: Sandbox | undefined,
): { suppliers: FlightSupplier[]; embedded: SandboxFlights | undefined } {
  const { DUFFEL_TOKEN: token } = config
  if (token) {
    const duffel = createDuffelFlightSupplier({ db, clock, log, token })
    return { suppliers: [duffel], embedded: undefined }
  }
  const embedded = sandbox?.openFlights()
  return { suppliers: embedded?.suppliers ?? [], embedded }
}
