import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { patience } from '../../test/support/patience.ts'
import { findRedis } from './find-redis.mjs'
import { startLocalRedis } from './local-redis.ts'

const installed = test.skipIf(!findRedis())

const isListening = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

installed('it can be stopped, also after it has exited on its own', async () => {
  const redis = await startLocalRedis()
  expect(await isListening(redis.url)).toBe(true)
  const socket = connect(Number(new URL(redis.url).port), '127.0.0.1')
  socket.write('SHUTDOWN NOSAVE\r\n')
  await once(socket, 'close')
  await expect.poll(() => isListening(redis.url), { timeout: patience() }).toBe(false)
  await redis.stop()
})

installed('it ends with the process that started it, however that ends', async () => {
  const code = `import('${import.meta.dirname}/local-redis.ts').then(async ({ startLocalRedis }) => {
    console.log((await startLocalRedis()).url)
  })`
  const parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  const url = String(said).trim()
  expect(await isListening(url)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isListening(url), { timeout: patience() }).toBe(false)
})
