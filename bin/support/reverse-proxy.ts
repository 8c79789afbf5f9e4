import { EventEmitter, once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Route {
  /** Beginnings of paths; a route without any takes the rest. */
  paths?: readonly string[]
  /** Origins of the servers that take turns. */
  servers: readonly string[]
}

interface ReverseProxy {
  origin: string
  /** Spreads requests over these servers from now on, once all have been asked whether they're ready. */
  serve(routes: readonly Route[]): Promise<void>
  /** Returns the servers that were ready when last asked. */
  ready(): string[]
  /** Emits `checked` whenever all have been asked. */
  checked: EventEmitter
  close(): Promise<void>
}

/** The device that calls the front API. */
const ofDevice = 'x-auid'

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7)

/** Headers about one connection rather than the message on it. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/**
 * Spreads requests over servers that are ready, for a cluster on one machine and for tests; in production Caddy or nginx
 * does this. It asks `/readyz` of each, `checkEvery` ms after the last answers, and never sends a request twice. It listens
 * before it has servers, because some need to know its address. Throws if it can't.
 */
export async function openReverseProxy({
  port = 0,
  checkEvery = 500,
}: {
  port?: number
  checkEvery?: number
} = {}): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true })
  let routes: readonly Route[] = []
  const checked = new EventEmitter()
  const closing = new AbortController()
  let ready = new Set<string>()
  let turn = 0

  /** A server that is too busy to answer stays what it was; one that refuses the connection isn't ready. */
  const isReady = (origin: string): Promise<boolean> =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2 * checkEvery) }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.ok
      },
      (error: Error) => error.name === 'TimeoutError' && ready.has(origin),
    )

  async function check(): Promise<void> {
    const all = [...new Set(routes.flatMap(({ servers }) => servers))]
    const answers = await Promise.all(all.map(isReady))
    ready = new Set(all.filter((_, index) => answers[index]))
    checked.emit('checked')
  }

  /** One check after the other: an older one that ends later would bring back what has changed since. */
  async function keepChecking(): Promise<void> {
    while (!closing.signal.aborted) {
      await sleep(checkEvery, undefined, { signal: closing.signal }).catch(() => undefined)
      if (!closing.signal.aborted) await check()
    }
  }

  /**
   * Servers take turns, except that calls of one device go to the same one: without the cache, servers know only the
   * searches that they opened themselves.
   */
  function next({ url: path = '/', headers }: IncomingMessage): string | undefined {
    const { servers } =
      routes.find(({ paths = [''] }) => paths.some((each) => path.startsWith(each))) ?? {}
    const able = servers?.filter((origin) => ready.has(origin)) ?? []
    const device = headers[ofDevice]
    if (device) return able[hashOf(String(device)) % able.length]
    turn += 1
    return able[turn % able.length]
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const origin = next(request)
    if (!origin)
      return void response.writeHead(503, { 'retry-after': '1' }).end('No server is ready.')
    const { hostname, port } = new URL(origin)
    const came = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
    const sent = send({
      agent,
      hostname,
      port,
      method: request.method,
      path: request.url,
      headers: {
        ...ofMessage(request.headers),
        'x-forwarded-for': came.filter(Boolean).join(', '),
      },
    })
    sent.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, ofMessage(answer.headers))
      pipeline(answer, response, () => undefined)
    })
    sent.once('error', (error) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end(`${origin}: ${error.message}`)
    })
    response.once('close', () => sent.destroy())
    pipeline(request, sent, () => undefined)
  }

  const server = createServer(forward).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const checking = keepChecking()
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(given) {
      routes = given
      return check()
    },
    ready: () => [...ready],
    checked,
    async close() {
      closing.abort()
      await checking
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

const ofMessage = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))
