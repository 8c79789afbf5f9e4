import type { z } from 'zod'
import { type Duration, minutes, seconds } from '../duration.ts'

/** A kind of work that is done apart from the call that causes it, and tried again when it fails. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  data: Data
  /** How often a failed job is tried again. */
  retries: number
  /** The wait before the first new try; it doubles each time. */
  retryAfter: Duration
  /** No longer than this between two tries. */
  retryAtMost: Duration
  /** A try that takes longer counts as failed. */
  timeout: Duration
  urgency: Urgency
  /** How many workers one server has for it. */
  workers: number
  /** How many jobs a worker takes at once and runs side by side. */
  batch: number
}

/**
 * - `urgent`: money and tickets, which travellers wait for.
 * - `normal`: letters, and what follows from a purchase.
 * - `idle`: watching and tidying, which nobody waits for.
 */
export type Urgency = 'urgent' | 'normal' | 'idle'

/** The next batch waits for the slowest job of this one, so urgent work has more workers and small batches. */
const capacity: Record<Urgency, Pick<Job, 'workers' | 'batch'>> = {
  urgent: { workers: 6, batch: 2 },
  normal: { workers: 2, batch: 4 },
  idle: { workers: 1, batch: 1 },
}

/** Names a kind of job, says what data it carries, and how patiently it is tried. */
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

/** What a handler learns beside the job's data. */
export interface JobRun {
  /** 0 on the first try. */
  retry: number
  /** Aborted when the server stops or the time is up. */
  signal: AbortSignal
}

export type JobHandler<Data extends z.ZodType> = (
  data: z.output<Data>,
  run: JobRun,
) => Promise<void>

/**
 * Returns the key of a job that is requested every minute until it is done, and retries by itself: it is added once
 * per hour, in case its own retries have run out.
 */
export const onceAnHour = (id: string, now: Date): { key: string } => ({
  key: `${id} ${now.toISOString().slice(0, 13)}`,
})
