import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A few connections to one server, kept open between turns. */
export interface Connections {
  /**
   * Requests these paths, each connection the next one as soon as it has its answer. Returns the milliseconds until
   * all are answered; throws unless every answer is a 200.
   */
  ask(paths: readonly string[]): Promise<number>
  close(): void
}

/** As many visitors share the requests, so that none of them makes more than a visitor may. */
const visitors = 250

/**
 * Opens connections that cost this process little, so that the server is what a turn measures: requests are written
 * beforehand, and of an answer only status and length are read. The server has to trust one proxy.
 */
export async function openConnections(
  address: string,
  count: number,
  headers: Readonly<Record<string, string>>,
): Promise<Connections> {
  const { hostname, port, host } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay()
      await once(socket, 'connect')
      return socket
    }),
  )
  return {
    async ask(paths) {
      const requests = paths.map((path, index) => {
        const visitor = `x-forwarded-for: 10.0.0.${index % visitors}\r\n`
        return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}${visitor}\r\n`)
      })
      const left = requests[Symbol.iterator]()
      const started = performance.now()
      await Promise.all(sockets.map((socket) => answerAll(socket, left)))
      return performance.now() - started
    },
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sends requests one after the other until none is left. */
function answerAll(socket: Socket, left: Iterator<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0
    const finish = (error?: Error) => {
      socket.off('data', read).off('close', broken)
      if (error) reject(error)
      else resolve()
    }
    const broken = () => finish(new Error('the connection broke off'))
    const next = () => {
      const { done, value } = left.next()
      if (done) finish()
      else socket.write(value)
    }
    const read = (chunk: Buffer) => {
      missing = missing === 0 ? bodyLeft(chunk) : missing - chunk.length
      if (Number.isNaN(missing)) finish(new Error(`answered ${chunk.toString().slice(0, 500)}`))
      else if (missing === 0) next()
    }
    socket.on('data', read).on('close', broken)
    next()
  })
}

/** Returns how many bytes are still to come after the beginning of an answer; NaN if it isn't a 200 with a length. */
function bodyLeft(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  if (end === -1 || !head.startsWith('HTTP/1.1 200')) return Number.NaN
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return Number(length) - (chunk.length - end - 4)
}
