import type { Database, Transaction } from './database.ts'

/** PostgreSQL's own words for "nothing happened, try it again": serialisation failure, deadlock. */
const repeatable = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction and runs it again, up to five times, when the database gave it up
 * for a deadlock or a serialisation failure: `work` must touch nothing but the database.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === 5 || !repeatable.has(sqlState(error) ?? '')) throw error
    }
  }
}

/** The five-character state of a failed query, found also where Drizzle wrapped the failure. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}
