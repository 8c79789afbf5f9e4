import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { patience } from '../../../../test/support/patience.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { createSeen } from '../../../../test/support/seen.ts'
import { milliseconds, seconds } from '../duration.ts'
import { runningJobs } from '../jobs/tables.ts'
import { openPresence } from './presence.ts'

const { connection, log } = await testPlatform()
const lease = milliseconds(300)
const presence = await openPresence(connection, log, lease)
afterAll(() => presence.close())

interface Lock {
  pid: number
  classid: number
}
const lockOf = `select pid, classid::int from pg_locks
  where locktype = 'advisory' and granted and objid = $1 and objsubid = 2`
const locks = async () => (await connection.pool.query<Lock>(lockOf, [presence.server])).rows

test('a server takes its lock again once the old connection is known to be cut', async () => {
  const [lock] = await locks()
  const own = { name: 'test', id: crypto.randomUUID(), server: presence.server }
  await connection.db.insert(runningJobs).values(own)
  const looks = createSeen<unknown>()
  presence.onGone(async (isGone) => {
    const rows = await connection.db.select({ gone: isGone(runningJobs.server) }).from(runningJobs)
    for (const { gone } of rows) looks.add(gone)
  })
  // It waits for the lock and gets it the moment the server loses it, like an old connection that PostgreSQL doesn't
  // yet know to be cut.
  const old = new pg.Client({ connectionString: connection.url })
  await old.connect()
  const taken = old.query('select pg_advisory_lock($1, $2)', [lock?.classid, presence.server])
  const isWaiting = `select 1 from pg_locks where not granted and objid = $1 and objsubid = 2`
  await vi.waitFor(async () => {
    expect((await connection.pool.query(isWaiting, [presence.server])).rowCount).toBe(1)
  }, patience())
  await connection.pool.query('select pg_terminate_backend($1)', [lock?.pid])
  await taken
  // The server reconnects, finds its lock taken, and still looks for abandoned work.
  const before = looks.items.length
  await looks.until(({ length }) => length > before + 1)
  const [other] = await locks()
  await old.end()
  await vi.waitFor(async () => {
    const [again] = await locks()
    expect(again).toBeDefined()
    expect(again?.pid).not.toBe(other?.pid)
  }, patience())
  const since = looks.items.length
  await looks.until(({ length }) => length > since)
  expect(looks.items.every((gone) => gone === false)).toBe(true)
})

test('a server that was cut off keeps its work until its lease expires, and then loses it', async () => {
  const other = { name: 'test', id: crypto.randomUUID(), server: presence.server ^ 1 }
  await connection.db.insert(runningJobs).values(other)
  const [lock] = await locks()
  const holder = new pg.Client({ connectionString: connection.url })
  await holder.connect()
  await holder.query('select pg_advisory_lock($1, $2)', [lock?.classid, other.server])
  const looks = createSeen<{ gone: unknown; at: number }>()
  presence.onGone(async (isGone) => {
    const at = Date.now()
    const [row] = await connection.db
      .select({ gone: isGone(runningJobs.server) })
      .from(runningJobs)
      .where(eq(runningJobs.id, other.id))
    looks.add({ gone: row?.gone, at })
  })
  await looks.until(({ length }) => length > 0)
  await holder.end()
  await looks.until((all) => all.some(({ gone }) => gone === true))
  const held = looks.items.filter(({ gone }) => gone === false)
  const lost = looks.items.find(({ gone }) => gone === true)
  expect((lost?.at ?? 0) - (held[0]?.at ?? 0)).toBeGreaterThanOrEqual(lease - 10)
})

test('a server starts although its first connection gets no response in time', async () => {
  let connections = 0
  const { hostname, port } = new URL(connection.url)
  const proxy = createServer((near) => {
    near.on('error', () => undefined)
    connections += 1
    if (connections === 1) return
    const far = connect(Number(port), hostname)
    far.on('error', () => undefined)
    near.pipe(far).pipe(near)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(connection.url)
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const limits = { ...connection.limits, connect: seconds(8) }
  const late = await openPresence({ ...connection, url: url.href, limits }, log, lease)
  expect(connections).toBeGreaterThan(1)
  await late.close()
  proxy.close()
})

test('an error of what takes over isn’t mistaken for an outage, and the others get their turn', async () => {
  const errors = createSeen<unknown>()
  const failing = { ...log, error: (_: object, text: string) => errors.add(text) } as typeof log
  const third = await openPresence(connection, failing, lease)
  third.onGone(async () => {
    throw new Error('relation "jobs.queue" does not exist')
  })
  const looks = createSeen<number>()
  third.onGone(async () => looks.add(Date.now()))
  await looks.until(({ length }) => length === 2)
  await third.close()
  expect(new Set(errors.items)).toEqual(new Set(['abandoned work was not taken over']))
})

test('a cut connection is noticed while taking over is stuck', async () => {
  const other = await openPresence(connection, log, lease)
  const stuck = createSeen<() => void>()
  other.onGone(() => new Promise<void>((resolve) => stuck.add(resolve)))
  await stuck.until(({ length }) => length > 0)
  const held = async () => (await connection.pool.query<Lock>(lockOf, [other.server])).rows[0]
  const cut = await held()
  await connection.pool.query('select pg_terminate_backend($1)', [cut?.pid])
  await vi.waitFor(async () => {
    const again = await held()
    expect(again).toBeDefined()
    expect(again?.pid).not.toBe(cut?.pid)
  }, patience())
  for (const resolve of stuck.items) resolve()
  await other.close()
})

test('when the database is back, an earlier query fails at once and frees its place in the pool', async () => {
  const lost = connection.pool.query('select pg_sleep(200)').then(() => 'answered', String)
  // Longer than a response that is merely slow.
  await sleep(1200)
  const [lock] = await locks()
  await connection.pool.query('select pg_terminate_backend($1)', [lock?.pid])
  expect(await lost).toMatch(/Connection terminated/)
})

/**
 * Returns what Linux says of a connection: which timer runs (02 is the keepalive's), and how many hundredths of a second
 * it has left, in hexadecimal.
 */
function timerOf(localPort: number, remotePort: number): [name: string, left: string] | undefined {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0')
  const ends = `:${hex(localPort)} [0-9A-F]+:${hex(remotePort)} `
  const line = new RegExp(`${ends}01 \\S+ (\\d\\d):(\\w+)`)
  const found = line.exec(readFileSync('/proc/net/tcp', 'utf8'))
  return found ? [found[1] ?? '', found[2] ?? ''] : undefined
}

/** Returns whether this kernel tells of timers at all; some sandboxes list connections without them. */
async function tellsTimers(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, keepAlive: true, keepAliveInitialDelay: 60_000 })
  await once(socket, 'connect')
  const timer = timerOf(socket.localPort ?? 0, port)
  socket.destroy()
  server.close()
  return timer?.[0] === '02'
}

test('PostgreSQL asks a silent server within 5 s whether its machine is still there', async (context) => {
  context.skip(!(await tellsTimers()), 'This kernel doesn’t tell which timers connections have.')
  const [lock] = await locks()
  const { rows } = await connection.pool.query<{ client_port: number }>(
    'select client_port from pg_stat_activity where pid = $1',
    [lock?.pid],
  )
  const timer = () => timerOf(Number(new URL(connection.url).port), rows[0]?.client_port ?? 0)
  // While a response is on its way, another timer runs.
  await vi.waitFor(() => expect(timer()?.[0]).toBe('02'), patience())
  expect(Number.parseInt(timer()?.[1] ?? '', 16)).toBeLessThanOrEqual(510)
})
