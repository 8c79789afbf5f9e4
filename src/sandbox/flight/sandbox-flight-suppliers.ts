import { join } from 'node:path'
import type { Clock } from '../../server/platform/clock.ts'
import type { Database } from '../../server/platform/database/database.ts'
import type { ReadOld } from '../../server/platform/database/replica.ts'
import type { FlightSupplier } from '../../server/supplier/flight-supplier.ts'
import { createSandboxFlightSupplier } from './sandbox-flight-supplier.ts'
import { createSandboxWorld, type SandboxWorld } from './sandbox-world.ts'
import { supplierProfiles } from './supplier-profile.ts'
import { loadTimetable } from './timetable/load-timetable.ts'

/**
 * Creates the three embedded flight suppliers and the world they share, whose settings tests can change. Loads the
 * timetable up front, so that no search waits for it, and caches it in the data folder for the next start.
 */
export function createSandboxFlightSuppliers(platform: {
  db: Database
  readOld?: ReadOld
  clock: Clock
  config: { DATA_DIR: string }
}): { world: SandboxWorld; suppliers: FlightSupplier[] } {
  loadTimetable(join(platform.config.DATA_DIR, 'timetable'))
  const world = createSandboxWorld(platform)
  return {
    world,
    suppliers: supplierProfiles.map((profile) => createSandboxFlightSupplier(world, profile)),
  }
}
