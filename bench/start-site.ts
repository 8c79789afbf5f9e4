import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the whole site as `npm start` serves it, on a port and data of its own. */
export async function startSite(): Promise<{ address: string; stop(): Promise<void> }> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // Vite, where a bench builds with it, turns this process to production.
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR },
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
