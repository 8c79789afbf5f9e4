import { z } from 'zod'

/** Why staff do something: kept in the log. */
export const whySchema = z.string().trim().min(3).max(1000)

/** What one of the staff did with an order, as its page shows it. */
export const deskLogEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null for the command line. */
  staff: z.object({ id: z.string(), name: z.string() }).nullable(),
  act: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  why: z.string().nullable(),
})
