import type { Database } from '../../platform/database/database.ts'
import { minutes, seconds } from '../../platform/duration.ts'
import { SupplierTimeout } from '../supplier-error.ts'
import { endLease, takeLease } from './store.ts'

/** Longer than all calls of one operation together. A dead server blocks a booking for at most this long. */
const leaseTime = minutes(10)
/** How long a second caller waits for the first one. */
const patience = seconds(60)
const pause = 100

/**
 * Runs an operation on a booking exclusively, across all servers. Rows aren't locked, because a call to Duffel takes
 * up to two minutes. Throws SupplierTimeout if the other operation takes too long.
 */
export async function withLease<T>(
  db: Database,
  reference: string,
  work: () => Promise<T>,
): Promise<T> {
  const end = Date.now() + patience
  while (!(await takeLease(db, reference, leaseTime))) {
    if (Date.now() > end) throw new SupplierTimeout('Duffel', `${reference}: somebody is at it`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  try {
    return await work()
  } finally {
    await endLease(db, reference)
  }
}
