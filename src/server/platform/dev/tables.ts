import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What the tools under `/dev` set, by its name. Empty where the sandbox is off. */
export const devStates = pgTable('dev_state', {
  name: text().primaryKey(),
  /** Null while nothing is set. */
  value: jsonb(),
  /** Grows with each change. */
  version: integer().notNull().default(0),
  /** The servers that lived at the last change or have started since. Without them, nobody remembers the value. */
  servers: integer().array().notNull().default([]),
})
