import { asc, eq } from 'drizzle-orm'
import type { RecordValue } from '../../contract/desk/records.ts'
import type { RecordBook } from '../platform/record-book.ts'
import { supportPhones } from './tables.ts'

type Phone = RecordValue<'phone'>
type Row = typeof supportPhones.$inferSelect

/** Support's phones as staff edit them. */
export const phoneBook: RecordBook<Phone> = {
  list: async (db) =>
    (await db.select().from(supportPhones).orderBy(asc(supportPhones.id))).map(phoneOf),
  async lock(tx, id) {
    const rows = await tx.select().from(supportPhones).where(eq(supportPhones.id, id)).for('update')
    return rows.map(phoneOf)[0]
  },
  async find(db, id) {
    const rows = await db.select().from(supportPhones).where(eq(supportPhones.id, id))
    return rows.map(phoneOf)[0]
  },
  async put(tx, { from, to, ...rest }) {
    const row: Row = { ...rest, opensAt: from, closesAt: to }
    await tx
      .insert(supportPhones)
      .values(row)
      .onConflictDoUpdate({ target: supportPhones.id, set: row })
  },
  idOf: ({ id }) => id,
}

const phoneOf = ({ opensAt, closesAt, ...rest }: Row): Phone => ({
  ...rest,
  from: opensAt,
  to: closesAt,
})
