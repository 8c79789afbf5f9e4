import type { Pool } from 'pg'
import { sqlState } from '../../database/in-transaction.ts'
import { seconds } from '../../duration.ts'
import { rootOf } from '../../failure/unavailable.ts'
import type { Log } from '../../monitoring/log.ts'

/** How long a write counts: probes come every second from every proxy, and each write reaches the disk. */
const betweenWrites = seconds(5)

/**
 * A write of each kind, in one transaction that leaves no rows: a record in the write-ahead log that is flushed with the commit,
 * and a sort of half a megabyte that is too large for its memory and goes to a new file beside the data. Updating a row
 * would prove less: it finds room in pages that the table already has.
 */
const writes = `
  select set_config('work_mem', '64kB', true);
  select pg_logical_emit_message(true, 'sojourn', 'write check');
  select count(*) from (
    select repeat(md5(n::text), 4) as filler from generate_series(1, 4000) n order by 1 offset 1
  ) as spilled`

/**
 * Returns a function that tells whether the database accepts writes, such as not with a full disk. It writes at most every few
 * seconds, and callers in between get the last answer; after a failure each of them tries again. The log says when this
 * changes, and why, unless the database is out of reach: its presence says so.
 */
export function createWriteCheck(
  pool: Pick<Pool, 'query'>,
  log: Pick<Log, 'warn' | 'error'>,
): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let endedAt = 0
  let isRefused = false

  async function write(): Promise<boolean> {
    try {
      await pool.query(writes)
      if (isRefused) log.warn('database accepts writes again')
      isRefused = false
      endedAt = performance.now()
      return true
    } catch (error) {
      // Codes of PostgreSQL begin with a digit here, and 08 and 57 are lost connections and shutdowns.
      const isReached = /^(?!08|57)\d[\dA-Z]{4}$/.test(sqlState(error) ?? '')
      if (isReached && !isRefused) {
        log.error({ reason: rootOf(error) }, 'database does not accept writes')
        isRefused = true
      }
      answer = undefined
      return false
    }
  }

  return () => {
    // One at a time, also if it takes longer than probes wait.
    const isCurrent = endedAt === 0 || performance.now() - endedAt < betweenWrites
    if (answer && isCurrent) return answer
    endedAt = 0
    answer = write()
    return answer
  }
}
