import { z } from 'zod'
import type { Config } from '../../config.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { hours, minutes } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { dayOf, momentsOf, nextDay } from './report-period.ts'
import { markDay, oldestFact, rolledUpDays, storeFunnel, storeOrigins } from './roll-up-store.ts'

const rollUp = defineJob('report.roll-up', z.object({}), { urgency: 'idle', timeout: minutes(10) })

/** Browsers send what they recorded within a day; the rest of an hour is for clocks and retries. */
const lateness = hours(25)

type Parts = Pick<Platform, 'db' | 'clock'> & { config: Pick<Config, 'AGENCY_TIME_ZONE'> }

/** Rolls up every ten minutes. Returns what has it done soon. */
export function rollUpReports(parts: Parts & Pick<Platform, 'jobs'>): () => Promise<void> {
  const { db, jobs } = parts
  const run = createRollUp(parts)
  jobs.repeat(rollUp, '*/10 * * * *', {}, { atStart: true })
  jobs.handle(rollUp, (_, { signal }) => run(signal))
  return () => jobs.enqueue(db, rollUp, {})
}

/**
 * Returns a function that counts what happened on each day that isn't final yet, from the oldest to today. Counting a day
 * again replaces its counts, so it doesn't matter how often it happens, or that it was interrupted.
 */
export const createRollUp =
  ({ db, clock, config: { AGENCY_TIME_ZONE: zone } }: Parts) =>
  async (stop?: AbortSignal): Promise<void> => {
    const endOf = (day: string) => momentsOf({ from: day, to: day }, zone).end.getTime()
    const now = clock.now()
    const known = await rolledUpDays(db)
    const final = new Set(
      known
        .filter(({ day, rolledUpAt }) => rolledUpAt.getTime() > endOf(day) + lateness)
        .map(({ day }) => day),
    )
    // Once something is final, whatever is older is as well: its events may be deleted by now.
    const [latest] = [...final].sort().reverse()
    const oldest = await oldestFact(db)
    const first = latest ? nextDay(latest) : oldest && dayOf(oldest, zone)
    if (!first) return
    for (let day = first; day <= dayOf(now, zone) && !stop?.aborted; day = nextDay(day)) {
      await inTransaction(db, async (tx) => {
        await markDay(tx, day, clock.date())
        const moments = momentsOf({ from: day, to: day }, zone)
        await storeOrigins(tx, moments)
        await storeFunnel(tx, day, moments)
      })
    }
  }
