import { randomBytes } from 'node:crypto'

/** The name this server's connections carry, so that others see that it is there. */
export const serverName = `sojourn-server:${randomBytes(4).toString('hex')}`

/** SQL that says whether servers other than this one are connected to the same PostgreSQL. */
export const otherServers = `exists (
  select 1 from pg_stat_activity
  where application_name like 'sojourn-server:%' and application_name <> '${serverName}')`
