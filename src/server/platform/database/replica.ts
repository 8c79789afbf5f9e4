import pg from 'pg'
import { seconds } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import type { Log } from '../monitoring/log.ts'
import { type Database, databaseOn, type OpenDatabase } from './database.ts'
import { clientLimits, createClientGuard, deadlineOf, serverName } from './guarded-client.ts'

/**
 * Reads where an answer that is a few seconds old does no harm, or what never changes. What the replica doesn't have yet
 * (undefined), or can't be asked, is read from the database itself.
 */
export type ReadOld = <T>(read: (db: Database) => Promise<T>) => Promise<T>

export interface Replica {
  readOld: ReadOld
  close(): Promise<void>
}

/** After a failure, how long it isn't asked again: each attempt to connect may take seconds. */
const pause = seconds(10)

/** Opens the read replica at `url`; without one, everything is read from the database. */
export function openReplica(
  url: string | undefined,
  { db, limits, pool: { options } }: OpenDatabase,
  log: Log,
): Replica {
  if (!url) return { readOld: (read) => read(db), close: async () => undefined }
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    application_name: serverName,
    Client: createClientGuard(deadlineOf(limits)).Client,
    ...clientLimits(limits, { isReplica: true }),
  })
  pool.on('error', () => undefined)
  const replica = databaseOn(pool)
  let askedAgainAt = 0
  return {
    async readOld(read) {
      if (Date.now() >= askedAgainAt) {
        try {
          const found = await read(replica)
          if (found !== undefined) return found
        } catch (error) {
          if (!isUnavailable(error)) throw error
          askedAgainAt = Date.now() + pause
          log.warn({ err: error }, 'read replica out of reach')
        }
      }
      return read(db)
    },
    close: () => pool.end(),
  }
}
