import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { seconds } from '../duration.ts'
import { createCluster, passwordOf } from './create-cluster.ts'
import { freePort } from './free-port.ts'
import { type PostgresHome, postgresHome, runAs } from './postgres-home.ts'
import { anyServerLives } from './presence.ts'

const betweenLooks = seconds(2)
/** Any number works, as long as every server uses the same one. */
const creationLock = 71_137_010

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '200',
  // Compiling a plan takes longer than any of our queries.
  jit: 'off',
  log_min_messages: 'warning',
}

const lossy = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export interface EmbeddedPostgres {
  /** Returns the address of the database `database` in this cluster, which is created if necessary. */
  database(name: string): Promise<string>
  /** From now on starts the cluster again, at the same address, if it dies. */
  keepRunning(): void
  /** Stops the cluster, unless a server is alive on one of its databases (`presence.ts`). */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL cluster of `dataDir`, creating it if necessary, or takes over one that a killed server left
 * running. `durable: false` trades durability for speed, for tests.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  durable?: boolean
}): Promise<EmbeddedPostgres> {
  const home = await postgresHome(options.dataDir)
  const cluster = join(home.folder, 'cluster')
  await createCluster(home, cluster)
  const password = await passwordOf(home, cluster)
  const flags = { ...settings, ...(options.durable === false ? lossy : {}) }
  const port = await ensureRunning(home, cluster, password, flags)
  const urlOf = (name: string) => address(port, password, name)
  let stopWatching = async () => {}

  return {
    async database(name) {
      await query(urlOf('postgres'), async (client) => {
        // Servers that start at once wait for each other; the lock is released with the connection.
        await client.query('select pg_advisory_lock($1)', [creationLock])
        const found = await client.query('select 1 from pg_database where datname = $1', [name])
        if (found.rowCount) return
        await client.query(`create database ${client.escapeIdentifier(name)}`)
      })
      return urlOf(name)
    },
    keepRunning() {
      stopWatching = watch(cluster, async () => {
        // Another server on the same data may have started it again.
        if (!(await isRunning(home, cluster))) await start(home, cluster, flags, port)
      })
    },
    async stop() {
      await stopWatching()
      const others = await query(urlOf('postgres'), (client) => client.query(anyServerLives)).catch(
        () => undefined,
      )
      if (others?.rowCount) return
      await control(home, ['stop', '-w', '-m', 'fast', '-D', cluster]).catch(() => undefined)
    },
  }
}

const address = (port: string, password: string, name: string) =>
  `postgres://sojourn:${password}@127.0.0.1:${port}/${name}`

/** Returns the cluster's port once it responds, whether it was running already or is started. */
async function ensureRunning(
  home: PostgresHome,
  cluster: string,
  password: string,
  flags: Record<string, string>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    if (!(await isRunning(home, cluster))) await start(home, cluster, flags)
    const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
    const port = pidFile.split('\n')[3] ?? ''
    try {
      await query(address(port, password, 'postgres'), (client) => client.query('select 1'))
      return port
    } catch (cause) {
      // A cluster that was just killed still counts as running, and one that is recovering accepts no connections.
      if (attempt === 100) throw new Error('The embedded PostgreSQL does not answer.', { cause })
      await sleep(100)
    }
  }
}

function control(home: PostgresHome, args: string[]) {
  return runAs(home, 'pg_ctl', args)
}

async function isRunning(home: PostgresHome, cluster: string): Promise<boolean> {
  return control(home, ['status', '-D', cluster]).then(
    () => true,
    () => false,
  )
}

/**
 * Starts a cluster again that has died, such as by running out of memory: servers wait for it. Returns a function that
 * ends the watch.
 */
function watch(cluster: string, startAgain: () => Promise<void>): () => Promise<void> {
  let starting: Promise<void> | undefined
  const timer = setInterval(async () => {
    if (starting || (await isAlive(cluster))) return
    starting = startAgain().catch(() => undefined)
    await starting
    starting = undefined
  }, betweenLooks)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await starting
  }
}

/** Returns whether a cluster's first process runs; cheaper than asking `pg_ctl`. */
async function isAlive(cluster: string): Promise<boolean> {
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  try {
    return process.kill(Number.parseInt(pidFile, 10), 0)
  } catch (error) {
    // It runs as another user if this is root, and the other way round.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function start(
  home: PostgresHome,
  cluster: string,
  flags: Record<string, string>,
  port?: string,
): Promise<void> {
  const log = join(home.folder, 'postgres.log')
  await rm(log, { force: true })
  for (let attempt = 1; ; attempt += 1) {
    const words = Object.entries(flags).map(([name, value]) => `-c ${name}='${value}'`)
    const server = [`-p ${port ?? (await freePort())}`, ...words].join(' ')
    try {
      await control(home, ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', server])
      return
    } catch (cause) {
      if (await isRunning(home, cluster)) return
      // The free port may have been taken in the meantime, or a killed cluster's last process may still be running.
      if (attempt === 5) {
        const said = await readFile(log, 'utf8').catch(() => '')
        throw new Error(`The embedded PostgreSQL does not start.\n${said.slice(-2000)}`, { cause })
      }
      await sleep(attempt * 300)
    }
  }
}

async function query<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
