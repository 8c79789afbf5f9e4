import type { ContentKind } from '../../contract/content/content-kinds.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { ContentService } from './content-service.ts'
import { takenSlugs } from './content-store.ts'

/** A document of the demonstration, published at once unless it's a draft. */
export interface DemonstrationDocument {
  kind: ContentKind
  slug: string
  isDraft?: true
  /** When it's published (ISO 8601), if that is later. */
  publishAt?: string
  visibility: Visibility
  facts?: Record<string, unknown>
  bodies: Record<string, unknown>
}

/** Stores the documents that aren't stored yet, and publishes them; those that are keep what the operator made of them. */
export async function addDemonstration(
  db: Database,
  content: ContentService,
  documents: readonly DemonstrationDocument[],
): Promise<void> {
  for (const kind of new Set(documents.map((each) => each.kind))) {
    const own = documents.filter((each) => each.kind === kind)
    const taken = await takenSlugs(
      db,
      kind,
      own.map(({ slug }) => slug),
    )
    for (const { isDraft, publishAt, ...document } of own.filter(({ slug }) => !taken.has(slug))) {
      await inTransaction(db, async (tx) => {
        // The service checks the bodies.
        const draft = document as Parameters<typeof content.createDraft>[1]
        const { id } = await content.createDraft(tx, draft, 'sandbox')
        const at = publishAt === undefined ? {} : { at: new Date(publishAt) }
        if (!isDraft) await content.publish(tx, id, { number: 1, ...at }, 'sandbox')
      }).catch((error: unknown) => {
        // Another server that starts at the same time was faster.
        if (!(error instanceof CatalogueError && error.code === 'CONTENT_SLUG_TAKEN')) throw error
      })
    }
  }
}
