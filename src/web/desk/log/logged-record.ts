import type { LogEntry } from '../../../contract/desk/desk-log.ts'
import type { LoggedKind } from '../../../contract/desk/logged-acts.ts'
import { type RecordKind, recordKinds } from '../../../contract/desk/record-kinds.ts'
import type { DeskRecord } from '../../../contract/desk/records.ts'
import { recordTitle } from '../record/record-title.ts'

/** Returns which kind of record an entry is about; undefined if it's about something else. */
export const recordKindOf = (kind: LoggedKind): RecordKind | undefined =>
  recordKinds.find((each) => kind === `record.${each}`)

/** Returns an entry with what the record that it's about was called then. */
export function withRecordTitle(
  entry: LogEntry,
  words: Parameters<typeof recordTitle>[1],
): LogEntry {
  const { target, before, after } = entry
  const kind = recordKindOf(target.kind)
  const value = after ?? before
  if (!kind || !value) return entry
  // As it was stored: records are logged whole.
  const record = { kind, value } as DeskRecord
  return { ...entry, target: { ...target, name: recordTitle({ id: target.id, record }, words) } }
}
