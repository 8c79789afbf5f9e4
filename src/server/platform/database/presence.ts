import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type Duration, milliseconds, seconds } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import type { Log } from '../monitoring/log.ts'
import type { OpenDatabase } from './database.ts'
import {
  clientLimits,
  createClientGuard,
  type DatabaseLimits,
  serverName,
} from './guarded-client.ts'

/** Returns SQL for whether the server whose number is in a column is gone; null if there's no number. */
export type IsGone = (server: PgColumn) => SQL

/** Takes over the work of dead servers. */
export type TakeUp = (isGone: IsGone) => Promise<unknown>

/**
 * Shows other servers that this one is alive: an advisory lock under its number, on a connection of its own. PostgreSQL
 * releases it the moment the process is gone, and keeps it for one that is only slow.
 */
export interface Presence {
  /** This server's number, stored with its work in progress. */
  readonly server: number
  /** Registers a function that takes over the work of dead servers. It's called every few seconds. */
  onGone(takeUp: TakeUp): void
  /** Returns whether other servers of this database may be alive. Each notices a new one within `longestBeat`. */
  hasCompany(): boolean
  close(): Promise<void>
}

/** Any number works, as long as every server uses the same one. */
const lockClass = 71_137_009

const locks = `select objid::int from pg_locks where locktype = 'advisory' and granted
  and classid = ${lockClass} and objsubid = 2`

/** SQL for the numbers of the servers that are alive on this database. */
export const holders = `${locks}
  and database = (select oid from pg_database where datname = current_database())`

/**
 * A demoted primary still answers, and takes locks: they say nothing about the servers that have moved on to the new one.
 */
const lookAround = `select current_setting('transaction_read_only') = 'on' as is_read_only,
  array(${holders}) as alive`

/** SQL that returns a row if a server is alive on any database of this PostgreSQL. */
export const anyServerLives = `${locks} limit 1`

/**
 * PostgreSQL asks the operating system of a silent server whether the connection is still there, and drops it after
 * about 15 s without a response: the machine is gone. A process that is only slow or frozen has one that responds. By
 * default it would wait for two hours.
 */
const noticeLostMachines = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3;
  set tcp_keepalives_count = 3; set tcp_user_timeout = 15000`

class ReadOnlyError extends Error {
  override message = 'the database has become read-only'
}

/** How often a server looks who is alive, at most. */
export const longestBeat = seconds(1)

/**
 * Returns the timeouts of the presence's connection, on which an outage is noticed: shorter than those of queries. A start keeps
 * trying to connect for longer, since a busy machine may not manage it within `connect`.
 */
const timeoutsOf = ({ connect }: DatabaseLimits) => ({
  connect: milliseconds(connect / 2),
  response: milliseconds((connect * 2) / 3),
  start: milliseconds(connect * 4),
})

/** A connection that was silent for longer than this when the database came back has lost its response. */
const silent = seconds(1)

/**
 * Opens this server's presence. `lease`: how long a server that was cut off keeps its work, because it may be alive
 * and needs time to take its lock again.
 */
export async function openPresence(
  { url, limits, guard }: OpenDatabase,
  log: Log,
  lease: Duration = seconds(3),
): Promise<Presence> {
  const server = randomInt(1, 2 ** 31)
  const beat = milliseconds(Math.min(longestBeat, lease / 3))
  /** How often abandoned work is looked for. */
  const rounds = milliseconds(Math.min(seconds(2), lease / 1.5))
  const closing = new AbortController()
  const takers: TakeUp[] = []
  const timeouts = timeoutsOf(limits)
  // A separate guard with a short deadline, because this connection is also how the server learns that the database is
  // back.
  const { Client } = createClientGuard(timeouts.response)
  let client: pg.Client | undefined
  let isHeld = false
  let lastSeen = new Map<number, number>()
  let lookingSince = 0
  let roundAt = 0
  let takingUp: Promise<void> | undefined

  async function connect(): Promise<pg.Client> {
    const next = new Client({
      ...clientLimits({ ...limits, connect: timeouts.connect }),
      connectionString: url,
      application_name: serverName,
    })
    try {
      await next.connect()
      await next.query(noticeLostMachines)
      isHeld = await takeLock(next)
      return next
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
  }

  /** Connects while the server starts: tries again for a while instead of ending the start. */
  async function connectAtStart(): Promise<pg.Client> {
    const giveUpAt = Date.now() + timeouts.start
    for (;;) {
      try {
        return await connect()
      } catch (error) {
        if (!isUnavailable(error) || Date.now() > giveUpAt) throw error
        await sleep(beat / 4)
      }
    }
  }

  /**
   * Takes the lock. False while our previous connection isn't known to be cut: it counts as ours until PostgreSQL
   * drops it.
   */
  async function takeLock(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, $2) as taken',
      [lockClass, server],
    )
    return rows[0]?.taken === true
  }

  async function look(): Promise<void> {
    if (!client) {
      client = await connect()
      log.warn('database back')
      guard.dropSilent(silent)
      lookingSince = Date.now()
      lastSeen = new Map()
    }
    if (!isHeld) isHeld = await takeLock(client)
    const { rows } = await client.query<{ is_read_only: boolean; alive: number[] }>(lookAround)
    const now = Date.now()
    if (rows[0]?.is_read_only !== false) throw new ReadOnlyError()
    for (const each of rows[0].alive) lastSeen.set(each, now)
    // Whatever the locks say, this server is alive.
    lastSeen.set(server, now)
    if (now - lookingSince < lease || now < roundAt || takingUp) return
    for (const [each, at] of lastSeen) if (at < now - lease) lastSeen.delete(each)
    roundAt = now + rounds
    // Not awaited: its queries may lose their responses, and this loop is how the server notices that.
    takingUp = takeUp([...lastSeen.keys()]).finally(() => {
      takingUp = undefined
    })
  }

  /**
   * Each statement reads the locks after the rows, so that a server that starts in the meantime doesn't count as gone.
   */
  async function takeUp(alive: number[]): Promise<void> {
    const known = `{${alive.join(',')}}`
    for (const take of takers) {
      await take(
        (column) =>
          sql`(${column} <> all(${known}::int[]) and ${column} not in (${sql.raw(holders)}))`,
      ).catch((error) => {
        // An outage is noticed and logged by the loop, on its own connection.
        if (!isUnavailable(error)) log.error({ err: error }, 'abandoned work was not taken over')
      })
    }
  }

  async function keepLooking(): Promise<void> {
    while (!closing.signal.aborted) {
      const wait = await look().then(
        () => beat,
        (error) => {
          if (client && !closing.signal.aborted) {
            log.error({ err: error }, 'database out of reach')
            if (error instanceof ReadOnlyError) guard.renew()
          }
          client?.end().catch(() => undefined)
          client = undefined
          return beat / 4
        },
      )
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  client = await connectAtStart()
  lookingSince = Date.now()
  const looking = keepLooking()
  return {
    server,
    onGone: (take) => void takers.push(take),
    // Its own number is always there once it has looked.
    hasCompany: () => lastSeen.size !== 1,
    async close() {
      closing.abort()
      await looking
      await takingUp
      // PostgreSQL takes a moment to release the locks of a closed connection, and who asks next would still see it.
      await client?.query('select pg_advisory_unlock_all()').catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}
