import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LoggedAct } from '../../../contract/desk/logged-acts.ts'
import {
  type RecordKind,
  type RecordStanding,
  recordActs,
} from '../../../contract/desk/record-kinds.ts'
import type {
  DeskRecord,
  ListedRecord,
  RecordValue,
  RecordVersion,
  StoredRecord,
} from '../../../contract/desk/records.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Staff } from '../../platform/http/request-context.ts'
import type { RecordBook } from '../../platform/record-book.ts'
import type { DeskLog, DeskLogEntry } from '../log/desk-log-store.ts'
import { standingOf } from './record-standing.ts'

/** The books of every kind. */
export type RecordBooks = { [Kind in RecordKind]: RecordBook<RecordValue<Kind>> }

/** A stored value, and the id of its last editor; undefined if it wasn't saved at the desk. */
export interface LastSaved {
  value: DeskRecord['value']
  by: string | undefined
}

export interface RecordService {
  /** Returns all records of a kind, each with whether it applies now. */
  list(kind: RecordKind): Promise<ListedRecord[]>
  /** Returns a record with its versions, and whether it applies now. Throws NOT_FOUND. */
  read(
    kind: RecordKind,
    id: string,
  ): Promise<StoredRecord & { standing: RecordStanding; versions: RecordVersion[] }>
  /**
   * Stores a record and logs its value before and after. Throws RECORD_CHANGED unless `revision` is the stored value's, or
   * null for a new record.
   */
  save(
    staff: Pick<Staff, 'id'>,
    edit: {
      record: DeskRecord
      revision: string | null
      why?: string | undefined
      /** What it's logged as, if that isn't what edits of its kind are. */
      act?: LoggedAct
      /** Checks the value against the stored one and who saved that last, while both are locked. Throws VALIDATION. */
      check?: ((stored: LastSaved | undefined) => void) | undefined
    },
  ): Promise<StoredRecord>
}

export function createRecordService({
  db,
  clock,
  log,
  books,
}: {
  db: Database
  clock: Clock
  log: DeskLog
  books: RecordBooks
}): RecordService {
  // A kind and its value belong together, which the compiler can't follow through the table.
  const bookOf = (kind: RecordKind) => books[kind] as RecordBook<DeskRecord['value']>
  const stored = (kind: RecordKind, value: DeskRecord['value']): StoredRecord => ({
    id: bookOf(kind).idOf(value),
    record: { kind, value } as DeskRecord,
    revision: revisionOf(value),
  })

  return {
    async list(kind) {
      const book = bookOf(kind)
      const [values, counted] = await Promise.all([book.list(db), book.uses?.(db)])
      return values.map((value) => {
        const uses = counted ? (counted.get(book.idOf(value)) ?? 0) : null
        return { ...stored(kind, value), uses, standing: standingOf(value, uses, clock.now()) }
      })
    },
    async read(kind, id) {
      const book = bookOf(kind)
      const value = await book.find(db, id)
      if (!value) throw new CatalogueError('NOT_FOUND')
      const [entries, counted] = await Promise.all([
        log.entriesOf(targetOf(kind, id)),
        book.uses?.(db),
      ])
      const uses = counted ? (counted.get(id) ?? 0) : null
      const standing = standingOf(value, uses, clock.now())
      return { ...stored(kind, value), standing, versions: entries.map(versionOf) }
    },
    async save(staff, { record: { kind, value }, revision, why, check, act = recordActs[kind] }) {
      const book = bookOf(kind)
      const id = book.idOf(value)
      await book.check?.(value)
      return inTransaction(db, async (tx) => {
        // A record that doesn't exist yet can't be locked, so its name is.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, 0))`)
        const before = await book.lock(tx, id)
        if ((before ? revisionOf(before) : null) !== revision) {
          throw new CatalogueError('RECORD_CHANGED')
        }
        if (check) check(before && { value: before, by: await log.lastBy(tx, targetOf(kind, id)) })
        await book.put(tx, value)
        const after = book.shown?.(value) ?? value
        await log.record(tx, {
          staffId: staff.id,
          act,
          target: targetOf(kind, id),
          before: before ?? null,
          after,
          why,
        })
        return stored(kind, after)
      })
    },
  }
}

const targetOf = (kind: RecordKind, id: string) => ({ kind: `record.${kind}` as const, id })

/** Returns a digest of a value that doesn't depend on the order of its properties. */
function revisionOf(value: object): string {
  return createHash('sha256').update(sortedJson(value)).digest('base64url')
}

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

function versionOf({ id, at, staff, why, before, after }: DeskLogEntry): RecordVersion {
  const [was, is] = [asObject(before), asObject(after)]
  return {
    id,
    at: at.toISOString(),
    staff: staff?.name ?? null,
    why,
    value: after,
    changed: before
      ? Object.keys(is)
          .filter((name) => sortedJson(was[name]) !== sortedJson(is[name]))
          .sort()
      : [],
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
