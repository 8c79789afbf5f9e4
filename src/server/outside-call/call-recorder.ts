import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { days, seconds } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { addCalls, deleteCallsBefore, type OutsideCallRow } from './outside-call-store.ts'

const sweep = defineJob('outside-call.sweep', z.object({}), { urgency: 'idle' })

/** As long as sent mails: flights can be booked a year ahead. */
const life = days(400)
const every = seconds(1)
const batch = 500
/** While the database can't be reached, no more than these are kept in memory. */
const most = 10_000

/** Keeps a trace of calls. Never throws, and never makes the call wait. */
export interface CallRecorder {
  add(call: OutsideCallRow): void
}

/**
 * Creates a recorder that stores what it's given in the background, about a second later and when the server stops, so that
 * bookings take no more statements. A crash loses that second (102-trace-of-outside-calls.md).
 */
export function createCallRecorder({
  db,
  log,
  background,
  store = (calls) => addCalls(db, calls),
}: Pick<Platform, 'db' | 'log' | 'background'> & {
  store?: (calls: readonly OutsideCallRow[]) => Promise<void>
}): CallRecorder {
  let waiting: OutsideCallRow[] = []
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    background.run(async (stop) => {
      await wait(every, undefined, { signal: stop, ref: false }).catch(() => undefined)
      isScheduled = false
      const isStored = await flush()
      if (!isStored && !stop.aborted) schedule()
    })
  }

  /** Returns whether everything could be stored. */
  async function flush(): Promise<boolean> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, batch)
      waiting = waiting.slice(batch)
      try {
        await store(some)
      } catch (err) {
        waiting = [...some, ...waiting]
        log.warn({ err, calls: waiting.length }, 'outside calls not stored')
        return false
      }
    }
    return true
  }

  return {
    add(call) {
      try {
        waiting.push(call)
        if (waiting.length > most) waiting = waiting.slice(-most)
        schedule()
      } catch (err) {
        log.warn({ err }, 'outside call not recorded')
      }
    },
  }
}

/** Deletes old calls once a day. */
export function sweepCalls({ db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  jobs.repeat(sweep, '53 3 * * *', {})
  jobs.handle(sweep, () => deleteCallsBefore(db, new Date(clock.now() - life)))
}
