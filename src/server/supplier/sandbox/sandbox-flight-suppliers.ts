import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FlightSupplier } from '../flight-supplier.ts'
import { createSandboxFlightSupplier } from './sandbox-flight-supplier.ts'
import { createSandboxWorld, type SandboxWorld } from './sandbox-world.ts'
import { supplierProfiles } from './supplier-profile.ts'

/** The three embedded suppliers of flights, and the world they share, whose dials tests may turn. */
export function createSandboxFlightSuppliers(stands: { db: Database; clock: Clock }): {
  world: SandboxWorld
  suppliers: FlightSupplier[]
} {
  const world = createSandboxWorld(stands)
  return {
    world,
    suppliers: supplierProfiles.map((profile) => createSandboxFlightSupplier(world, profile)),
  }
}
