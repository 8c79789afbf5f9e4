import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { deskLogEntries } from '../tables.ts'

/** Returns until when each of these orders' failures are resolved, by number. Notes don't count. */
export async function dealtWithUntil(
  tx: Executor,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (orderCodes.length === 0) return new Map()
  const { targetKind, targetId, act, at, after } = deskLogEntries
  const until = sql`max(coalesce((${after} ->> 'seenUntil')::timestamptz, ${at}))`.mapWith(at)
  const rows = await tx
    .select({ code: targetId, until })
    .from(deskLogEntries)
    .where(
      and(eq(targetKind, 'order'), inArray(targetId, [...orderCodes]), eq(act, 'order.deal-with')),
    )
    .groupBy(targetId)
  return new Map(rows.map((row) => [row.code, row.until]))
}
