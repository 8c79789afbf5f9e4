import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { newDataDir } from '../../support/data-dir.ts'
import { patientDatabase } from '../../support/patient-database.ts'

/**
 * Starts a separate server, for tests that move its clock or change its suppliers' settings. With `inCluster` it's two
 * of each role if the other tests use such a cluster too. `folder` is the project's, or that of a copy.
 */
export async function startOwnServer(
  port: number,
  settings: Record<string, string> = {},
  { inCluster = false, folder = '.' } = {},
): Promise<{ dataDir: string; stop(): Promise<void> }> {
  const dataDir = newDataDir('e2e-own')
  const entry =
    inCluster && process.env.E2E_CLUSTER ? 'bin/support/run-cluster.ts' : 'src/server/main.ts'
  const child = spawn('node_modules/.bin/node', [entry], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      ...patientDatabase,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      // Tests move the clock by hours, and sign in once.
      DESK_LOCK_MINUTES: '720',
      DESK_FACTOR_MINUTES: '720',
      ...settings,
    },
  })
  const stop = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null
    const ended = isRunning ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await ready(child, `http://127.0.0.1:${port}/readyz`)
  } catch (error) {
    // Otherwise it would keep running, and block its port for the next attempt.
    await stop()
    throw error
  }
  return { dataDir, stop }
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  for (const end = Date.now() + 600_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server is not ready.')
}
