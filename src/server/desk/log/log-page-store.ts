import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DeskLogPage } from '../../../contract/desk/desk-log.ts'
import { type LoggedAct, type LoggedKind, quietActs } from '../../../contract/desk/logged-acts.ts'
import type { Executor } from '../../platform/database/database.ts'
import { deskLogEntries, staffMembers } from '../tables.ts'

export interface WantedEntries {
  /** What they may be about. */
  kinds: readonly LoggedKind[]
  /** Whose they are: an id, or the command line's. */
  staff?: string | undefined
  act?: LoggedAct | undefined
  about?: string | undefined
  from?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
  /** The id of the entry that they come after. */
  after?: string | undefined
  limit: number
}

const subject = alias(staffMembers, 'subject')

/** Returns entries of the log, newest first. */
export async function findEntries(
  db: Executor,
  wanted: WantedEntries,
): Promise<DeskLogPage['entries']> {
  const { kinds, staff, act, about, from, until, after, limit } = wanted
  const log = deskLogEntries
  const rows = await db
    .select({ entry: log, name: staffMembers.name, subjectName: subject.name })
    .from(log)
    .leftJoin(staffMembers, eq(staffMembers.id, log.staffId))
    .leftJoin(subject, and(eq(log.targetKind, 'staff'), eq(sql`${subject.id}::text`, log.targetId)))
    .where(
      and(
        inArray(log.targetKind, kinds),
        staff === 'command-line' ? isNull(log.staffId) : undefined,
        staff && staff !== 'command-line' ? eq(log.staffId, staff) : undefined,
        act ? eq(log.act, act) : notInArray(log.act, [...quietActs]),
        about ? isAbout(db, about) : undefined,
        from && gte(log.at, from),
        until && lt(log.at, until),
        // By time and id, because one act can log several entries in the same millisecond.
        after
          ? sql`(${log.at}, ${log.id}) < (select place.at, place.id from desk_log place where place.id = ${after})`
          : undefined,
      ) as SQL,
    )
    .orderBy(desc(log.at), desc(log.id))
    .limit(limit)
  return rows.map(({ entry, name, subjectName }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    staff: entry.staffId === null ? null : { id: entry.staffId, name: name ?? '' },
    act: entry.act as LoggedAct,
    target: { kind: entry.targetKind as LoggedKind, id: entry.targetId, name: subjectName },
    before: entry.before ?? null,
    after: entry.after ?? null,
    why: entry.why,
  }))
}

/** Numbers are capitals and ids mostly aren't; comparing them as they are lets the index find them. */
function isAbout(db: Executor, about: string): SQL | undefined {
  const account = db
    .select({ id: sql`${staffMembers.id}::text` })
    .from(staffMembers)
    .where(eq(staffMembers.email, about.toLowerCase()))
  return or(
    inArray(deskLogEntries.targetId, [about, about.toUpperCase(), about.toLowerCase()]),
    and(eq(deskLogEntries.targetKind, 'staff'), inArray(deskLogEntries.targetId, account)),
  )
}

/** Returns who has entries about these kinds, by name. */
export const findPeople = (
  db: Executor,
  kinds: readonly LoggedKind[],
): Promise<DeskLogPage['people']> =>
  db
    .select({ id: staffMembers.id, name: staffMembers.name, email: staffMembers.email })
    .from(staffMembers)
    .where(
      exists(
        db
          .select({ id: deskLogEntries.id })
          .from(deskLogEntries)
          .where(
            and(
              eq(deskLogEntries.staffId, staffMembers.id),
              inArray(deskLogEntries.targetKind, kinds),
            ),
          ),
      ),
    )
    .orderBy(asc(staffMembers.name), asc(staffMembers.email))
