import type { Transaction } from '../platform/database/database.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { contentTransitions } from './content-states.ts'
import { addHistory, type ContentDocument, updateDocument } from './content-store.ts'

/** Records that a locked document's next version is live if its time has come. Returns the document as it is then. */
export async function publishIfDue(
  tx: Transaction,
  document: ContentDocument,
  now: Date,
): Promise<ContentDocument> {
  const { id, nextVersion, nextAt, publishedAt } = document
  if (nextVersion === null || nextAt === null || nextAt > now) return document
  assertTransition(contentTransitions, document.state, 'published')
  const published = {
    ...document,
    state: 'published',
    liveVersion: nextVersion,
    nextVersion: null,
    nextAt: null,
    publishedAt: publishedAt ?? nextAt,
  } as const
  await updateDocument(tx, published)
  const event = { what: 'published', version: nextVersion, at: nextAt, by: 'schedule' }
  await addHistory(tx, { documentId: id, ...event })
  return published
}
