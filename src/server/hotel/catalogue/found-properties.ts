import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { SupplierProperty } from '../../supplier/hotel-supplier.ts'
import { foundPropertiesAfter, putFoundProperties } from './found-property-store.ts'
import type { SuppliedProperty } from './merge-properties.ts'

/** Properties that came with searches, shared by all processes. */
export interface FoundProperties {
  /** Stores those that aren't stored yet. */
  add(supplier: string, properties: readonly SupplierProperty[]): Promise<void>
  /** Passes on those that were stored since the last call; what was stored before this call is passed on after it. */
  read(each: (found: SuppliedProperty) => void): Promise<void>
}

const readAtOnce = 500

/** Creates the list of what searches found of these suppliers. */
export function createFoundProperties(db: Database, suppliers: readonly string[]): FoundProperties {
  let last = 0

  async function readOn(each: (found: SuppliedProperty) => void): Promise<void> {
    const rows = await foundPropertiesAfter(db, suppliers, { last, limit: readAtOnce })
    for (const { number, supplier, property } of rows) {
      each({ supplier, property })
      last = number
    }
    if (rows.length === readAtOnce) await readOn(each)
  }

  const readNext = oneAfterAnother(readOn)

  return {
    async add(supplier, properties) {
      if (properties.length === 0) return
      await inTransaction(db, (tx) => putFoundProperties(tx, supplier, properties))
    },
    read: readNext,
  }
}

/**
 * Returns a function that works once at a time. Calls meanwhile share the next time, because the current one may have
 * missed what they are after.
 */
function oneAfterAnother<T>(work: (given: T) => Promise<void>): (given: T) => Promise<void> {
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  return (given) => {
    if (next) return next
    const own = current.then(() => {
      next = undefined
      return work(given)
    })
    next = own
    current = own.catch(() => undefined)
    return own
  }
}
