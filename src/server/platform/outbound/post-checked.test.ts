import { type LookupAddress, lookup } from 'node:dns'
import { createServer, request } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { postPublic } from './post-public.ts'

const https = vi.hoisted(() => ({ port: 0 }))
vi.mock('node:dns', { spy: true })
// A server without TLS stands in for one with it, once one is listening.
vi.mock('node:https', async (original) => {
  const real = await original<typeof import('node:https')>()
  return {
    ...real,
    request: ((url: string, options: object, done: () => void) =>
      https.port
        ? request({ ...options, host: '127.0.0.1', port: https.port, lookup: undefined }, done)
        : real.request(url, options, done)) as typeof real.request,
  }
})

afterEach(() => {
  vi.clearAllMocks()
  vi.restoreAllMocks()
  https.port = 0
})

/** Lets any name stand for these addresses, one after another. */
function answerLookups(...addresses: string[]): void {
  vi.mocked(lookup).mockImplementation(((
    _: string,
    __: object,
    done: (error: null, found: LookupAddress[]) => void,
  ) => {
    const address = addresses.shift() ?? '127.0.0.1'
    done(null, [{ address, family: 4 }])
  }) as never)
}

/** Notes where connections go, and ends them before they're made. */
function watchConnections(): string[] {
  const tried: string[] = []
  const connect = Socket.prototype.connect
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args) {
    this.on('connectionAttempt', (address: string) => {
      tried.push(address)
      process.nextTick(() => this.destroy(new Error('stopped by the test')))
    })
    return (connect as (...all: unknown[]) => Socket).apply(this, args)
  })
  return tried
}

const post = (url: string) => postPublic({ url, headers: {}, body: '{}' })

it('a name that stands for this machine by the time of the post isn’t connected to', async () => {
  answerLookups('127.0.0.1')
  const tried = watchConnections()
  await expect(post('https://127.0.0.1.nip.travel/hook')).rejects.toThrow('inside the network')
  expect(tried).toEqual([])
})

it('the connection goes to the address that was checked, whatever the name stands for next', async () => {
  answerLookups('142.250.4.95', '127.0.0.1')
  const tried = watchConnections()
  await expect(post('https://rebinding.travel/hook')).rejects.toThrow('stopped by the test')
  expect(tried).toEqual(['142.250.4.95'])
  expect(lookup).toHaveBeenCalledOnce()
})

it('a redirect is an answer, and isn’t followed', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer((incoming, answer) => {
    asked.push(incoming.url)
    answer.writeHead(307, { location: `http://127.0.0.1:${https.port}/inside` }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  https.port = (server.address() as AddressInfo).port
  expect(await post('https://partner.travel/hook')).toBe(307)
  expect(asked).toHaveLength(1)
  server.close()
})
