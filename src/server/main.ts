import { readConfig } from './config.ts'
import { endWith, exitOnCrash, outliveOutputs } from './crash-policy.ts'
import './platform/database/quick-imports.ts'

outliveOutputs()
exitOnCrash()
try {
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(readConfig(), { live: process.argv.includes('--live') })
  process.stdout.write(`${server.greeting}\n`)
  let askedAt = 0
  const stop = async () => {
    // One Ctrl-C may come twice, from the terminal and from what started this. Asked again later, someone
    // is in a hurry; the database recovers what is cut short.
    if (askedAt > 0 && Date.now() - askedAt > 1000) process.exit(1)
    if (askedAt > 0) return
    askedAt = Date.now()
    process.stdout.write('Stopping …\n')
    await server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)
  // What started this went away in the meantime.
  if (process.connected === false) await stop()
} catch (error) {
  endWith(error)
}
