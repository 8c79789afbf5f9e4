import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { holders, longestBeat, type Presence } from '../database/presence.ts'
import { milliseconds } from '../duration.ts'
import { devStates } from './tables.ts'

/** A part of what the tools under `/dev` set, in this process. */
interface SharedPart<T> {
  read(): T
  apply(value: T): void
}

/** Changes a part: takes the newest value over, runs the change, and stores the result before anyone else's turn. */
export type InTurn = <R>(change: () => R) => Promise<R>

/** What the tools under `/dev` set, in all servers of a database: so it holds wherever the next call goes. */
export interface SharedState {
  share<T>(name: string, part: SharedPart<T>): InTurn
  /** Takes over what other servers have changed since. Called before each request and each job. */
  sync(): Promise<void>
}

/** Keeps everything in this process. */
export const unshared: SharedState = {
  share: () => async (change) => change(),
  sync: async () => undefined,
}

/** A request that waited this long for the newest state goes on with the last one: it will notice the outage itself. */
const patience = milliseconds(500)
/** After this time every server of the database has noticed a new one. */
const noticed = milliseconds(2 * longestBeat)

/** Opens the state of this database. It's forgotten once all servers that knew it are gone. */
export async function openSharedState(
  db: Database,
  presence: Pick<Presence, 'server' | 'hasCompany'>,
): Promise<SharedState> {
  const openedAt = Date.now()
  const parts = new Map<string, { part: SharedPart<unknown>; version: number }>()
  const alive = sql`array(${sql.raw(holders)})`
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update ${devStates} set value = null, servers = '{}', version = version + 1
      where value is not null and not servers && ${alive}`)
    await tx.execute(sql`
      update ${devStates} set servers = servers || ${presence.server}::int where value is not null`)
  })

  function takeOver({ name, value, version }: typeof devStates.$inferSelect): void {
    const own = parts.get(name)
    // A slow query may return less than this server knows by now.
    if (!own || version <= own.version) return
    own.version = version
    if (value !== null) own.part.apply(value)
  }

  async function look(): Promise<void> {
    for (const row of await db.select().from(devStates)) takeOver(row)
  }

  const lookTogether = shareNext(() => look().catch(() => undefined))
  return {
    share(name, part) {
      const own = { part: part as SharedPart<unknown>, version: 0 }
      parts.set(name, own)
      return async (change) => {
        // A server that was alone until now doesn't look before it has noticed this one.
        const left = openedAt + noticed - Date.now()
        if (left > 0 && presence.hasCompany()) await sleep(left)
        return db.transaction(async (tx) => {
          await tx.insert(devStates).values({ name }).onConflictDoNothing()
          const isThis = eq(devStates.name, name)
          const [row] = await tx.select().from(devStates).where(isThis).for('update')
          if (row) takeOver(row)
          const result = change()
          const version = (row?.version ?? 0) + 1
          await tx
            .update(devStates)
            .set({ value: part.read(), version, servers: alive })
            .where(isThis)
          own.version = version
          return result
        })
      }
    },
    async sync() {
      if (presence.hasCompany())
        await Promise.race([lookTogether(), sleep(patience, undefined, { ref: false })])
    },
  }
}

/** Callers that come while `work` runs share its next run: the current one may have begun too early for them. */
function shareNext(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = () => {
    next = undefined
    const mine = work().finally(() => {
      if (running === mine) running = undefined
    })
    running = mine
    return mine
  }
  return () => {
    if (!running) return run()
    next ??= running.then(run)
    return next
  }
}
