import { ConfigError, readConfig } from './config.ts'
import { startServer } from './start-server.ts'

try {
  const server = await startServer(readConfig(), { live: process.argv.includes('--live') })
  process.stdout.write(`${server.greeting}\n`)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      // Asked twice, someone is in a hurry; the database recovers what is cut short.
      if (stopping) process.exit(1)
      stopping = true
      process.stdout.write('Stopping …\n')
      await server.stop()
      process.exit(0)
    })
  }
} catch (error) {
  const known = error instanceof ConfigError
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
