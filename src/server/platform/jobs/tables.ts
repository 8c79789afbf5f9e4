import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** One row per job that a server is at: which server, by the number it is present under. */
export const runningJobs = pgTable(
  'running_job',
  { name: text().notNull(), id: uuid().notNull(), server: integer().notNull() },
  (job) => [primaryKey({ columns: [job.name, job.id] })],
)
