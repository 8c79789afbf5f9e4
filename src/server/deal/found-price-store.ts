import { and, between, eq, gt, gte, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { foundPrices } from './tables.ts'

export interface FoundPrice {
  product: 'flight' | 'hotel'
  origin: string
  destination: string
  starts: string
  ends: string
  currency: string
  /** Minor units. */
  amount: number
  foundAt: Date
}

/** Answers of one search arrive within this time: of these the lowest counts, otherwise the latest. */
const oneSearch = sql.raw("interval '1 minute'")

/** Writes prices with distinct keys in one statement. */
export async function writeFoundPrices(db: Executor, prices: FoundPrice[]): Promise<void> {
  const { product, origin, destination, starts, ends, currency, amount, foundAt } = foundPrices
  await db
    .insert(foundPrices)
    .values(prices)
    .onConflictDoUpdate({
      target: [product, origin, destination, starts, ends, currency],
      set: {
        amount: sql`case when ${foundAt} > excluded.found_at - ${oneSearch} then least(${amount}, excluded.amount) else excluded.amount end`,
        foundAt: sql`excluded.found_at`,
      },
    })
}

/** Returns the lowest price of each destination, lowest first, but before them those that are featured, in their order. */
export async function lowestFound(
  db: Executor,
  wanted: {
    product: FoundPrice['product']
    origins: string[]
    currency: string
    /** Found after this, for days from this one on, until that one if there's a last. */
    since: Date
    from: string
    until?: string
    limit: number
    featured: string[]
    /** Destinations that aren't shown. */
    hidden: string[]
  },
): Promise<FoundPrice[]> {
  const { product, origin, destination, starts, currency, amount, foundAt } = foundPrices
  const best = db
    .selectDistinctOn([destination])
    .from(foundPrices)
    .where(
      and(
        eq(product, wanted.product),
        inArray(origin, wanted.origins),
        eq(currency, wanted.currency),
        gt(foundAt, wanted.since),
        gte(starts, wanted.from),
        wanted.until === undefined ? undefined : lte(starts, wanted.until),
        notInArray(destination, wanted.hidden),
      ),
    )
    .orderBy(destination, amount)
    .as('best')
  const place = sql`array_position(${sql.param(wanted.featured)}::text[], ${best.destination})`
  return await db
    .select()
    .from(best)
    .orderBy(sql`${place} nulls last`, best.amount)
    .limit(wanted.limit)
}

/** Returns the lowest price of stays in a place; undefined if none was found. */
export async function lowestStayFound(
  db: Executor,
  wanted: { destination: string; currency: string; since: Date; from: string },
): Promise<FoundPrice | undefined> {
  const { product, origin, destination, starts, currency, amount, foundAt } = foundPrices
  const rows = await db
    .select()
    .from(foundPrices)
    .where(
      and(
        eq(product, 'hotel'),
        eq(origin, ''),
        eq(destination, wanted.destination),
        eq(currency, wanted.currency),
        gt(foundAt, wanted.since),
        gte(starts, wanted.from),
      ),
    )
    .orderBy(amount, starts)
    .limit(1)
  return rows[0]
}

/** Deletes prices of flights that were found before a moment and are lower than `amount`; without one, all of them. */
export async function deleteFoundBelow(
  db: Executor,
  outdated: {
    origins: string[]
    destinations: string[]
    currency: string
    /** The first and the last day. */
    days: [string, string]
    amount: number | undefined
    before: Date
  },
): Promise<void> {
  const { origins, destinations, currency, days, amount, before } = outdated
  await db
    .delete(foundPrices)
    .where(
      and(
        eq(foundPrices.product, 'flight'),
        inArray(foundPrices.origin, origins),
        inArray(foundPrices.destination, destinations),
        eq(foundPrices.currency, currency),
        between(foundPrices.starts, ...days),
        lt(foundPrices.foundAt, before),
        amount === undefined ? undefined : lt(foundPrices.amount, amount),
      ),
    )
}

export async function deleteFoundPrices(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, foundPrices, lt(foundPrices.foundAt, before))
}
