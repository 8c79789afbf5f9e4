import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/sweeping.ts'
import { seenPrices } from '../tables.ts'

/** Totals in US cents, by the property's id. */
export type Lowest = Readonly<Record<string, number>>

/** Returns what was seen of a stay since a day, a record for each day and tile. */
export const pricesSeen = (
  db: Database,
  { stay, tiles, since }: { stay: string; tiles: readonly string[]; since: string },
): Promise<{ day: string; lowest: Lowest }[]> =>
  db
    .select({ day: seenPrices.day, lowest: seenPrices.lowest })
    .from(seenPrices)
    .where(
      and(
        eq(seenPrices.stay, stay),
        inArray(seenPrices.tile, [...tiles]),
        gte(seenPrices.day, since),
      ),
    )

/** Adds what was seen on a day, and keeps the lower of two totals of a property. */
export async function addSeenPrices(
  db: Database,
  seen: { stay: string; tile: string; day: string; lowest: Lowest },
): Promise<void> {
  const merged = sql`(
    select jsonb_object_agg(id, least(old.total, new.total))
    from jsonb_each(${seenPrices.lowest}) as old (id, total)
    full join jsonb_each(excluded.lowest) as new (id, total) using (id))`
  await db
    .insert(seenPrices)
    .values(seen)
    .onConflictDoUpdate({
      target: [seenPrices.stay, seenPrices.tile, seenPrices.day],
      set: { lowest: merged },
    })
}

export async function deleteSeenPrices(db: Database, before: string): Promise<void> {
  await deleteInBatches(db, seenPrices, lt(seenPrices.day, before))
}
