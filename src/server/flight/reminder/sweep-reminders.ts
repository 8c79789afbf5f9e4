import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Duration, days } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { sweepReminders } from './reminder-store.ts'

/** How long a reminder's links work. */
export const linkLife = days(30)
/** How long an address that opted out gets no reminders. */
export const stopLife = days(365)
/** How long reasons for abandoning are stored. */
const answerLife = days(365)

const sweep = defineJob('flight.sweep-reminders', z.object({}), { urgency: 'idle' })

/** Deletes expired links, old answers and old opt-outs. */
export function createSweep({ db, clock }: { db: Database; clock: Clock }): () => Promise<void> {
  const before = (life: Duration) => new Date(clock.now() - life)
  return () =>
    sweepReminders(db, {
      links: before(linkLife),
      answers: before(answerLife),
      stops: before(stopLife),
    })
}

/** Sweeps once a day. */
export function sweepDaily(parts: { db: Database; jobs: Jobs; clock: Clock }): void {
  parts.jobs.repeat(sweep, '37 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
