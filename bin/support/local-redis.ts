import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { freePort } from '../../src/server/platform/database/free-port.ts'
import { findRedis, redisPrograms } from './find-redis.mjs'

/**
 * Runs a program that ends when this process is gone, however it ended: the pipe of its standard input closes then.
 * `exec` keeps the process id, `$$`.
 */
const whileThisRuns =
  'exec 3<&0; { read -r _ <&3; kill $$ 2>/dev/null; } & exec "$@" 3<&- </dev/null'

/**
 * Starts a Redis that stores nothing on disk, on a free port, and waits until it accepts connections. It runs in a
 * process group of its own: a signal to ours must not end it before the servers that use it.
 */
export async function startLocalRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const program = findRedis()
  if (!program) {
    throw new Error(
      `Set REDIS_URL, or install ${redisPrograms.join(' or ')}: several servers share it.`,
    )
  }
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
  const child = spawn('sh', ['-c', whileThisRuns, 'sh', program, ...args], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with status ${code}.`)))
    child.stdout.on('data', (data: Buffer) => /ready to accept/i.test(String(data)) && resolve())
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
