import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/**
 * Starts a real PostgreSQL for the run and makes the database that test files copy. Makes the
 * sandbox's timetable too where it is not there yet, so that files side by side don't each make it.
 */
export default async function setup(project: TestProject) {
  loadTimetable()
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-vitest-'))
  // Else root's PostgreSQL, which runs as somebody else, would have to lie elsewhere and stay there.
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const templateUrl = await postgres.database('template')
  await migrateDatabase(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
