import { z } from 'zod'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineJob, everyMinute } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { dueDocuments, lockDocument } from './content-store.ts'
import { publishIfDue } from './publish-if-due.ts'

const publish = defineJob('content.publish-due', z.object({}), { urgency: 'idle' })

type Parts = Pick<Platform, 'db' | 'clock'>

/** Records scheduled versions as published once they're due. Visitors see them on time even if this is late. */
export const createPublisher =
  ({ db, clock }: Parts) =>
  async (): Promise<void> => {
    for (const id of await dueDocuments(db, clock.date())) {
      await inTransaction(db, async (tx) => {
        const document = await lockDocument(tx, id)
        if (document) await publishIfDue(tx, document, clock.date())
      })
    }
  }

/** Checks every minute. */
export function publishDue(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(publish, everyMinute, {})
  parts.jobs.handle(publish, createPublisher(parts))
}
