import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the whole site like `npm start`, on its own port and with its own data. */
export async function startSite(): Promise<{ address: string; stop(): Promise<void> }> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // Vite sets this process to production if a benchmark builds with it. The demonstration's orders would be timed too.
    env: { ...process.env, NODE_ENV: 'development', DEMONSTRATION: '0', PORT: '0', DATA_DIR },
  })
  const [greeting] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const address = /http:\/\/\S+/.exec(String(greeting))?.[0]
  if (!address) throw new Error('The server did not start.')
  return {
    address,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
  }
}
