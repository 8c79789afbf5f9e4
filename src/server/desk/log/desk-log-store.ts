import { and, desc, eq, gt, isNotNull, notInArray, or } from 'drizzle-orm'
import { type LoggedAct, type LoggedKind, quietActs } from '../../../contract/desk/logged-acts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import { hours } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { deskLogEntries, staffMembers } from '../tables.ts'

/** What an act was about, such as `{ kind: 'order', id: 'K7M2QP' }`. */
export interface DeskTarget {
  kind: LoggedKind
  id: string
}

export interface DeskRecord {
  /** Null for the command line. */
  staffId: string | null
  act: LoggedAct
  target: DeskTarget
  /** What the act changed, without secrets and document numbers: it can't be erased. */
  before?: unknown
  after?: unknown
  why?: string | undefined
  /** When the act began, if it isn't now: before what it caused. */
  at?: Date
}

export interface DeskLogEntry {
  id: string
  at: Date
  staff: { id: string; name: string } | null
  act: LoggedAct
  target: DeskTarget
  before: unknown
  after: unknown
  why: string | null
}

/** What staff have done: append-only. */
export interface DeskLog {
  /** Records an act, in the transaction that carries it out. */
  record(tx: Executor, entry: DeskRecord): Promise<void>
  /** Records that somebody looked at something, once an hour. */
  noteRead(act: LoggedAct, staffId: string, target: DeskTarget): Promise<void>
  /**
   * Records that somebody searched for people, and what they were shown: codes or numbers. What was typed is a person's data,
   * which can't be erased from the log.
   */
  noteSearch(act: LoggedAct, staffId: string, found: readonly string[]): Promise<void>
  /** Returns the log entries of one record, newest first, without those that only say who read it. */
  entriesOf(target: DeskTarget): Promise<DeskLogEntry[]>
  /** Returns the id of the person who last did something to it; undefined for the command line, or if nobody did. */
  lastBy(tx: Executor, target: DeskTarget): Promise<string | undefined>
}

export function createDeskLog({
  db,
  clock,
}: {
  db: Database
  clock: Pick<Clock, 'date'>
}): DeskLog {
  const log: DeskLog = {
    async record(tx, { staffId, act, target, before, after, why, at = clock.date() }) {
      await tx.insert(deskLogEntries).values({
        id: newId(),
        at,
        staffId,
        act,
        targetKind: target.kind,
        targetId: target.id,
        before,
        after,
        why: why ?? null,
      })
    },
    async noteRead(act, staffId, target) {
      const { kind, id } = target
      const since = new Date(clock.date().getTime() - hours(1))
      const [noted] = await db
        .select({ id: deskLogEntries.id })
        .from(deskLogEntries)
        .where(
          and(
            eq(deskLogEntries.targetKind, kind),
            eq(deskLogEntries.targetId, id),
            eq(deskLogEntries.staffId, staffId),
            eq(deskLogEntries.act, act),
            gt(deskLogEntries.at, since),
          ),
        )
        .limit(1)
      if (!noted) await log.record(db, { staffId, act, target })
    },
    noteSearch: (act, staffId, found) =>
      log.record(db, { staffId, act, target: { kind: 'staff', id: staffId }, after: { found } }),
    async entriesOf({ kind, id }) {
      const rows = await db
        .select({ entry: deskLogEntries, name: staffMembers.name })
        .from(deskLogEntries)
        .leftJoin(staffMembers, eq(staffMembers.id, deskLogEntries.staffId))
        .where(
          and(
            eq(deskLogEntries.targetKind, kind),
            eq(deskLogEntries.targetId, id),
            // Who opened a file is told on its ticket, too.
            or(notInArray(deskLogEntries.act, [...quietActs]), isNotNull(deskLogEntries.after)),
          ),
        )
        .orderBy(desc(deskLogEntries.at))
      return rows.map(({ entry, name }) => viewEntry(entry, name))
    },
    async lastBy(tx, { kind, id }) {
      const [last] = await tx
        .select({ staffId: deskLogEntries.staffId })
        .from(deskLogEntries)
        .where(and(eq(deskLogEntries.targetKind, kind), eq(deskLogEntries.targetId, id)))
        .orderBy(desc(deskLogEntries.at), desc(deskLogEntries.id))
        .limit(1)
      return last?.staffId ?? undefined
    },
  }
  return log
}

const viewEntry = (
  entry: typeof deskLogEntries.$inferSelect,
  name: string | null,
): DeskLogEntry => ({
  id: entry.id,
  at: entry.at,
  staff: entry.staffId === null ? null : { id: entry.staffId, name: name ?? '' },
  act: entry.act as LoggedAct,
  target: { kind: entry.targetKind as LoggedKind, id: entry.targetId },
  before: entry.before,
  after: entry.after,
  why: entry.why,
})
