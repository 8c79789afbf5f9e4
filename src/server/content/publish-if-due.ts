import type { Transaction } from '../platform/database/database.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { contentTransitions } from './content-states.ts'
import {
  addHistory,
  type ContentDocument,
  type ContentEvent,
  updateDocument,
} from './content-store.ts'

/** Returns a document as visitors see it: its next version is live once its time has come, whether that is recorded or not. */
export function asSeen(
  document: ContentDocument,
  now: Date,
): { document: ContentDocument; event?: ContentEvent } {
  const { nextVersion, nextAt, publishedAt } = document
  if (nextVersion === null || nextAt === null || nextAt > now) return { document }
  return {
    document: {
      ...document,
      state: 'published',
      liveVersion: nextVersion,
      nextVersion: null,
      nextAt: null,
      publishedAt: publishedAt ?? nextAt,
    },
    event: { what: 'published', version: nextVersion, at: nextAt, by: 'schedule' },
  }
}

/** Records that a locked document's next version is live if its time has come. Returns the document as it is then. */
export async function publishIfDue(
  tx: Transaction,
  stored: ContentDocument,
  now: Date,
): Promise<ContentDocument> {
  const { document, event } = asSeen(stored, now)
  if (!event) return document
  assertTransition(contentTransitions, stored.state, document.state)
  await updateDocument(tx, document)
  await addHistory(tx, { documentId: document.id, ...event })
  return document
}
