import type { Clock } from '../../server/platform/clock.ts'
import type { Database } from '../../server/platform/database/database.ts'
import type { ReadOld } from '../../server/platform/database/replica.ts'
import type { HotelSupplier } from '../../server/supplier/hotel-supplier.ts'
import type { City } from '../../server/world/city.ts'
import { createHotelWorld, type HotelWorld } from './hotel-world.ts'
import { createSandboxHotelSupplier } from './sandbox-hotel-supplier.ts'
import { supplierProfiles } from './supplier-profile.ts'

/**
 * Creates the two embedded hotel suppliers and the world they share, whose settings tests can change. `cities` limits
 * it to some, for tests.
 */
export function createSandboxHotelSuppliers(platform: {
  db: Database
  readOld?: ReadOld
  clock: Clock
  cities?: readonly City[]
}): { world: HotelWorld; suppliers: HotelSupplier[] } {
  const world = createHotelWorld(platform)
  return {
    world,
    suppliers: supplierProfiles.map((profile) => createSandboxHotelSupplier(world, profile)),
  }
}
