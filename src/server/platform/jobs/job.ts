import type { z } from 'zod'
import { type Duration, minutes, seconds } from '../duration.ts'

/** The schedule of what is repeated most often. */
export const everyMinute = '* * * * *'

/** A kind of work that is done separately from the call that causes it, and retried if it fails. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  data: Data
  /** How often a failed job is retried. */
  retries: number
  /** The delay before the first retry; it doubles each time. */
  retryAfter: Duration
  /** The longest delay between two attempts. */
  retryAtMost: Duration
  /** An attempt that takes longer counts as failed. */
  timeout: Duration
  urgency: Urgency
  /** The number of workers per server. */
  workers: number
  /** How many jobs a worker fetches at once and runs concurrently. */
  batch: number
}

/**
 * `urgent`: money and tickets, which travellers wait for. `normal`: letters, and what follows a purchase. `idle`:
 * monitoring and cleanup, which nobody waits for.
 */
export type Urgency = 'urgent' | 'normal' | 'idle'

/** The next batch waits for the slowest job of this one, so urgent work has more workers and small batches. */
const capacity: Record<Urgency, Pick<Job, 'workers' | 'batch'>> = {
  urgent: { workers: 6, batch: 2 },
  normal: { workers: 2, batch: 4 },
  idle: { workers: 1, batch: 1 },
}

/** Defines a kind of job: its name, its data, and its retries. */
export function defineJob<Data extends z.ZodType>(
  name: string,
  data: Data,
  more: Partial<Omit<Job, 'name' | 'data'>> = {},
): Job<Data> {
  const { urgency = 'normal' } = more
  return {
    name,
    data,
    retries: 10,
    retryAfter: seconds(1),
    retryAtMost: minutes(10),
    timeout: minutes(2),
    urgency,
    ...capacity[urgency],
    ...more,
  }
}

/** What a handler gets besides the job's data. */
export interface JobRun {
  /** 0 for the first attempt. */
  retry: number
  /** Aborted when the server stops or the attempt times out. */
  signal: AbortSignal
}

export type JobHandler<Data extends z.ZodType> = (
  data: z.output<Data>,
  run: JobRun,
) => Promise<void>

/**
 * Returns the key of a job that is requested every minute until it's done, and has its own retries: it's added once
 * per hour, in case its retries have run out.
 */
export const onceAnHour = (id: string, now: Date): { key: string } => ({
  key: `${id} ${now.toISOString().slice(0, 13)}`,
})
