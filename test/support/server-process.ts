import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** The server as a process of its own, to be killed and started again. */
export interface ServerProcess {
  address: string
  /** As `kill -9` does: nothing is finished, and the embedded database is left as it is. */
  kill(): Promise<void>
  /** As Ctrl-C does. Gives the exit code. */
  stop(): Promise<number | null>
  /** Starts it again on the same data after a kill or a stop. */
  start(): Promise<void>
  /** What it has printed so far. */
  said(): string
}

/** Starts `src/server/main.ts` on its own port and data folder and waits until it is ready. */
export async function startServerProcess(settings: {
  port: number
  dataDir: string
  env?: NodeJS.ProcessEnv
}): Promise<ServerProcess> {
  const address = `http://127.0.0.1:${settings.port}`
  let child: ChildProcess
  let said = ''

  async function start(): Promise<void> {
    child = spawn('node_modules/.bin/node', ['src/server/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...{ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'warn' },
        ...{ PORT: String(settings.port), DATA_DIR: settings.dataDir },
        ...settings.env,
      },
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        said += text
      })
    }
    await untilReady()
  }

  async function untilReady(): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`)
      const answer = await fetch(`${address}/readyz`).catch(() => undefined)
      if (answer?.ok) return
    }
    throw new Error(`The server is not ready:\n${said}`)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exited = once(child, 'exit')
    child.kill(signal)
    const [code] = await exited
    return code
  }

  await start()
  return {
    address,
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    said: () => said,
  }
}
