import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'
import { createApp } from '../../app.ts'
import { localFrontApi } from './front-api-client.ts'

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
