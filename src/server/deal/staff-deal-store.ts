import { asc, eq } from 'drizzle-orm'
import type { StaffDeal } from '../../contract/deal/staff-deal.ts'
import { CatalogueError, type FieldErrors } from '../../contract/errors.ts'
import type { KnownPlaces } from '../place/known-places.ts'
import type { Executor } from '../platform/database/database.ts'
import type { RecordBook } from '../platform/record-book.ts'
import { staffDeals } from './tables.ts'

type Row = typeof staffDeals.$inferSelect

const dealOf = ({ startsAt, endsAt, ...rest }: Row): StaffDeal => ({
  ...rest,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

const rowOf = ({ startsAt, endsAt, ...rest }: StaffDeal): Row => ({
  ...rest,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

/** Returns what staff decided about found prices, sorted by id. */
export const allStaffDeals = async (db: Executor): Promise<StaffDeal[]> =>
  (await db.select().from(staffDeals).orderBy(asc(staffDeals.id))).map(dealOf)

/** Stores decisions that don't exist yet. */
export async function addStaffDeals(db: Executor, deals: readonly StaffDeal[]): Promise<void> {
  if (deals.length === 0) return
  await db.insert(staffDeals).values(deals.map(rowOf)).onConflictDoNothing()
}

/** What staff decide about found prices, as they edit it. */
export const createDealBook = (places: KnownPlaces): RecordBook<StaffDeal> => ({
  list: allStaffDeals,
  async lock(tx, id) {
    const rows = await tx.select().from(staffDeals).where(eq(staffDeals.id, id)).for('update')
    return rows.map(dealOf)[0]
  },
  async find(db, id) {
    const rows = await db.select().from(staffDeals).where(eq(staffDeals.id, id))
    return rows.map(dealOf)[0]
  },
  async check({ product, from, to }) {
    const fields: Record<string, FieldErrors[string]> = {}
    if (from !== null && !places.hasCode(from)) fields['record.value.from'] = 'unknown_place'
    if (product === 'flight' && !places.hasCode(to)) fields['record.value.to'] = 'unknown_place'
    if (product === 'hotel' && !(await places.hasDestination(to))) {
      fields['record.value.to'] = 'unknown_destination'
    }
    if (Object.keys(fields).length > 0) throw new CatalogueError('VALIDATION', { fields })
  },
  async put(tx, deal) {
    const row = rowOf(deal)
    await tx.insert(staffDeals).values(row).onConflictDoUpdate({ target: staffDeals.id, set: row })
  },
  idOf: ({ id }) => id,
})
