import { and, desc, eq, ne, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/database/database.ts'
import { memberContact, memberPassenger } from '../tables.ts'

export type ContactRow = typeof memberContact.$inferSelect
export type PassengerRow = typeof memberPassenger.$inferSelect

type KeptTable = PgTable & Record<'id' | 'memberId' | 'createdAt', PgColumn>

/** Restricts queries to the rows of one member: no call reaches another's, whatever id it contains. */
function rowsOf<Table extends KeptTable>(table: Table) {
  type Row = Table['$inferSelect']
  type Values = Omit<Row, 'id' | 'memberId' | 'createdAt'>
  // Drizzle's queries take no table that is still open; what they find is this table's all the same.
  const kept: KeptTable = table
  const mine = (memberId: string, id: string) => and(eq(table.id, id), eq(table.memberId, memberId))
  return {
    list: (db: Executor, memberId: string): Promise<Row[]> =>
      db.select().from(kept).where(eq(kept.memberId, memberId)).orderBy(desc(kept.createdAt)),
    count: (db: Executor, memberId: string): Promise<number> =>
      db.$count(table, eq(table.memberId, memberId)),
    async find(db: Executor, memberId: string, id: string): Promise<Row | undefined> {
      const [row] = await db.select().from(kept).where(mine(memberId, id))
      return row
    },
    async insert(db: Executor, row: Row): Promise<void> {
      await db.insert(table).values(row)
    },
    async change(
      db: Executor,
      memberId: string,
      id: string,
      values: Values,
    ): Promise<Row | undefined> {
      const [row] = await db.update(kept).set(values).where(mine(memberId, id)).returning()
      return row
    },
    async remove(db: Executor, memberId: string, id: string): Promise<boolean> {
      const gone = await db.delete(table).where(mine(memberId, id)).returning({ id: table.id })
      return gone.length > 0
    },
  }
}

export const contactRows = rowsOf(memberContact)
export const passengerRows = rowsOf(memberPassenger)

/** Returns the sealed numbers of one of the saved travellers who have any. */
export async function someSealedNumbers(db: Executor): Promise<string[]> {
  const { passportSealed, idCardSealed } = memberPassenger
  const rows = await db
    .select({ passportSealed, idCardSealed })
    .from(memberPassenger)
    .where(or(ne(passportSealed, ''), ne(idCardSealed, '')))
    .limit(1)
  return rows.flatMap((row) => [row.passportSealed, row.idCardSealed]).filter(Boolean)
}
