import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Config, readConfig } from '../../src/server/config.ts'
import { openPlatform, type Platform } from '../../src/server/platform/platform.ts'
import { testDatabase } from './database.ts'

/** Settings for tests: a fresh database, a folder that goes away, port 0, nothing logged. */
export async function testConfig(more: NodeJS.ProcessEnv = {}): Promise<Config> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'sojourn-data-'))
  // Making the timetable takes seconds, so each test's folder gets the one the run began with.
  cpSync('.data/cache', join(DATA_DIR, 'timetable'), { recursive: true })
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_POOL: '6',
    DATA_DIR,
    DATABASE_URL: await testDatabase(),
    ...more,
  })
}

/** The real platform on a fresh database, closed when the file ends. Jobs wait for `jobs.start()`. */
export async function testPlatform(more: NodeJS.ProcessEnv = {}): Promise<Platform> {
  const platform = await openPlatform(await testConfig(more))
  afterAll(() => platform.close())
  return platform
}
