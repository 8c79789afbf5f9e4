import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll } from 'vitest'
import { startEmbeddedPostgres } from '../../src/server/platform/database/embedded-postgres.ts'
import { postgresHome } from '../../src/server/platform/database/postgres-home.ts'
import { withStandby } from './standby.ts'

const run = promisify(execFile)

/** Returns a real PostgreSQL for one test file, with controls for outages. It's deleted when the file ends. */
export async function ownPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-own-postgres-'))
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const home = await postgresHome(dataDir)
  const cluster = join(home.folder, 'cluster')
  const url = await postgres.database('shop')
  const controlOf = (folder: string, ...args: string[]) =>
    run(join(home.bin, 'pg_ctl'), [...args, '-D', folder], {
      ...home.account,
      cwd: home.folder,
      env: { LC_ALL: 'C', TZ: 'UTC' },
    })
  const control = (...args: string[]) => controlOf(cluster, ...args)
  const clusters = [cluster]
  afterAll(async () => {
    for (const each of clusters)
      await controlOf(each, 'stop', '-m', 'immediate').catch(() => undefined)
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<T>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** Returns the postmaster and all its children. */
  function processes(): number[] {
    const [first = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const children = readdirSync('/proc').filter((name) => {
      if (!/^\d+$/.test(name)) return false
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === first
      } catch {
        return false
      }
    })
    return [first, ...children].map(Number)
  }
  const signal = (name: NodeJS.Signals) => {
    for (const id of processes()) {
      try {
        process.kill(id, name)
      } catch (error) {
        // A connection's process may have ended since it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }

  return {
    url,
    query,
    /** Restarts it with a standby. Call it before anything is connected. */
    withStandby() {
      clusters.push(join(home.folder, 'standby'))
      return withStandby(home, url, controlOf)
    },
    /** Restarts it as an operator would: open connections are cut. */
    restart: () => control('restart', '-w', '-m', 'fast', '-l', join(home.folder, 'postgres.log')),
    /** Cuts connections: all but its own, or the one that is working right now. */
    terminate: (which: 'one' | 'all') =>
      query(`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = 'shop'
        order by (state <> 'idle') desc ${which === 'one' ? 'limit 1' : ''}`),
    /** Freezes every process: connections stay open and nothing responds. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  }
}
