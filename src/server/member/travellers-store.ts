import { and, count, desc, eq } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { memberContact, memberPassenger } from './tables.ts'

export type ContactRow = typeof memberContact.$inferSelect
export type PassengerRow = typeof memberPassenger.$inferSelect

/** Rows of one member: no call reaches another's, whatever id it names. */
function rowsOf<Table extends typeof memberContact | typeof memberPassenger>(table: Table) {
  type Row = Table['$inferSelect']
  type Values = Omit<Row, 'id' | 'memberId' | 'createdAt'>
  // Drizzle's types don't follow a table that is one of several; both have the columns named here.
  const any = table as typeof memberContact
  const mine = (memberId: string, id: string) => and(eq(any.id, id), eq(any.memberId, memberId))
  return {
    list: async (db: Executor, memberId: string): Promise<Row[]> =>
      db.select().from(any).where(eq(any.memberId, memberId)).orderBy(desc(any.createdAt)),
    async count(db: Executor, memberId: string): Promise<number> {
      const [row] = await db.select({ n: count() }).from(any).where(eq(any.memberId, memberId))
      return row?.n ?? 0
    },
    async find(db: Executor, memberId: string, id: string): Promise<Row | undefined> {
      const [row] = await db.select().from(any).where(mine(memberId, id))
      return row
    },
    async insert(db: Executor, row: Row): Promise<void> {
      await db.insert(any).values(row as ContactRow)
    },
    async change(
      db: Executor,
      memberId: string,
      id: string,
      values: Values,
    ): Promise<Row | undefined> {
      const [row] = await db
        .update(any)
        .set(values as object)
        .where(mine(memberId, id))
        .returning()
      return row
    },
    async remove(db: Executor, memberId: string, id: string): Promise<boolean> {
      const gone = await db.delete(any).where(mine(memberId, id)).returning({ id: any.id })
      return gone.length > 0
    },
  }
}

export const contactRows = rowsOf(memberContact)
export const passengerRows = rowsOf(memberPassenger)
