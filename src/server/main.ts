import { readConfig } from './config.ts'
import { endWith, exitOnCrash, outliveOutputs } from './crash-policy.ts'
import './platform/database/quick-imports.ts'
import type { RunningServer } from './start-server.ts'

outliveOutputs()
exitOnCrash()
/** Aborted once somebody asks the server to stop, also while it starts. */
const asked = new AbortController()
let askedAt = 0
let starting: Promise<RunningServer> | undefined

async function stop(): Promise<void> {
  // One Ctrl-C may come twice, from the terminal and from what started this. Asked again later, someone
  // is in a hurry; the database recovers what is cut short.
  if (askedAt > 0 && Date.now() - askedAt > 1000) process.exit(1)
  if (askedAt > 0) return
  askedAt = Date.now()
  process.stdout.write('Stopping …\n')
  asked.abort()
  // An interrupted start has already closed its connections.
  const server = await starting?.catch(() => undefined)
  await server?.stop()
  process.exit(0)
}

// Before anything is opened: a signal's default would leave the embedded database running.
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)
try {
  starting = import('./start-server.ts').then(({ startServer }) =>
    startServer(readConfig(), { live: process.argv.includes('--live'), signal: asked.signal }),
  )
  const server = await starting
  if (!asked.signal.aborted) process.stdout.write(`${server.greeting}\n`)
  // What started this went away in the meantime.
  if (process.connected === false) await stop()
} catch (error) {
  if (!asked.signal.aborted) endWith(error)
}
