import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { checkDocumentKeys } from './check-document-keys.ts'
import type { Config } from './config.ts'
import { withSearchKey } from './flight/search/search-key.ts'
import { openHttpServer } from './http-server.ts'
import { warnOfMissing } from './missing-settings.ts'
import { placeIndex } from './place/place-service.ts'
import { followedClock } from './platform/dev/followed-clock.ts'
import { seconds } from './platform/duration.ts'
import { builtPages, livePages, type PageSource } from './platform/http/site/page-source.ts'
import { createSite } from './platform/http/site/site.ts'
import { type LoopWatch, watchLoop } from './platform/monitoring/loop-watch.ts'
import { type Ground, openGround, openPlatform, type Platform } from './platform/platform.ts'

export interface RunningServer {
  address: string
  /** What to tell the person who started it: the address and the embedded parts in use. */
  greeting: string
  /** Undefined in a process that only serves pages. */
  platform: Platform | undefined
  /** Finishes open requests, drains jobs and closes the database. */
  stop(): Promise<void>
}

/**
 * Settings → platform → areas → HTTP, as far as this process's role needs them.
 * `live`: pages straight from their source through Vite, for developing. `warm`: what takes seconds is prepared at once,
 * not when somebody first asks for it. `signal`: cuts the start short; what was opened is closed, and the promise rejects.
 */
export async function startServer(
  config: Config,
  {
    live = false,
    warm = true,
    pages: given,
    signal,
  }: { live?: boolean; warm?: boolean; pages?: PageSource; signal?: AbortSignal } = {},
): Promise<RunningServer> {
  const { ROLE: role } = config
  const platform = role === 'web' ? undefined : await openPlatform(config, signal)
  const ground = platform ?? (await openGround(config))
  let stopping = false
  let watch: LoopWatch | undefined
  warnOfMissing(config, ground.log)
  try {
    if (platform) await checkDocumentKeys(platform)
    signal?.throwIfAborted()
    const servesPages = role === 'all' || role === 'web'
    const pages = servesPages ? (given ?? (await (live ? livePages() : builtPages()))) : undefined
    signal?.throwIfAborted()
    const app = platform && (await createApp(platform))
    signal?.throwIfAborted()
    const served = app ?? besidePages(ground)
    watch = watchLoop(ground)
    const site = createSite({
      // What runs jobs is built from the same parts, but only its health is served.
      ...(role === 'worker' ? {} : served),
      platform: ground,
      ...(pages && { pages }),
      watch,
      isStopping: () => stopping,
    })
    const listener = getRequestListener(site.fetch)
    if (warm && app && role !== 'worker') placeIndex()
    await platform?.jobs.start()
    signal?.throwIfAborted()
    const http = await openHttpServer((request, response) => {
      if (pages?.middleware) pages.middleware(request, response, () => listener(request, response))
      else listener(request, response)
    }, config)
    if (warm && role !== 'worker') app?.warmUp()
    return {
      address: http.address,
      greeting: greet(http.address, ground),
      platform,
      async stop() {
        stopping = true
        await http.stop(seconds(config.DRAIN_TIME))
        watch?.stop()
        await pages?.close()
        await platform?.close()
      },
    }
  } catch (error) {
    watch?.stop()
    await platform?.close()
    throw error
  }
}

/** Returns what pages need beside a front API that runs elsewhere. */
const besidePages = (ground: Ground) => ({
  fromPage: withSearchKey(ground.signer),
  clockAhead: followedClock(ground),
})

function greet(address: string, ground: Ground | Platform): string {
  const { config, version } = ground
  // By its name: browsers keep no passkeys for a bare address.
  const site = address.replace('//127.0.0.1:', '//localhost:')
  if (config.ROLE === 'web') return `Sojourn ${version}, web at ${site}`
  const parts = [
    'connection' in ground && ground.connection.embedded && `PostgreSQL (${config.DATA_DIR})`,
    !config.REDIS_URL && 'memory cache',
    !config.SMTP_URL &&
      `mail outbox (${config.SANDBOX ? '/dev/outbox' : join(config.DATA_DIR, 'outbox')})`,
    config.SANDBOX && !config.DUFFEL_TOKEN && 'sandbox suppliers',
    config.SANDBOX && !config.STRIPE_SECRET_KEY && 'sandbox payments',
  ].filter(Boolean)
  const role = config.ROLE === 'all' ? '' : `, ${config.ROLE}`
  return `Sojourn ${version}${role} at ${site}\nEmbedded: ${parts.join(', ') || 'nothing'}`
}
