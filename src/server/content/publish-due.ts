import { z } from 'zod'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { contentTransitions } from './content-states.ts'
import { addHistory, dueDocuments, lockDocument, updateDocument } from './content-store.ts'

const publish = defineJob('content.publish-due', z.object({}), { urgency: 'idle' })

type Parts = Pick<Platform, 'db' | 'clock'>

/** Records scheduled versions as published once they're due. Visitors see them on time even if this is late. */
export const createPublisher =
  ({ db, clock }: Parts) =>
  async (): Promise<void> => {
    for (const id of await dueDocuments(db, clock.date())) {
      await inTransaction(db, async (tx) => {
        const document = await lockDocument(tx, id)
        const { nextVersion: version, nextAt } = document ?? {}
        if (!document || !version || !nextAt || nextAt > clock.date()) return
        assertTransition(contentTransitions, document.state, 'published')
        await updateDocument(tx, {
          ...document,
          state: 'published',
          liveVersion: version,
          nextVersion: null,
          nextAt: null,
          publishedAt: document.publishedAt ?? nextAt,
        })
        const event = { what: 'published', version, at: nextAt, by: 'schedule' }
        await addHistory(tx, { documentId: id, ...event })
      })
    }
  }

/** Checks every minute. */
export function publishDue(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(publish, '* * * * *', {})
  parts.jobs.handle(publish, createPublisher(parts))
}
