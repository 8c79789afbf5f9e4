import type { Database, Transaction } from './database.ts'

/** PostgreSQL's codes for "nothing happened, try again": serialisation failure, deadlock. */
const repeatable = new Set(['40001', '40P01'])

/** Runs `work` in one transaction, and again like `again`. `work` must have no effects outside of the database. */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  again(() => db.transaction(work))

/** Runs `work` up to five times if the database aborts it because of a deadlock or a serialisation failure. */
export async function again<T>(work: () => PromiseLike<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 5 || !isRepeatable(error)) throw error
    }
  }
}

/** Returns whether the database aborted a transaction that may be tried again. */
export const isRepeatable = (error: unknown): boolean => repeatable.has(sqlState(error) ?? '')

/** Returns the SQLSTATE of a failed query, also if Drizzle wrapped the error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}
