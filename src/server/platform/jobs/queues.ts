import type { PgBoss, QueueResult } from 'pg-boss'
import { inSeconds } from '../duration.ts'
import type { Job } from './job.ts'

/** Creates the queues of jobs, and changes those that another version created with other settings. */
export interface Queues {
  /** Reads which queues exist. Call it once, before `ensure`. */
  read(): Promise<void>
  ensure(job: Job): Promise<void>
  /** The names of all that were asked for. */
  names(): string[]
}

/**
 * A server needs about sixty queues, and most servers find them all: creating and changing each takes four statements, which was
 * half of what a start asks of the database.
 */
export function createQueues(boss: PgBoss): Queues {
  const asked = new Set<string>()
  let existing = new Map<string, QueueResult>()
  return {
    async read() {
      existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    },
    async ensure(job) {
      if (asked.has(job.name)) return
      asked.add(job.name)
      const options = optionsOf(job)
      const found = existing.get(job.name)
      if (!found) await boss.createQueue(job.name, options)
      else if (!isSame(found, options)) await boss.updateQueue(job.name, options)
    },
    names: () => [...asked],
  }
}

const optionsOf = (job: Job) => ({
  notify: true,
  retryLimit: job.retries,
  retryDelay: inSeconds(job.retryAfter),
  retryBackoff: true,
  retryDelayMax: inSeconds(job.retryAtMost),
  expireInSeconds: inSeconds(job.timeout),
})

const isSame = (found: QueueResult, wanted: ReturnType<typeof optionsOf>): boolean =>
  Object.entries(wanted).every(([name, value]) => found[name as keyof typeof wanted] === value)
