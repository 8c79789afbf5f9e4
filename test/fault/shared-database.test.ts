import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { postgresHome } from '../../src/server/platform/database/postgres-home.ts'
import { newDataDir } from '../support/data-dir.ts'
import { eventually } from '../support/shop.ts'
import { type KillableServer, startKillable } from './killable-server.ts'

const dataDir = newDataDir('shared')
chmodSync(dataDir, 0o755)
const start = () =>
  startKillable({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir })
const first = await start()
const { folder } = await postgresHome(dataDir)
const [pid = ''] = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
afterAll(async () => {
  await first.kill()
  if (isRunning()) process.kill(Number(pid), 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true })
})

function isRunning(): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** On a busy machine a server may say no at first. */
const isReady = async ({ origin }: KillableServer) => (await fetch(`${origin}/readyz`)).ok

test('a server that starts and stops beside a frozen one leaves their embedded database running', async () => {
  first.freeze()
  const second = await start()
  await eventually(() => isReady(second))
  await second.stop()
  expect(second.ended()).toBe(0)
  expect(isRunning()).toBe(true)
  first.thaw()
  await eventually(() => isReady(first))
  await first.stop()
  await eventually(async () => !isRunning())
})
