import { join } from 'node:path'
import type { Clock } from '../../server/platform/clock.ts'
import type { Database } from '../../server/platform/database/database.ts'
import type { FlightSupplier } from '../../server/supplier/flight-supplier.ts'
import { createSandboxFlightSupplier } from './sandbox-flight-supplier.ts'
import { createSandboxWorld, type SandboxWorld } from './sandbox-world.ts'
import { supplierProfiles } from './supplier-profile.ts'
import { loadTimetable } from './timetable/load-timetable.ts'

/**
 * The three embedded suppliers of flights, and the world they share, whose dials tests may turn.
 * Loads the timetable, so that no traveller waits for it; it is kept in the data folder, where the
 * next start finds it.
 */
export function createSandboxFlightSuppliers(platform: {
  db: Database
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
