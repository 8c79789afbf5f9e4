import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/server/platform/database/embedded-postgres.ts'
import { postgresHome } from '../../src/server/platform/database/postgres-home.ts'

let dataDir = ''
let pidFile = ''
let server: ChildProcess | undefined
afterEach(async () => {
  server?.kill('SIGKILL')
  if (existsSync(pidFile)) await (await startEmbeddedPostgres({ dataDir })).stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test.each([
  ['while its database is being created', 'password'],
  ['while its database starts', 'cluster'],
  ['once its database runs', 'cluster/postmaster.pid'],
])('a server that is told to stop %s leaves nothing running', async (_, file) => {
  dataDir = mkdtempSync(join(tmpdir(), 'sojourn-stopped-'))
  chmodSync(dataDir, 0o755)
  const { folder } = await postgresHome(dataDir)
  pidFile = join(folder, 'cluster', 'postmaster.pid')
  server = spawn(process.execPath, [resolve('src/server/main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  server.stdout?.on('data', (text) => {
    said += text
  })
  const ended = once(server, 'exit')
  // However long a busy machine takes to start a server that far.
  const isReached = () => existsSync(join(folder, file))
  while (!isReached() && server.exitCode === null) await sleep(5)
  expect(isReached()).toBe(true)
  server.kill('SIGTERM')
  const [code] = await ended
  expect(existsSync(pidFile)).toBe(false)
  expect([code, said]).toEqual([0, 'Stopping …\n'])
})
