import { and, arrayOverlaps, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { staffMembers } from '../tables.ts'

const { id, name, roles, disabledAt } = staffMembers

/** Returns staff who may answer tickets, by name. */
export const colleaguesIn = (tx: Executor) =>
  tx
    .select({ id, name })
    .from(staffMembers)
    .where(and(isNull(disabledAt), arrayOverlaps(roles, ['support', 'admin'])))
    .orderBy(asc(name))
    .limit(200)

/** Returns the names of staff by id, also of those who have left. */
export async function staffNames(
  tx: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id, name })
    .from(staffMembers)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Returns one of them; undefined for anybody else. */
export async function colleagueBy(
  tx: Executor,
  staffId: string,
): Promise<{ id: string; name: string } | undefined> {
  const [found] = await tx
    .select({ id, name })
    .from(staffMembers)
    .where(and(eq(id, staffId), isNull(disabledAt), arrayOverlaps(roles, ['support', 'admin'])))
  return found
}
