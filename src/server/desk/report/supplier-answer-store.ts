import { and, asc, between, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Period } from '../../../contract/desk/reports.ts'
import { orders, reservations } from '../../order/tables.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Moments } from './report-period.ts'
import { answerOutcomes, supplierAnswers } from './tables.ts'

export { answerOutcomes }

export type Answers = Omit<typeof supplierAnswers.$inferSelect, 'day'>

/** Adds to what is stored of a day. */
export async function addSupplierAnswers(
  db: Database,
  day: string,
  answers: readonly Answers[],
): Promise<void> {
  await db
    .insert(supplierAnswers)
    .values(answers.map((each) => ({ day, ...each })))
    .onConflictDoUpdate({
      target: [
        supplierAnswers.day,
        supplierAnswers.search,
        supplierAnswers.supplier,
        supplierAnswers.outcome,
      ],
      set: {
        count: sql`${supplierAnswers.count} + excluded.count`,
        milliseconds: sql`${supplierAnswers.milliseconds} + excluded.milliseconds`,
      },
    })
}

export const answersByDay = (db: Database, { from, to }: Period) =>
  db
    .select()
    .from(supplierAnswers)
    .where(between(supplierAnswers.day, from, to))
    .orderBy(asc(supplierAnswers.day), asc(supplierAnswers.search), asc(supplierAnswers.supplier))

/** Returns how many reservations of orders made in a period are in which state, by product and supplier. */
export const reservationsByState = (db: Database, { start, end }: Moments) =>
  db
    .select({
      product: reservations.product,
      supplier: reservations.supplier,
      state: reservations.state,
      count: count(),
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .where(and(gte(orders.createdAt, start), lt(orders.createdAt, end)))
    .groupBy(reservations.product, reservations.supplier, reservations.state)
