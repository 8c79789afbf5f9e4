import type { Database } from '../../platform/database/database.ts'
import { minutes, seconds } from '../../platform/duration.ts'
import { SupplierTimeout } from '../supplier-error.ts'
import { endLease, takeLease } from './store.ts'

/** Longer than all calls of one piece of work together; a server that died keeps a booking no longer. */
const leaseTime = minutes(10)
/** How long a second caller waits for the first to be done. */
const patience = seconds(60)
const pause = 100

/**
 * Works on a booking that nobody else works on meanwhile, on whichever server. Rows are not locked for
 * it, as a call of Duffel takes up to two minutes. Throws SupplierTimeout when the other takes too long.
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
