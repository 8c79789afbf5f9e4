import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, ConfigError } from './config.ts'
import { type Duration, seconds } from './platform/duration.ts'
import { isAmbiguous, refuseAmbiguous } from './platform/http/refuse-ambiguous.ts'
import { refuseUnreadable } from './platform/http/refuse-unreadable.ts'

export interface HttpServer {
  address: string
  /**
   * Finishes open requests and stops listening. For `drain` before that it goes on answering, but ends each connection
   * with its response: by then, proxies have seen in `/readyz` that this server is leaving, and ask another one.
   */
  stop(drain: Duration): Promise<void>
}

/** How long open requests may take to finish once the server stops. */
const patience = seconds(10)
/** How long the port may still be in use by a server that is stopping. */
const handover = seconds(3)
/**
 * Longer than proxies keep idle connections, usually a minute: a connection that is closed here just while a proxy
 * sends a request on it loses that request.
 */
const keptAlive = seconds(75)

/** Listens at the configured address. Waits a little for a port that the server before this one may be about to leave. */
export async function openHttpServer(
  listener: RequestListener,
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
): Promise<HttpServer> {
  let stopping = false
  const open = new Set<ServerResponse>()
  const server = createServer({ keepAliveTimeout: keptAlive }, (request, response) => {
    if (stopping) endConnection(response)
    open.add(response)
    response.on('close', () => open.delete(response))
    if (isAmbiguous(request)) refuseAmbiguous(response)
    else listener(request, response)
  })
  server.on('clientError', refuseUnreadable)
  await listen(server, HOST, PORT)
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : PORT
  return {
    address: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`,
    async stop(drain) {
      stopping = true
      for (const response of open) endConnection(response)
      await sleep(drain)
      const late = setTimeout(() => server.closeAllConnections(), patience)
      // This also closes idle connections: by now nobody is about to use them.
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(late)
    },
  }
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  for (const end = Date.now() + handover; ; await sleep(200)) {
    const error = await tryToListen(server, host, port)
    if (!error) return
    if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(error.code ?? '')) {
      throw new ConfigError('HOST is no address of this machine. Set it to one, such as 127.0.0.1.')
    }
    if (error.code !== 'EADDRINUSE') throw error
    if (Date.now() > end) {
      throw new ConfigError(`Port ${port} is taken. Set PORT to another, or stop what uses it.`)
    }
  }
}

function tryToListen(server: Server, host: string, port: number) {
  return new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const answer = (error?: NodeJS.ErrnoException) => {
      server.off('error', answer).off('listening', bound)
      resolve(error)
    }
    const bound = () => answer()
    server.once('error', answer).once('listening', bound).listen(port, host)
  })
}

/** Lets a connection end with this answer: its caller would go on asking on it until it is cut off. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
