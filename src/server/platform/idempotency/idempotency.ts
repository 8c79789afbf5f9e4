import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Presence } from '../database/presence.ts'
import { deleteInBatches } from '../database/sweeping.ts'
import { days, minutes } from '../duration.ts'
import { keepTrying } from '../failure/keep-trying.ts'
import type { Background } from '../jobs/background.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { idempotencyKeys } from './tables.ts'

/** The response to a call, stored and replayed for repeated calls. */
export interface Answer {
  status: number
  body: unknown
}

export interface Idempotency {
  /**
   * Runs `work` once for a key within a scope. The same key and body get the first response for 24 hours. Throws
   * IDEMPOTENCY_KEY_REUSED for another body, IDEMPOTENCY_IN_FLIGHT while it runs. Responses with status 429, or 500
   * and above, aren't stored: the caller may retry.
   */
  once(
    call: { scope: string; key: string; body: string },
    work: () => Promise<Answer>,
  ): Promise<Answer & { replayed: boolean }>
}

const sweep = defineJob('idempotency.sweep', z.object({}), { urgency: 'idle' })
const kept = days(1)
/** In rows without a server, a call that hasn't finished by then counts as dead, and its key may run again. */
const longestRun = minutes(1)

/** One call's claim on its key; `mark` distinguishes it from all other calls of this server with the same key. */
interface Claim {
  scope: string
  key: string
  mark: Date
}

export function createIdempotency(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  presence: Presence
  background: Background
}): Idempotency {
  const { db, jobs, clock, presence, background } = parts
  const table = idempotencyKeys
  jobs.repeat(sweep, '17 * * * *', {})
  jobs.handle(sweep, async () => {
    await deleteInBatches(db, table, lt(table.expiresAt, clock.date()))
  })
  presence.onGone((isGone) =>
    deleteInBatches(db, table, and(isNull(table.status), isGone(table.server))),
  )

  /** The end of the longest run, a millisecond later than the last one if two calls began in the same one. */
  let lastMark = 0
  function newMark(): Date {
    lastMark = Math.max(clock.now() + longestRun, lastMark + 1)
    return new Date(lastMark)
  }

  async function claim({ scope, key, mark }: Claim, bodyDigest: string): Promise<boolean> {
    const now = clock.now()
    const row = {
      scope,
      key,
      bodyDigest,
      status: null,
      answer: null,
      server: presence.server,
      runUntil: mark,
      expiresAt: new Date(now + kept),
    }
    const claimed = await db
      .insert(table)
      .values(row)
      .onConflictDoUpdate({
        target: [table.scope, table.key],
        set: row,
        setWhere: sql`${table.expiresAt} < ${clock.date()}
          or (${table.status} is null and ${table.server} is null and ${table.runUntil} < ${clock.date()}
              and ${table.bodyDigest} = ${bodyDigest})`,
      })
      .returning({ key: table.key })
    return claimed.length > 0
  }

  async function earlierAnswer(scope: string, key: string, bodyDigest: string): Promise<Answer> {
    const [row] = await db.select().from(table).where(rowOf(scope, key))
    if (row && row.bodyDigest !== bodyDigest) throw new CatalogueError('IDEMPOTENCY_KEY_REUSED')
    if (!row?.status) throw new CatalogueError('IDEMPOTENCY_IN_FLIGHT')
    return { status: row.status, body: row.answer }
  }

  return {
    async once({ scope, key, body }, work) {
      const bodyDigest = createHash('sha256').update(body).digest('base64url')
      const mine = { scope, key, mark: newMark() }
      try {
        if (!(await claim(mine, bodyDigest))) {
          return { ...(await earlierAnswer(scope, key, bodyDigest)), replayed: true }
        }
        const answer = await work()
        if (answer.status >= 500 || answer.status === 429) await free(mine)
        else await keep(mine, answer)
        return { ...answer, replayed: false }
      } catch (error) {
        await free(mine)
        throw error
      }
    },
  }

  async function keep({ scope, key }: Claim, { status, body }: Answer): Promise<void> {
    await db.update(table).set({ status, answer: body }).where(rowOf(scope, key))
  }

  /**
   * Releases the key of a failed call, which may be repeated: now, or as soon as the database is back. A failed claim
   * is released too, because after a cut connection it's unknown whether it was written.
   */
  async function free(mine: Claim): Promise<void> {
    const isFree = await forget(mine).then(
      () => true,
      () => false,
    )
    if (isFree) return
    background.run((stop) => keepTrying(() => forget(mine), { stop, within: kept }))
  }

  async function forget({ scope, key, mark }: Claim): Promise<void> {
    // Only its own claim: a late attempt must not end the next call with this key.
    const isMine = and(
      isNull(table.status),
      eq(table.server, presence.server),
      eq(table.runUntil, mark),
    )
    await db.delete(table).where(and(rowOf(scope, key), isMine))
  }

  function rowOf(scope: string, key: string) {
    return and(eq(table.scope, scope), eq(table.key, key))
  }
}
