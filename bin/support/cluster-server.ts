import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ClusterServer {
  /** The same after each restart. */
  origin: string
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on a free port and waits until it listens. One that exits unexpectedly is started again. */
export async function startClusterServer(settings: NodeJS.ProcessEnv): Promise<ClusterServer> {
  let port = '0'
  /** Undefined while it's meant to be down. */
  let child: ChildProcess | undefined
  let isStopped = false
  let lastStep: Promise<void> = Promise.resolve()

  /** Runs one step after another, so that a server that is just starting is stopped as well. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    lastStep = lastStep.catch(() => undefined).then(step)
    return lastStep
  }

  async function launch(): Promise<void> {
    if (isStopped) return
    // Through the channel it notices if this process disappears.
    const next = spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...settings, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    child = next
    port = await portOf(next)
    next.once('exit', () => {
      if (next !== child || isStopped) return
      console.error(`A server with the role ${settings.ROLE} ended. Starting it again.`)
      inTurn(launchAgain).catch(console.error)
    })
  }

  async function launchAgain(): Promise<void> {
    while (!isStopped) {
      try {
        return await launch()
      } catch (error) {
        console.error(error)
        await sleep(1000)
      }
    }
  }

  async function end(): Promise<void> {
    const last = child
    child = undefined
    if (!last || last.exitCode !== null || last.signalCode !== null) return
    const gone = once(last, 'exit')
    last.kill('SIGTERM')
    await gone
  }

  await inTurn(launch)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      isStopped = true
      return inTurn(end)
    },
    async restart() {
      await inTurn(end)
      await inTurn(launchAgain)
    },
  }
}

/** Waits for the greeting of a server, and returns the port in it. */
async function portOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A server ended with status ${code}.`)))
    child.stdout?.on('data', (data: Buffer) => {
      said += data
      const port = / at http:\/\/[^\n]*:(\d+)\n/.exec(said)?.[1]
      if (port) resolve(port)
    })
  })
}
