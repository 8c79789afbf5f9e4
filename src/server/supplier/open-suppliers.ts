import type { Platform } from '../platform/platform.ts'
import { createDuffelFlightSupplier } from './duffel/duffel-flight-supplier.ts'
import type { FlightSupplier } from './flight-supplier.ts'
import { createSandboxFlightSuppliers } from './sandbox/sandbox-flight-suppliers.ts'
import type { SandboxWorld } from './sandbox/sandbox-world.ts'

/**
 * The suppliers of flights that the settings name. With Duffel's token it is Duffel alone: invented
 * flights beside real ones would be sold as real.
 */
export function openSuppliers(platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>): {
  suppliers: FlightSupplier[]
  /** What the sandbox suppliers sell, with its dials, where they are. */
  world: SandboxWorld | undefined
} {
  const { db, clock, config, log } = platform
  const { DUFFEL_TOKEN: token } = config
  if (token) {
    return { suppliers: [createDuffelFlightSupplier({ db, clock, log, token })], world: undefined }
  }
  return config.SANDBOX
    ? createSandboxFlightSuppliers(platform)
    : { suppliers: [], world: undefined }
}
