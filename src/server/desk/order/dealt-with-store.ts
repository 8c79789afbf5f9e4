import { and, eq, inArray, max } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { deskLogEntries } from '../tables.ts'

/** Returns when staff last resolved a failure of each of these orders, by number. Notes don't count. */
export async function dealtWithSince(
  tx: Executor,
  orderCodes: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (orderCodes.length === 0) return new Map()
  const { targetKind, targetId, act, at } = deskLogEntries
  const rows = await tx
    .select({ code: targetId, at: max(at) })
    .from(deskLogEntries)
    .where(
      and(eq(targetKind, 'order'), inArray(targetId, [...orderCodes]), eq(act, 'order.deal-with')),
    )
    .groupBy(targetId)
  return new Map(rows.flatMap(({ code, at }) => (at ? [[code, at] as const] : [])))
}
