import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { otherServers } from '../database/server-name.ts'
import { days, minutes } from '../duration.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { idempotencyKeys } from './tables.ts'

/** What a call was answered: kept, and given again to whoever asks again. */
export interface Answer {
  status: number
  body: unknown
}

export interface Idempotency {
  /**
   * Runs `work` once for a key within a scope. The same key and body get the first answer again for
   * 24 hours; throws IDEMPOTENCY_KEY_REUSED for another body, IDEMPOTENCY_IN_FLIGHT while it runs.
   * Answers from 500 on, and 429, are not kept: the caller may try again.
   */
  once(
    call: { scope: string; key: string; body: string },
    work: () => Promise<Answer>,
  ): Promise<Answer & { replayed: boolean }>
  /** Frees the keys of calls that a killed server left unanswered. */
  forgetOrphans(): Promise<void>
}

const sweep = defineJob('idempotency.sweep', z.object({}))
const kept = days(1)
/** A call that has not answered by then is taken for dead, and its key may run again. */
const longestRun = minutes(1)

export function createIdempotency(parts: { db: Database; jobs: Jobs; clock: Clock }): Idempotency {
  const { db, jobs, clock } = parts
  const table = idempotencyKeys
  jobs.repeat(sweep, '17 * * * *', {})
  jobs.handle(sweep, async () => {
    await db.delete(table).where(lt(table.expiresAt, clock.date()))
  })

  async function claim(scope: string, key: string, bodyDigest: string): Promise<boolean> {
    const now = clock.now()
    const row = {
      ...{ scope, key, bodyDigest, status: null, answer: null },
      runUntil: new Date(now + longestRun),
      expiresAt: new Date(now + kept),
    }
    const claimed = await db
      .insert(table)
      .values(row)
      .onConflictDoUpdate({
        target: [table.scope, table.key],
        set: row,
        setWhere: sql`${table.expiresAt} < ${clock.date()}
          or (${table.status} is null and ${table.runUntil} < ${clock.date()}
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
      if (!(await claim(scope, key, bodyDigest))) {
        return { ...(await earlierAnswer(scope, key, bodyDigest)), replayed: true }
      }
      try {
        const answer = await work()
        if (answer.status >= 500 || answer.status === 429) await forget(scope, key)
        else {
          await db
            .update(table)
            .set({ status: answer.status, answer: answer.body })
            .where(rowOf(scope, key))
        }
        return { ...answer, replayed: false }
      } catch (error) {
        await forget(scope, key)
        throw error
      }
    },
    async forgetOrphans() {
      await db.delete(table).where(and(isNull(table.status), sql.raw(`not ${otherServers}`)))
    },
  }

  async function forget(scope: string, key: string): Promise<void> {
    await db.delete(table).where(rowOf(scope, key))
  }

  function rowOf(scope: string, key: string) {
    return and(eq(table.scope, scope), eq(table.key, key))
  }
}
