import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { createSandboxFlightSuppliers } from '../../src/sandbox/flight/sandbox-flight-suppliers.ts'
import { createClock } from '../../src/server/platform/clock.ts'
import { databaseOn } from '../../src/server/platform/database/database.ts'
import { milliseconds } from '../../src/server/platform/duration.ts'
import { passengersFor } from '../../src/server/supplier/contract-bookings.ts'
import type { FlightSupplier, SupplierOffer } from '../../src/server/supplier/flight-supplier.ts'
import { testDatabase } from './database.ts'
import { testClockAhead } from './test-clock.ts'

/** Returns the sandbox suppliers on their own fresh database, responding at once. */
export async function testFlightWorld(connections = 6) {
  const pool = new pg.Pool({ connectionString: await testDatabase(), max: connections })
  // The database is dropped at the end while connections may still be closing.
  pool.on('error', () => undefined)
  afterAll(() => pool.end())
  const clock = createClock(milliseconds(testClockAhead()))
  const { world, suppliers } = createSandboxFlightSuppliers({
    db: databaseOn(pool),
    clock,
    // Stores the timetable for all test files and runs, until its inputs change.
    config: { DATA_DIR: join(tmpdir(), 'sojourn-test-world') },
  })

  function supplier(id: string): FlightSupplier {
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

  /** Issues one booking of the offers; returns its reference. */
  async function buy(id: string, ...offers: [SupplierOffer, ...SupplierOffer[]]): Promise<string> {
    const reference = crypto.randomUUID()
    const held = await supplier(id).hold({
      reference,
      offers,
      passengers: passengersFor(offers[0]),
      contact: { email: 'traveller@example.com', phone: '+60123456789' },
    })
    if (held.outcome !== 'held') throw new Error(held.outcome)
    const issued = await supplier(id).issue(reference)
    if (issued.outcome !== 'issued') throw new Error(issued.outcome)
    return reference
  }

  return { world, clock, suppliers, supplier, calm, buy }
}
