import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/**
 * Returns a proxy that can be told to swallow everything: connections open and stay open but carry no data, as in a
 * broken network that neither end notices.
 */
export async function swallowingProxy(target: string) {
  const { hostname, port } = new URL(target)
  let isSwallowing = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (!isSwallowing) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        if (!isSwallowing) to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    swallow: () => {
      isSwallowing = true
    },
    heal: () => {
      isSwallowing = false
    },
  }
}
