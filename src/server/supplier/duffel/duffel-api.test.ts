import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { milliseconds, seconds } from '../../platform/duration.ts'
import { createLog } from '../../platform/monitoring/log.ts'
import { SupplierFailure, SupplierTimeout } from '../supplier-error.ts'
import { createDuffelApi, DuffelRefusal } from './duffel-api.ts'

/** Responds as the path says: `/201`, `/500/order_not_created`; `/hang` never responds, `/text` isn't JSON, `/moved` is elsewhere. */
const server = createServer((request, response) => {
  const [, status = '', code = 'some_code'] = request.url?.split('/') ?? []
  if (status === 'hang') return
  const isGood = Number(status) < 300
  if (status === 'moved') return response.writeHead(302, { location: '/200' }).end()
  response.writeHead(status === 'text' ? 200 : Number(status))
  if (status === 'text') return response.end('<html>')
  response.end(
    JSON.stringify(
      isGood ? { data: { id: 'x' } } : { errors: [{ code }], meta: { request_id: 'r1' } },
    ),
  )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.closeAllConnections())
afterAll(() => new Promise((resolve) => server.close(resolve)))
const address = (port: number) => `http://127.0.0.1:${port}`
const { port } = server.address() as AddressInfo
const noted: string[] = []
const log = createLog('warn', { write: (line: string) => void noted.push(line) })
const token = 'duffel_test_1'
const api = createDuffelApi({ token, url: address(port), log })
const schema = z.object({ data: z.object({ id: z.string() }) })

/** Returns an address that nothing listens on. */
async function nowhere(): Promise<string> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const url = address((other.address() as AddressInfo).port)
  await new Promise((resolve) => other.close(resolve))
  return url
}

describe('a call that changes something', () => {
  const act = (path: string, limit = seconds(5)) => api.act(path, {}, schema, limit)

  test.each(['/200', '/201'])('%s was done', async (path) => {
    expect(await act(path)).toEqual({ data: { id: 'x' } })
  })

  test.each(['/202', '/500', '/502', '/504', '/text', '/moved'])(
    '%s may have been done',
    async (path) => {
      await expect(act(path)).rejects.toThrow(SupplierTimeout)
    },
  )

  test.each(['/503', '/429', '/422', '/404', '/401', '/502/order_not_created'])(
    '%s was not done',
    async (path) => {
      const error = await act(path).catch((cause: unknown) => cause)
      expect(error).toBeInstanceOf(DuffelRefusal)
      expect(error).toBeInstanceOf(SupplierFailure)
    },
  )

  test('without a response in time it may have been done', async () => {
    await expect(act('/hang', milliseconds(50))).rejects.toThrow(SupplierTimeout)
  })

  test('without a connection it wasn’t done', async () => {
    const away = createDuffelApi({ token, url: await nowhere(), log })
    await expect(away.act('/201', {}, schema, seconds(5))).rejects.toThrow(SupplierFailure)
  })
})

describe('a call that only reads', () => {
  test.each(['/500', '/503', '/404', '/text'])('%s is a failure without effect', async (path) => {
    await expect(api.get(path, schema)).rejects.toThrow(SupplierFailure)
  })

  test('no redirect is followed, with which the token would go along', async () => {
    await expect(api.get('/moved', schema)).rejects.toThrow(SupplierFailure)
  })

  test('so is a missing response', async () => {
    const asked = api.get('/hang', schema, { limit: milliseconds(50) })
    await expect(asked).rejects.toThrow(SupplierFailure)
  })

  test('aborting throws the caller’s own reason', async () => {
    const leave = new AbortController()
    const asked = api.ask('/hang', {}, schema, { signal: leave.signal })
    const reason = new Error('the visitor left')
    leave.abort(reason)
    await expect(asked).rejects.toBe(reason)
  })
})

test('a refusal is logged in Duffel’s words, without the request', async () => {
  noted.length = 0
  const sent = { passengers: [{ family_name: 'EARHART' }] }
  await api.act('/422/invalid_phone_number', sent, schema, seconds(5)).catch(() => undefined)
  expect(noted.map((line) => JSON.parse(line))).toMatchObject([
    { status: 422, codes: ['invalid_phone_number'], requestId: 'r1' },
  ])
  expect(noted.join()).not.toMatch(/EARHART|duffel_test_1/)
})
