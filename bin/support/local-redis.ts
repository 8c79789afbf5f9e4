import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'

const programs = ['valkey-server', 'redis-server']

/** Returns the first installed program that speaks the protocol of Redis; undefined if there is none. */
export const findRedis = (): string | undefined =>
  programs.find((program) => spawnSync(program, ['--version']).status === 0)

/** Starts a Redis that stores nothing on disk, on a free port, and waits until it accepts connections. */
export async function startLocalRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const program = findRedis()
  if (!program) {
    throw new Error(`Set REDIS_URL, or install ${programs.join(' or ')}: several servers share it.`)
  }
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with status ${code}.`)))
    child.stdout.on('data', (data: Buffer) => /ready to accept/i.test(String(data)) && resolve())
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
