import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

/**
 * Returns a proxy with the faults of a network: it can swallow everything (connections open and stay open but carry no data,
 * which neither end notices), delay it, or lead new connections to another server, like a name that was moved.
 */
export async function faultyProxy(target: string) {
  let { hostname, port } = new URL(target)
  let isSwallowing = false
  let delay = 0
  let opened = 0
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    opened += 1
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      let sent = Promise.resolve()
      from.on('data', (bytes) => {
        if (isSwallowing) return
        const due = Date.now() + delay
        sent = sent.then(async () => {
          if (due > Date.now()) await sleep(due - Date.now())
          to.write(bytes)
        })
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        if (!isSwallowing) void sent.then(() => to.destroy())
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
    /** Delays everything by this many milliseconds each way. */
    slowDown: (by: number) => {
      delay = by
    },
    /** Ends swallowing and delays. */
    heal: () => {
      isSwallowing = false
      delay = 0
    },
    /** Returns how many connections have been opened so far. */
    opened: () => opened,
    /** Leads new connections to another server. Those that are open stay where they are. */
    leadTo: (other: string) => {
      ;({ hostname, port } = new URL(other))
    },
  }
}
