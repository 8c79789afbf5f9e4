import { rmSync } from 'node:fs'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { openPlatform } from '../../src/server/platform/platform.ts'
import { newDataDir } from './data-dir.ts'

/**
 * Run as a program, it starts the site on the database of `DATABASE_URL` and writes its queues of jobs to standard output, as
 * rows in JSON.
 */
const dataDir = newDataDir('queues')
const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir }
const platform = await openPlatform(readConfig({ ...process.env, ...settings }))
await createApp(platform)
await platform.jobs.start()
const { rows } = await platform.connection.pool.query(
  'select to_jsonb(queue) as queue from jobs.queue',
)
await platform.jobs.stop()
await platform.close()
rmSync(dataDir, { recursive: true, force: true })
process.stdout.write(JSON.stringify(rows.map(({ queue }) => queue)), () => process.exit())
