import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { freePort } from '../../src/server/platform/database/free-port.ts'
import { postgresAccount } from '../../src/server/platform/database/postgres-account.ts'
import { newDataDir } from '../support/data-dir.ts'
import { testDatabase } from '../support/database.ts'
import { buyersOf } from './buyer.ts'
import { type KillableServer, startKillable } from './killable-server.ts'

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0
const SECRET_KEY = 'a key of a server behind a pooler'

/** Starts PgBouncer in session mode, with its own defaults otherwise, in front of a database. */
async function openPooler(database: string) {
  const { hostname, port, username, password, pathname } = new URL(database)
  const folder = newDataDir('pooler')
  chmodSync(folder, 0o755)
  const at = await freePort()
  writeFileSync(join(folder, 'users'), `"${username}" "${decodeURIComponent(password)}"\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${at}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
pool_mode = session
default_pool_size = 40
`,
  )
  // It refuses to run as root, like PostgreSQL.
  const pooler: ChildProcess = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], {
    ...(await postgresAccount()),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let log = ''
    pooler.once('exit', () => reject(new Error(`PgBouncer ended\n${log}`)))
    pooler.stderr?.on('data', (data) => {
      log += data
      if (log.includes('process up')) resolve()
    })
  })
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${at}${pathname}`,
    async close() {
      const ended = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test.skipIf(!isInstalled)(
  'the shop sells through PgBouncer in session mode, and statements have their time limits',
  async () => {
    const pooler = await openPooler(await testDatabase())
    const dataDir = newDataDir('behind-pooler')
    const settings = {
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_POOL: '4',
      DATABASE_STATEMENT_TIMEOUT: '7',
      DATABASE_URL: pooler.url,
      SECRET_KEY,
    }
    let server: KillableServer | undefined
    try {
      const started = await startKillable({ ...settings, LOG_LEVEL: 'silent', PORT: '0' })
      server = started
      await buyersOf(() => started, SECRET_KEY).buy()
      const database = await openDatabase(readConfig(settings), () => undefined)
      const { rows } = await database.pool.query('show statement_timeout')
      expect(rows).toEqual([{ statement_timeout: '7s' }])
      await database.close()
    } finally {
      await server?.kill()
      await pooler.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
