import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { patientDatabase } from '../support/patient-database.ts'
import { testClockAhead } from '../support/test-clock.ts'

const entry = fileURLToPath(new URL('./server-process.ts', import.meta.url))

export interface KillableServer {
  origin: string
  /** Returns the exit code once it has exited, -1 if a signal ended it; undefined while it runs. */
  ended(): number | undefined
  /** Suspends it without ending it, like a frozen machine; `thaw` resumes it. */
  freeze(): void
  thaw(): void
  /** Asks it to stop with SIGTERM, as an operator would, and waits until it has exited. */
  stop(): Promise<void>
  /** Kills it with `kill -9`, so that it can't finish anything. */
  kill(): Promise<void>
}

/**
 * Starts the server with these settings and waits until it listens. `onLog` receives its log instead of the terminal.
 */
export async function startKillable(
  settings: NodeJS.ProcessEnv,
  onLog?: (text: string) => void,
): Promise<KillableServer> {
  const child = spawn(process.execPath, [entry], {
    // Starting takes much of the processor's time; the cache of compiled code saves a fifth of it.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      CLOCK_AHEAD: settings.NODE_ENV === 'production' ? undefined : String(testClockAhead()),
      ...patientDatabase,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = onLog ?? ((text: string) => void process.stderr.write(text))
  return {
    origin: await firstLine(child, log),
    ended: () => (child.signalCode ? -1 : (child.exitCode ?? undefined)),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** Returns the first line it writes. Throws what it logged if it ends before that. */
async function firstLine(child: ChildProcess, log: (text: string) => void): Promise<string> {
  let said = ''
  let logged = ''
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (data: Buffer) => {
      logged = (logged + data).slice(-4000)
      log(String(data))
    })
    child.once('close', (code) => reject(new Error(`the server ended with ${code}\n${logged}`)))
    child.stdout?.on('data', (data: Buffer) => {
      said += data
      const [line, rest] = said.split('\n', 2)
      if (line && rest !== undefined) resolve(line)
    })
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
