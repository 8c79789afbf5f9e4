import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'
import { createApp } from '../../app.ts'
import { milliseconds, seconds } from '../duration.ts'
import { createSigner } from '../secrets/secret-key.ts'
import { localFrontApi, remoteFrontApi } from './front-api-client.ts'

// Serving over HTTP replaces the global Response with its own, as when pages call.
getRequestListener(() => new Response())

const { api } = await createApp(await testPlatform())
const call = localFrontApi(api)
const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
const ask = (path: string) => call(new Request(`http://site.test/front/v1${path}`), origin)

test('in one process a page gets the result, as a value or as text', async () => {
  const response = await ask('/places/by-code?codes=BKK')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ result: [{ code: 'BKK', city: 'Bangkok' }] })
  expect(JSON.parse(await response.text())).toEqual(await response.json())
})

test('errors are returned in the same way', async () => {
  const response = await ask('/places?q=bangkok&limit=many')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'VALIDATION', status_code: 400 })
})

/** An API that responds to nothing for a while, like one whose process is stuck. */
const slow = createServer((_, response) => setTimeout(() => response.end('late'), 300))
slow.listen(0, '127.0.0.1')
await once(slow, 'listening')
afterAll(() => slow.close())

test('a page waits longer for a change than for what it only reads', async () => {
  const { port } = slow.address() as AddressInfo
  const limits = { reading: milliseconds(50), changing: seconds(30) }
  const ask = remoteFrontApi(`http://127.0.0.1:${port}`, createSigner('k'.repeat(32)), limits)
  const reading = ask(new Request('http://site.test/front/v1/order/A'), origin)
  await expect(reading).rejects.toMatchObject({ name: 'TimeoutError' })
  const change = new Request('http://site.test/front/v1/order/A', { method: 'POST', body: '{}' })
  expect(await (await ask(change, origin)).text()).toBe('late')
})
