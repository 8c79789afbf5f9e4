import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ClusterServer {
  /** The same after each restart. */
  origin: string
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on a free port and waits until it listens. One that ends by itself is started again. */
export async function startClusterServer(settings: NodeJS.ProcessEnv): Promise<ClusterServer> {
  let isWanted = true
  let port = '0'
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    const next = spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...settings, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    port = await portOf(next)
    next.once('exit', () => {
      if (next === child && isWanted) {
        console.error(`A server with the role ${settings.ROLE} ended. Starting it again.`)
        launch().then((again) => (child = again), console.error)
      }
    })
    return next
  }

  async function end(): Promise<void> {
    isWanted = false
    const gone = child.exitCode === null && child.signalCode === null && once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    stop: end,
    async restart() {
      await end()
      isWanted = true
      child = await launch()
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
