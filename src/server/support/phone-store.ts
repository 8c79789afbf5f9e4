import { eq } from 'drizzle-orm'
import type { SupportPhone } from '../../contract/support/support-phones.ts'
import type { Database } from '../platform/database/database.ts'
import { supportPhones } from './tables.ts'

/** Returns all phones that are on, as they were entered, with their ids. */
export async function readPhones(db: Database): Promise<(SupportPhone & { id: string })[]> {
  const rows = await db
    .select()
    .from(supportPhones)
    .where(eq(supportPhones.isOn, true))
    .orderBy(supportPhones.id)
  return rows.map(({ id, country, phone, opensAt, closesAt, zone }) => ({
    id,
    country,
    phone,
    from: opensAt,
    to: closesAt,
    zone,
  }))
}
