import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { SupplierProperty } from '../../supplier/hotel-supplier.ts'
import { foundProperties } from '../tables.ts'

export type FoundPropertyRow = typeof foundProperties.$inferSelect

/**
 * Stores properties that aren't stored yet. Writers take turns until they commit: a lower number that became visible
 * after a higher one would never be read.
 */
export async function putFoundProperties(
  tx: Transaction,
  supplier: string,
  properties: readonly SupplierProperty[],
): Promise<void> {
  await tx.execute(sql`lock table ${foundProperties} in share row exclusive mode`)
  const rows = properties.map((property) => ({ supplier, ref: property.ref, property }))
  await tx.insert(foundProperties).values(rows).onConflictDoNothing()
}

/** Returns the properties of these suppliers with higher numbers than this, lowest first. */
export async function foundPropertiesAfter(
  db: Executor,
  suppliers: readonly string[],
  { last, limit }: { last: number; limit: number },
): Promise<FoundPropertyRow[]> {
  const isNew = gt(foundProperties.number, last)
  return db
    .select()
    .from(foundProperties)
    .where(and(isNew, inArray(foundProperties.supplier, [...suppliers])))
    .orderBy(asc(foundProperties.number))
    .limit(limit)
}
