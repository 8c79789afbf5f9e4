import pg from 'pg'
import { afterAll } from 'vitest'
import { createSandboxHotelSuppliers } from '../../src/sandbox/hotel/sandbox-hotel-suppliers.ts'
import { createClock } from '../../src/server/platform/clock.ts'
import { databaseOn } from '../../src/server/platform/database/database.ts'
import { milliseconds } from '../../src/server/platform/duration.ts'
import type { HotelSupplier } from '../../src/server/supplier/hotel-supplier.ts'
import { cityById } from '../../src/server/world/city.ts'
import { testDatabase } from './database.ts'
import { testClockAhead } from './test-clock.ts'

/** Cities of each kind: generating all of them takes seconds. */
const someCities = ['siem-reap-kh', 'bangkok-th', 'bali-id', 'paris-fr', 'dubai-ae', 'kyoto-jp']

/** Returns the sandbox's hotel suppliers on their own fresh database, responding at once, with a few cities. */
export async function testHotelWorld(connections = 6, cityIds: readonly string[] = someCities) {
  const pool = new pg.Pool({ connectionString: await testDatabase(), max: connections })
  // The database is dropped at the end while connections may still be closing.
  pool.on('error', () => undefined)
  afterAll(() => pool.end())
  const clock = createClock(milliseconds(testClockAhead()))
  const db = databaseOn(pool)
  const cities = cityIds.flatMap((id) => cityById(id) ?? [])
  const { world, suppliers } = createSandboxHotelSuppliers({ db, clock, cities })

  function supplier(id: string): HotelSupplier {
    const found = suppliers.find((each) => each.id === id)
    if (!found) throw new Error(`no supplier ${id}`)
    return found
  }

  /** Resets all settings, with latencies of zero. */
  function calm(): void {
    world.dials.reset()
    for (const { id } of suppliers) world.dials.change({ suppliers: { [id]: { latencyMs: 0 } } })
  }
  calm()

  /** Returns a search's place: a city with all of its properties. */
  function around(id: string) {
    const city = cityById(id)
    if (!city) throw new Error(`no city ${id}`)
    return { centre: { lat: city.lat, lon: city.lon }, radius: city.radius * 1.5 }
  }

  return { world, db, clock, suppliers, supplier, calm, around }
}
