import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { loadTimetable } from '../../src/sandbox/flight/timetable/load-timetable.ts'
import { startEmbeddedPostgres } from '../../src/server/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../../src/server/platform/database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, empty database that each test file copies. */
    templateUrl: string
  }
}

interface Started {
  templateUrl: string
  stop(): Promise<void>
}

/** The run's PostgreSQL: each project of Vitest sets itself up, with its own copy of this file, in one process. */
const shared = globalThis as { testPostgres?: { started?: Promise<Started>; users: number } }
shared.testPostgres ??= { users: 0 }
const run = shared.testPostgres

/**
 * Starts a real PostgreSQL for the run and creates the database that test files copy. Also generates the sandbox's
 * timetable if it's missing, so that concurrent files don't each generate it.
 */
export default async function setup(project: TestProject) {
  loadTimetable()
  // `npm test -- quick` runs no test that needs a database.
  if (project.name === 'pages' || process.env.TEST_DATABASE === 'none') return
  run.users += 1
  run.started ??= startPostgres()
  const { templateUrl, stop } = await run.started
  project.provide('templateUrl', templateUrl)
  return async () => {
    run.users -= 1
    if (run.users === 0) await stop()
  }
}

async function startPostgres(): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-vitest-'))
  // Otherwise root's PostgreSQL, which runs as another user, would have to be stored elsewhere and stay there.
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const templateUrl = await postgres.database('template')
  await migrateDatabase(templateUrl)
  await addQueues(templateUrl, await postgres.database('queues'))
  return {
    templateUrl,
    async stop() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const queuesProgram = fileURLToPath(new URL('./job-queues.ts', import.meta.url))

/**
 * Adds the site's queues of jobs to the template, with the tables of pg-boss: creating them is half of what a site asks of a new
 * database, and hundreds of files open one. `scratch` is a database for finding out which queues there are.
 */
async function addQueues(templateUrl: string, scratch: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: scratch }
  const { stdout } = await promisify(execFile)(process.execPath, [queuesProgram], {
    env,
    maxBuffer: 2 ** 24,
  })
  const boss = new PgBoss({
    connectionString: templateUrl,
    schema: 'jobs',
    schedule: false,
    supervise: false,
  })
  await boss.start()
  await boss.stop({ close: true })
  const client = new pg.Client({ connectionString: templateUrl })
  await client.connect()
  await client.query(
    'insert into jobs.queue select * from jsonb_populate_recordset(null::jobs.queue, $1) on conflict do nothing',
    [stdout],
  )
  await client.end()
}
