import { eq } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { newsletterBounces } from './tables.ts'

/** Returns the addresses that were recorded, as they were written. */
export async function recordedBounces(tx: Executor): Promise<string[]> {
  const rows = await tx.select().from(newsletterBounces)
  return rows.map(({ email }) => email)
}

export async function deleteBounce(tx: Executor, email: string): Promise<void> {
  await tx.delete(newsletterBounces).where(eq(newsletterBounces.email, email))
}
