import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import { seconds } from './platform/duration.ts'
import { builtPages, livePages, type PageSource } from './platform/http/site/page-source.ts'
import { createSite } from './platform/http/site/site.ts'
import { openPlatform, type Platform } from './platform/platform.ts'

export interface RunningServer {
  address: string
  /** What to tell whoever started it: the address and the embedded parts in use. */
  greeting: string
  platform: Platform
  /** Finishes open requests, drains jobs and closes the database. */
  stop(): Promise<void>
}

/** How long open requests may take to finish once the server stops. */
const patience = seconds(10)
/** How long the port may still be in use by a server that is stopping. */
const handover = seconds(3)

/**
 * Settings → platform → areas → HTTP.
 * `live`: pages straight from their source through Vite, for developing.
 */
export async function startServer(
  config: Config,
  { live = false, pages: given }: { live?: boolean; pages?: PageSource } = {},
): Promise<RunningServer> {
  const platform = await openPlatform(config)
  let stopping = false
  if (config.production && !config.LEGAL_ENTITY) {
    platform.log.warn('LEGAL_ENTITY is not set: pages do not say which company runs the site')
  }
  try {
    const app = await createApp(platform)
    const pages = given ?? (live ? await livePages() : await builtPages())
    const site = createSite({ ...app, platform, pages, isStopping: () => stopping })
    const listener = getRequestListener(site.fetch)
    const open = new Set<ServerResponse>()
    const server = createServer((request, response) => {
      if (stopping) endConnection(response)
      open.add(response)
      response.on('close', () => open.delete(response))
      if (pages.middleware) pages.middleware(request, response, () => listener(request, response))
      else listener(request, response)
    })
    await platform.jobs.start()
    const address = await listen(server, config)
    return {
      address,
      greeting: greet(address, platform),
      platform,
      async stop() {
        stopping = true
        for (const response of open) endConnection(response)
        await finish(server)
        await pages.close()
        await platform.close()
      },
    }
  } catch (error) {
    await platform.close()
    throw error
  }
}

/** Waits a little for a port that the server before this one may be about to leave. */
async function listen(server: Server, { HOST, PORT }: Config): Promise<string> {
  for (const end = Date.now() + handover; ; await sleep(200)) {
    const error = await tryToListen(server, HOST, PORT)
    if (!error) break
    if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(error.code ?? '')) {
      throw new ConfigError('HOST is no address of this machine. Set it to one, such as 127.0.0.1.')
    }
    if (error.code !== 'EADDRINUSE') throw error
    if (Date.now() > end) {
      throw new ConfigError(`Port ${PORT} is taken. Set PORT to another, or stop what uses it.`)
    }
  }
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : PORT
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
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

async function finish(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(late)
}

function greet(address: string, { config, connection, version }: Platform): string {
  const parts = [
    connection.embedded && `PostgreSQL (${config.DATA_DIR})`,
    !config.REDIS_URL && 'memory cache',
    !config.SMTP_URL &&
      `mail outbox (${config.SANDBOX ? '/dev/outbox' : join(config.DATA_DIR, 'outbox')})`,
    config.SANDBOX && !config.DUFFEL_TOKEN && 'sandbox suppliers',
    config.SANDBOX && !config.STRIPE_SECRET_KEY && 'sandbox payments',
  ].filter(Boolean)
  // By its name: browsers keep no passkeys for a bare address.
  const site = address.replace('//127.0.0.1:', '//localhost:')
  return `Sojourn ${version} at ${site}\nEmbedded: ${parts.join(', ') || 'nothing'}`
}
