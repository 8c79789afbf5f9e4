import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** One row per running job: which server, by its presence number. */
export const runningJobs = pgTable(
  'running_job',
  { name: text().notNull(), id: uuid().notNull(), server: integer().notNull() },
  (job) => [primaryKey({ columns: [job.name, job.id] })],
)
