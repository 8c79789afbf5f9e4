import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { newHumanCode } from '../../src/server/platform/ids.ts'

interface Statement {
  text: string
  values: unknown[]
}
/** Statements on one connection between acquiring and releasing it: one statement, or a transaction. */
export type Unit = Statement[]

/** The statements of one booking, and the ids in them that aren't UUIDs. */
export interface Recording {
  units: Unit[]
  ids: string[]
}

/** What a booking asked of the database before writes were sent together: the baseline of later figures. */
export const earlierPath: Recording & { version: string; ratio: number } = {
  ...(JSON.parse(readFileSync(new URL('earlier-path.json', import.meta.url), 'utf8'), (_, value) =>
    typeof value?.base64 === 'string' ? Buffer.from(value.base64, 'base64') : value,
  ) as Recording),
  version: '2f76c54f',
  /** Its bookings a second as a ratio of these statements alone, measured as here: in turns, 16 at once, warm. */
  ratio: 0.41,
}

/** Records what runs on the pool until it's stopped. */
export function recordSql(pool: pg.Pool): () => Unit[] {
  const units: Unit[] = []
  const connect = pool.connect
  const query = pool.query
  pool.query = (async (...given: unknown[]) => {
    units.push([statementOf(given)])
    return query.apply(pool, given as never)
  }) as unknown as typeof pool.query
  pool.connect = ((done?: Parameters<typeof connect>[0]) => {
    // The pool's own `query` acquires its connection this way, and is recorded above.
    if (done) return connect.call(pool, done)
    return (connect as () => Promise<pg.PoolClient>).call(pool).then((client) => {
      const unit: Unit = []
      const { query: own, release } = client
      client.query = ((...given: unknown[]) => {
        unit.push(statementOf(given))
        return own.apply(client, given as never)
      }) as typeof client.query
      client.release = (...given) => {
        client.query = own
        client.release = release
        units.push(unit)
        return release.apply(client, given)
      }
      return client
    })
  }) as typeof pool.connect
  return () => {
    pool.query = query
    pool.connect = connect
    return units
  }
}

function statementOf([first, second]: unknown[]): Statement {
  const text = typeof first === 'string' ? first : (first as pg.QueryConfig).text
  const given = (second ?? (first as pg.QueryConfig).values ?? []) as unknown[]
  return { text, values: Array.isArray(given) ? given : [] }
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** Returns the same statements for another booking: every id in them, the given ones and all UUIDs, is replaced. */
export function asAnother({ units, ids }: Recording): Unit[] {
  const fresh = new Map<string, string>()
  const freshOf = (id: string) => {
    const known = fresh.get(id)
    if (known) return known
    const made = id.length === 36 ? randomUUID() : id.length === 6 ? newHumanCode() : newSecret()
    fresh.set(id, made)
    return made
  }
  const named = new RegExp(ids.map((id) => id.replace(/[-]/g, '\\-')).join('|'), 'g')
  const renewed = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(named, freshOf).replace(uuid, freshOf)
    if (Array.isArray(value)) return value.map(renewed)
    return value
  }
  return units.map((unit) =>
    unit.map(({ text, values }) => ({ text, values: values.map(renewed) })),
  )
}

const newSecret = () => randomBytes(16).toString('base64url')

/** Runs the units one after the other, as the server did. */
export async function replay(pool: pg.Pool, units: readonly Unit[]): Promise<void> {
  for (const unit of units) {
    const client = await pool.connect()
    try {
      for (const { text, values } of unit) await client.query({ text, values })
    } finally {
      client.release()
    }
  }
}
