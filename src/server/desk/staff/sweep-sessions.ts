import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { days } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { StaffSessions } from './session-store.ts'

const sweep = defineJob('desk.sweep-sessions', z.object({}), { urgency: 'idle' })

/** Deletes sessions of staff once a day, a month after they ended; the log keeps who signed in and when. */
export function sweepSessions(parts: { jobs: Jobs; clock: Clock; sessions: StaffSessions }): void {
  const { jobs, clock, sessions } = parts
  jobs.repeat(sweep, '17 3 * * *', {})
  jobs.handle(sweep, () => sessions.forget(new Date(clock.now() - days(30))))
}
