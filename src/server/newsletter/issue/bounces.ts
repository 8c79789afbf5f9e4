import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { changeState, lockByEmail } from '../subscriber-store.ts'
import { deleteBounce, recordedBounces } from './bounce-store.ts'

const drop = defineJob('newsletter.drop-bounced', z.object({}), { urgency: 'idle' })

/** Ends the newsletter, once a minute, for addresses that were recorded as refused by their mail server. */
export function dropBounced({ db, jobs, clock }: { db: Database; jobs: Jobs; clock: Clock }): void {
  jobs.repeat(drop, '* * * * *', {})
  jobs.handle(drop, async () => {
    for (const email of await recordedBounces(db)) {
      await inTransaction(db, async (tx) => {
        const row = await lockByEmail(tx, email.trim().toLowerCase())
        if (row && row.state !== 'unsubscribed') {
          await changeState(tx, row, { to: 'bounced', cause: 'bounce', now: clock.date() })
        }
        await deleteBounce(tx, email)
      })
    }
  })
}
