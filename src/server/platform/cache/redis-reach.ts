import { type Duration, milliseconds, seconds } from '../duration.ts'
import { isUnavailable, refusesWrites } from '../failure/unavailable.ts'
import type { Log } from '../monitoring/log.ts'

/** An answer that takes longer is late: Redis answers within a millisecond or two. */
const lateAfter = milliseconds(100)
/** Late this often in a row, and Redis is out of reach: a search sends several commands, one after the other. */
const mostLate = 5
/** Late answers that are further apart have nothing to do with each other. */
const inARow = seconds(2)
/** How often it's tried whether Redis can be used again. */
const betweenProbes = seconds(1)

/** Whether Redis can be used, by what happens to commands. One that's too slow is worse than none. */
export interface RedisReach {
  /**
   * Runs a command. While Redis is out of reach, it isn't sent, and fails at once; one that is waiting for its answer when
   * that begins fails then.
   */
  run<T>(command: () => Promise<T>): Promise<T>
  /** Reports that the connection was lost. */
  lose(error: Error): void
  /** Tries at once whether Redis can be used again, because there's a new connection. */
  tryNow(): void
  close(): void
}

/**
 * Watches over the commands to a Redis. It's out of reach when its replies say so, its connection is lost, or its answers are
 * late; then `probe`, a write, is tried every second until it's answered in time. One that only refuses writes is still read
 * from. `onBack` is called when it takes writes again.
 */
export function createRedisReach(
  probe: () => Promise<unknown>,
  log: Log,
  onBack: () => void,
): RedisReach {
  /** Why Redis can't be used or written to, until a probe succeeds. */
  let trouble: { error: unknown; isLost: boolean } | undefined
  let lates = 0
  let lastLateAt = 0
  let nextProbe: NodeJS.Timeout | undefined
  let isProbing = false
  let isClosed = false
  const waiting = new Set<(error: Error) => void>()

  const outOfReach = (cause: unknown) => new Error('redis out of reach', { cause })

  function inTrouble(error: unknown, isLost: boolean): void {
    if (isClosed) return
    if (!trouble || (isLost && !trouble.isLost)) {
      log.error({ err: error }, isLost ? 'redis out of reach' : 'redis refuses writes')
      trouble = { error, isLost }
    }
    if (trouble.isLost) for (const giveUp of waiting) giveUp(outOfReach(error))
    tryLater()
  }

  function tryLater(): void {
    if (isClosed || !trouble) return
    nextProbe ??= setTimeout(tryNow, betweenProbes).unref()
  }

  async function tryNow(): Promise<void> {
    if (isProbing || !trouble) return
    clearTimeout(nextProbe)
    nextProbe = undefined
    isProbing = true
    let isLate = false
    const isBack = await timed(probe, () => (isLate = true)).then(
      () => !isLate,
      () => false,
    )
    isProbing = false
    if (!isBack || isClosed) return tryLater()
    trouble = undefined
    lates = 0
    log.info('redis back')
    onBack()
  }

  function countLate(): void {
    const now = Date.now()
    // Commands that wait at the same time are late for the same reason.
    if (now - lastLateAt < lateAfter / 2) return
    lates = now - lastLateAt > inARow ? 1 : lates + 1
    lastLateAt = now
    if (lates < mostLate) return
    const late = Object.assign(new Error('redis answers too late'), { code: 'ETIMEDOUT' })
    inTrouble(late, true)
  }

  return {
    async run(command) {
      if (trouble?.isLost) throw outOfReach(trouble.error)
      let giveUp: (error: Error) => void = () => undefined
      const lost = new Promise<never>((_, reject) => (giveUp = reject))
      waiting.add(giveUp)
      let isLate = false
      try {
        const answer = await Promise.race([
          timed(command, () => {
            isLate = true
            countLate()
          }),
          lost,
        ])
        if (!isLate) lates = 0
        return answer
      } catch (error) {
        // A command times out by the clock, also if this process was too busy to read its answer: lateness is counted above.
        if (isUnavailable(error) && !isTimeout(error)) inTrouble(error, !refusesWrites(error))
        throw error
      } finally {
        waiting.delete(giveUp)
      }
    },
    lose: (error) => inTrouble(error, true),
    tryNow: () => void tryNow(),
    close() {
      isClosed = true
      clearTimeout(nextProbe)
    },
  }
}

const isTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'Command timed out'

/** Runs a command, and calls `onLate` each time that another `lateAfter` is over without its answer. */
async function timed<T>(
  command: () => Promise<T>,
  onLate: () => void,
  after: Duration = lateAfter,
): Promise<T> {
  let isAnswered = false
  // After a busy period, a process runs its timers first, and reads answers that have arrived right after.
  const timer = setInterval(() => setImmediate(() => isAnswered || onLate()), after).unref()
  try {
    return await command()
  } finally {
    isAnswered = true
    clearInterval(timer)
  }
}
