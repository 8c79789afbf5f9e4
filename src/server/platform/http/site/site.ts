import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { largestImages } from '../../../../contract/image/image-address.ts'
import { asCatalogueError, retryAfter } from '../../failure/unavailable.ts'
import { newId } from '../../ids.ts'
import type { LoopWatch } from '../../monitoring/loop-watch.ts'
import type { Ground, Platform } from '../../platform.ts'
import type { Signer } from '../../secrets/secret-key.ts'
import type { Api } from '../api.ts'
import { createBodyAllowance } from '../body-allowance.ts'
import { localFrontApi, remoteFrontApi } from '../front-api-client.ts'
import type { RequestOrigin } from '../request-context.ts'
import { readVisitor, visitorHeader } from '../visitor-header.ts'
import { forwardedAddress } from './client-address.ts'
import { compress } from './compress.ts'
import { guardMetrics } from './guard-metrics.ts'
import { healthRoutes } from './health.ts'
import { serveImage } from './image-files.ts'
import { isPageBody, limitForms } from './limit-forms.ts'
import { outsideOrigins } from './outside-origins.ts'
import type { PageSource } from './page-source.ts'
import { publicConfig } from './public-config.ts'
import { readRest } from './read-rest.ts'
import { recordRequests } from './record-requests.ts'
import { atVisitedHost, isForeignPost, isOwnHost } from './same-origin.ts'
import { commonHeaders, otherPolicy, pageHeaders } from './security-headers.ts'

type Env = { Bindings: HttpBindings; Variables: Variables }

interface Variables {
  origin: RequestOrigin
  route: string
}

/** The pages whose forms bring a file, and how large those may be: somewhat larger than the file, which the page checks. */
const fileForms: readonly { path: RegExp; largest: number }[] = [
  { path: /^\/[\w-]+\/careers\/job-details\/[^/]+\/[^/]+$/, largest: 12 * 1024 * 1024 },
  { path: /^\/[\w-]+\/contact(?:\.data|\/[^/]+)?$/, largest: 12 * 1024 * 1024 },
  { path: /^\/[\w-]+\/desk\/tickets\/[^/]+$/, largest: 12 * 1024 * 1024 },
  // With several images, and told how large one may be instead of being cut off.
  {
    path: /^\/[\w-]+\/desk\/content\/[^/]+(?:\/[^/]+)?$/,
    largest: largestImages + 2 * 1024 * 1024,
  },
  { path: /^\/[\w-]+\/desk\/records\/[^/]+\/[^/]+$/, largest: largestImages + 2 * 1024 * 1024 },
  { path: /^\/[\w-]+\/desk\/properties\/[^/]+$/, largest: largestImages + 2 * 1024 * 1024 },
]

/** What a process serves beside its health depends on its role. */
interface Parts {
  platform: Ground | Platform
  api?: Api
  /** Development tools under `/dev`; mounted if the sandbox is on. */
  dev?: Hono
  /** Pages of embedded stand-ins, by path. */
  embedded?: Readonly<Record<string, Hono>>
  pages?: PageSource
  /** Marks a page's call of the front API as the site's own. */
  fromPage?: (request: Request) => Promise<Request>
  /** Returns how far the server's clock is ahead of its machine's. Default: the platform's clock. */
  clockAhead?: () => Promise<number>
  /** Told of each request while it's being answered. */
  watch?: LoopWatch
  isStopping: () => boolean
}

/** After how many seconds to try again, where a page doesn't say. */
const waits: Readonly<Record<number, number>> = { 429: 60, 503: retryAfter }

/** Creates everything served at the site's address, from health checks to pages. */
export function createSite(parts: Parts): Hono<Env> {
  const { platform, api, pages, dev, embedded = {}, watch, isStopping } = parts
  const { config, log, signer } = platform
  const site = new Hono<Env>()
  const common = commonHeaders(config.production)
  const record = recordRequests(platform)

  site.use(async (c, next) => {
    const started = performance.now()
    const socket = c.env?.incoming?.socket.remoteAddress ?? ''
    const forwarded = c.req.header('x-forwarded-for')
    const visitor = readVisitor(signer, c.req.raw, c.req.header(visitorHeader))
    const origin = {
      requestId: newId(),
      clientAddress: visitor ?? forwardedAddress(forwarded, config.TRUST_PROXY, socket),
    }
    c.set('origin', origin)
    const { method, path } = c.req
    const answered = watch?.follow({ method, path, requestId: origin.requestId })
    await next()
    answered?.()
    addHeaders(c)
    const { status } = c.res
    if (status >= 400 && c.env?.incoming) await readRest(c.env.incoming)
    const route = c.get('route') ?? 'other'
    const gone = c.env?.outgoing?.destroyed ?? false
    record({ method, route, path, status, requestId: origin.requestId, gone }, started)
  })
  function addHeaders({ req, res, get }: Context<Env>): void {
    const type = res.headers.get('content-type') ?? ''
    // Mails are read on others' sites, and networks show previews of shared pages. No image shows anything of one visitor.
    if (type.startsWith('image/')) res.headers.set('cross-origin-resource-policy', 'cross-origin')
    if (!res.headers.has('content-security-policy')) {
      res.headers.set('content-security-policy', otherPolicy(get('route') === 'file', type))
    }
    for (const [name, value] of Object.entries(common)) {
      if (!res.headers.has(name)) res.headers.set(name, value)
    }
    res.headers.set('x-request-id', get('origin').requestId)
    const location = res.headers.get('location')
    if (location) {
      res.headers.set('location', atVisitedHost(location, req.url, config.PUBLIC_ORIGIN))
    }
    const wait = waits[res.status]
    if (wait !== undefined && !res.headers.has('retry-after')) {
      res.headers.set('retry-after', String(wait))
    }
    // A shared cache would hand one visitor's device id, and with it their orders, to everybody.
    if (res.headers.get('cache-control')?.includes('public')) res.headers.delete('set-cookie')
    // An unread rest of the body would be parsed as the next request.
    if (res.status === 413) res.headers.set('connection', 'close')
  }
  const limited = limitForms({
    log,
    bodies: 'cache' in platform ? createBodyAllowance(platform.cache) : undefined,
    largestFiles: (path) => fileForms.find((each) => each.path.test(path))?.largest,
  })
  // It would echo headers that scripts can't read, and a page be the answer to a request that isn't for one.
  site.on('TRACE', '*', (c) => c.text('This method isn’t allowed.', 405))
  site.use('/metrics', guardMetrics(config))
  site.route('/', healthRoutes(platform, isStopping))
  if ('devState' in platform) {
    const { sync } = platform.devState
    site.use(async (_, next) => {
      await sync()
      await next()
    })
  }
  if (api) {
    site.all('/front/*', async (c) => {
      const origin = c.get('origin')
      c.set('route', 'api')
      return compress(c.req.raw, await api.fetch(c.req.raw, origin))
    })
  }
  if (config.SANDBOX && dev) {
    site.use('/dev/*', async (c, next) => {
      if (isOwnHost(c.req.url, config.PUBLIC_ORIGIN)) return next()
      // A page server of ours calls by whatever name this one has in their network.
      if (readVisitor(signer, c.req.raw, c.req.header(visitorHeader))) return next()
      return c.text('Development tools only open at localhost or at PUBLIC_ORIGIN.', 403)
    })
    site.use('/dev/*', limited)
    site.route('/dev', dev)
  }
  for (const [path, routes] of Object.entries(embedded)) {
    site.use(`${path}/*`, limited)
    site.route(path, routes)
  }
  if (pages) mountPages(site, { ...parts, pages, limited })
  site.onError((error, c) => {
    log.error(
      { err: error, requestId: c.get('origin')?.requestId, path: c.req.path },
      'page failed',
    )
    const { status } = asCatalogueError(error)
    return c.text('Something went wrong. Please try again in a moment.', status === 503 ? 503 : 500)
  })
  return site
}

/** Mounts built files and, for every other path, pages. */
function mountPages(
  site: Hono<Env>,
  parts: Parts & { pages: PageSource; limited: ReturnType<typeof limitForms> },
): void {
  const { platform, api, pages, limited, fromPage = async (request) => request } = parts
  const { config, log, clock, signer } = platform
  const { clockAhead = async () => clock.aheadOfMachine() } = parts
  const outside = outsideOrigins(config)
  const settings = publicConfig(config)
  const frontApi = callerOf(api, config.FRONT_API_URL, signer)

  site.all('/images/*', (c) => {
    c.set('route', 'image')
    return serveImage(c, frontApi, c.get('origin'))
  })
  if (pages.assets) {
    const files = builtFiles(pages.assets)
    // A path without a file extension is a page, so the disk needn't be checked.
    site.use((c, next) => (/\.\w+$/.test(c.req.path) ? files(c, next) : next()))
  }

  // Some banks send payers back by a form. Its body doesn't count: the page asks the gateway.
  site.post('/:locale/pay/:trxId/confirmation', (c) => {
    c.set('route', 'page')
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(pathname + search, 303)
  })
  // What another site's page makes a visitor's browser send mustn't be read, nor count as the visitor's.
  site.use(async (c, next) => {
    c.set('route', 'page')
    const refused = refusedUnread(c.req.raw, config.PUBLIC_ORIGIN)
    if (!refused) return next()
    const { clientAddress: address, requestId } = c.get('origin')
    const { error, status, text } = refused
    log.warn({ error, status, path: c.req.path, address, requestId }, 'call refused')
    return c.text(text, status)
  })
  site.use(limited)
  site.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64')
    const origin = c.get('origin')
    const answer = await pages.handlePage(c.req.raw, {
      ...origin,
      frontApi: async (request) => frontApi(await fromPage(request), origin),
      report: (error) =>
        log.error({ err: error, requestId: origin.requestId, path: c.req.path }, 'page failed'),
      nonce,
      // A redirect address that a provider gets has to be at the host name that the visitor uses.
      publicConfig: {
        ...settings,
        origin: atVisitedHost(settings.origin, c.req.url, config.PUBLIC_ORIGIN),
      },
      clockAhead: await clockAhead(),
    })
    const packed = await compress(c.req.raw, answer)
    const headers = pageHeaders({ nonce, live: pages.assets === undefined, ...outside })
    for (const [name, value] of Object.entries(headers)) {
      // A file that is passed on has a stricter policy.
      if (!packed.headers.has(name)) packed.headers.set(name, value)
    }
    return packed
  })
}

/** Returns why a page's form isn't even read. */
function refusedUnread(request: Request, publicOrigin: string) {
  if (isForeignPost(request, publicOrigin)) {
    const text = 'This form was sent from another site.'
    return { error: 'FOREIGN_FORM', status: 403, text } as const
  }
  if (isPageBody(request)) return undefined
  return {
    error: 'BODY_TYPE',
    status: 415,
    text: 'Pages take forms, JSON and plain text.',
  } as const
}

/** Returns how pages call the front API: over HTTP if it runs elsewhere, otherwise in this process. */
function callerOf(api: Api | undefined, elsewhere: string | undefined, signer: Signer) {
  if (elsewhere) return remoteFrontApi(elsewhere, signer)
  if (!api) throw new Error('Pages need a front API, in this process or elsewhere.')
  return localFrontApi(api)
}

/** Serves built files: content-hashed ones are cached forever, the rest for an hour, the service worker not at all. */
function builtFiles(root: string): MiddlewareHandler<Env> {
  const files = serveStatic<Env>({ root, precompressed: true })
  return async (c, next) => {
    const answer = await files(c, next)
    if (!(answer instanceof Response)) return
    c.set('route', 'file')
    // By the path that was asked for: that of the file served may end in `.br`.
    answer.headers.set('cache-control', lifeOf(c.req.path))
    return answer
  }
}

function lifeOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600'
}
