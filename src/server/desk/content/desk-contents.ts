import { isTerms } from '../../../contract/content/terms-versions.ts'
import type * as calls from '../../../contract/desk/contents.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { StaffIssues } from '../../newsletter/issue/staff-issues.ts'
import type { KnownPlaces } from '../../place/known-places.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Staff } from '../../platform/http/request-context.ts'
import type { DeskLog } from '../log/desk-log-store.ts'
import { checkPlaces } from './check-places.ts'

type Document = Awaited<ReturnType<ContentService['createDraft']>>
type Draft = Parameters<ContentService['createDraft']>[1]
type Save = Parameters<ContentService['saveVersion']>[2]

/** What staff do with documents. Each act is logged in its own transaction; errors are those of `ContentService`. */
export interface DeskContents {
  create(staff: Staff, draft: BodyOf<typeof calls.createContent>): Promise<Document>
  save(staff: Staff, id: string, version: BodyOf<typeof calls.saveContent>): Promise<number>
  restore(staff: Staff, id: string, earlier: BodyOf<typeof calls.restoreContent>): Promise<number>
  publish(staff: Staff, id: string, when: BodyOf<typeof calls.publishContent>): Promise<Document>
  withdraw(staff: Staff, id: string, what: BodyOf<typeof calls.withdrawContent>): Promise<Document>
}

export function createDeskContents({
  db,
  clock,
  log,
  content,
  issues,
  places,
}: {
  db: Database
  clock: Clock
  log: DeskLog
  content: ContentService
  issues: Pick<StaffIssues, 'plan' | 'stop'>
  places: KnownPlaces
}): DeskContents {
  interface Logged {
    staff: Staff
    act: 'content.edit' | 'content.publish'
    id: string
    why: string | undefined
  }
  const record = (
    tx: Transaction,
    { staff, act, id, why }: Logged,
    change: { before?: unknown; after: unknown },
  ) => log.record(tx, { staffId: staff.id, act, target: { kind: 'content', id }, ...change, why })

  /** Returns the id of the person who saved a version; undefined if it wasn't saved at the desk. */
  async function editorOf(id: string, number: number): Promise<string | undefined> {
    const entries = await log.entriesOf({ kind: 'content', id })
    const isSaved = ({ act, after }: (typeof entries)[number]) =>
      act === 'content.edit' && (after as { version?: number } | null)?.version === number
    return entries.find(isSaved)?.staff?.id
  }

  return {
    async create(staff, { why, ...draft }) {
      await checkPlaces(places, draft.bodies)
      return inTransaction(db, async (tx) => {
        // The service checks the bodies.
        const created = await content.createDraft(tx, draft as Draft, staff.name)
        const { id, kind, slug } = created
        const after = { kind, slug, version: 1 }
        await record(tx, { staff, act: 'content.edit', id, why }, { after })
        return created
      })
    },

    async save(staff, id, { why, ...version }) {
      await checkPlaces(places, version.bodies)
      return inTransaction(db, async (tx) => {
        const { number } = await content.saveVersion(tx, id, version as Save, staff.name)
        const change = { before: { version: version.basedOn }, after: { version: number } }
        await record(tx, { staff, act: 'content.edit', id, why }, change)
        return number
      })
    },

    restore: (staff, id, { why, ...earlier }) =>
      inTransaction(db, async (tx) => {
        const { number } = await content.restore(tx, id, earlier, staff.name)
        const change = {
          before: { version: earlier.basedOn },
          after: { version: number, restored: earlier.number },
        }
        await record(tx, { staff, act: 'content.edit', id, why }, change)
        return number
      }),

    async publish(staff, id, { number, basedOn, from, until, why }) {
      // A slip of the keyboard would show it at once.
      if (from !== null && Date.parse(from) <= clock.now()) {
        throw new CatalogueError('VALIDATION', { fields: { from: 'past' } })
      }
      // It would be over as soon as it's shown.
      if (until !== null && Date.parse(until) <= clock.now()) {
        throw new CatalogueError('VALIDATION', { fields: { until: 'past' } })
      }
      const { document: before } = await content.read(id)
      assertReason(before, why)
      if (isTerms(before) && (await editorOf(id, number)) === staff.id) {
        throw new CatalogueError('SECOND_PERSON_NEEDED')
      }
      const { visibility, facts, bodies } = await content.version(id, number)
      return inTransaction(db, async (tx) => {
        // The moment of publishing replaces a later one of the version's own: there would be two.
        const isAsSaved =
          timeOf(visibility.until) === timeOf(until) &&
          (timeOf(visibility.from) ?? 0) <= (timeOf(from) ?? clock.now())
        let shown = number
        if (!isAsSaved) {
          const dated = { basedOn, visibility: { ...visibility, from: null, until }, facts, bodies }
          shown = (await content.saveVersion(tx, id, dated as Save, staff.name)).number
        }
        const at: { at?: Date } = from === null ? {} : { at: new Date(from) }
        const after = await content.publish(tx, id, { number: shown, ...at }, staff.name)
        if (after.kind === 'issue') {
          await issues.plan(tx, { id, sendAt: at.at ?? clock.date(), visibility, bodies })
        }
        const change = { before: statusOf(before), after: { ...statusOf(after), until } }
        await record(tx, { staff, act: 'content.publish', id, why }, change)
        return after
      })
    },

    async withdraw(staff, id, { act, why }) {
      const { document: before } = await content.read(id)
      assertReason(before, why)
      return inTransaction(db, async (tx) => {
        const after = await content[act](tx, id, staff.name)
        if (after.kind === 'issue') await issues.stop(tx, id)
        const change = { before: statusOf(before), after: statusOf(after) }
        await record(tx, { staff, act: 'content.publish', id, why }, change)
        return after
      })
    },
  }
}

/** Whoever asks later why terms changed finds it in the log. */
function assertReason(document: Document, why: string | undefined): void {
  if (isTerms(document) && !why) {
    throw new CatalogueError('VALIDATION', { fields: { why: 'required' } })
  }
}

const timeOf = (moment: string | null): number | null =>
  moment === null ? null : Date.parse(moment)

const statusOf = ({ state, liveVersion, nextVersion, nextAt }: Document) => ({
  state,
  liveVersion,
  nextVersion,
  nextAt,
})
