import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getCsrf } from '../../../contract/config-endpoints.ts'
import { mayDo } from '../../../contract/desk/desk-acts.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Problem } from '../../../contract/envelope.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { headers, longestHeader } from '../../../contract/headers.ts'
import type { Clock } from '../clock.ts'
import { minutes } from '../duration.ts'
import { rootOf } from '../failure/unavailable.ts'
import type { Answer, Idempotency } from '../idempotency/idempotency.ts'
import type { Log } from '../monitoring/log.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import { invalidateCachedReads } from '../read-each-minute.ts'
import type { Signer } from '../secrets/secret-key.ts'
import { ApiRouter } from './api-router.ts'
import type { BodyAllowance } from './body-allowance.ts'
import { type Call, checkInput, type FileAnswer, type Guards, type Handler } from './call.ts'
import { checkCsrfToken, issueCsrfToken } from './csrf.ts'
import { fixedAnswer } from './fixed-answer.ts'
import { errorsOf } from './implicit-errors.ts'
import { largestBodyOf } from './largest-body.ts'
import { describeApiInTurns, versionsOf } from './openapi.ts'
import { problemOf } from './problem.ts'
import { isBrokenOff } from './read-body.ts'
import {
  type Member,
  type RequestContext,
  type RequestOrigin,
  readRequestContext,
  type Staff,
} from './request-context.ts'
import { retryHeaders } from './retry-headers.ts'
import { recordSecurity } from './security-log.ts'
import { checkSentBody, type ExpectedSize, readSentBody, type SentBody } from './sent-body.ts'

/** The front API, on which endpoints of the contract are mounted, with everything that runs before a handler. */
export interface Api {
  /** Mounts an endpoint. Calls that guests prove their access to with grants need `mayReplay` if they're idempotent. */
  mount<E extends Endpoint>(endpoint: E, handler: Handler<E>, guards?: Guards<E>): void
  /** Sets how to find the member of a bearer token; it throws SESSION_EXPIRED. Until then no token is accepted. */
  authenticateWith(check: Authenticate): void
  /** The same for the staff of a session's token, in calls for staff. */
  authenticateStaffWith(check: AuthenticateStaff): void
  /**
   * Handles requests for `/front/…`, from the network or from this process. With `handOver`, a JSON result is passed
   * to it as a value, and the response has no body.
   */
  fetch(request: Request, origin: RequestOrigin, handOver?: HandOver): Promise<Response>
  /** The mounted endpoints, in order. */
  mounted: readonly Endpoint[]
}

type Authenticate = (bearer: string) => Promise<Member>
type AuthenticateStaff = (bearer: string) => Promise<Staff>

type HandOver = (body: unknown) => void

interface ApiEnv {
  Bindings: { origin: RequestOrigin; handOver: HandOver | undefined }
  /** What the log may have to say of the call. */
  Variables: { context?: RequestContext; body?: unknown; told?: unknown }
}

interface Mounted {
  endpoint: Endpoint
  handler: Handler<Endpoint>
  guards: Guards<Endpoint>
  /** In bytes. */
  largestBody: number
}

interface Dependencies {
  idempotency: Idempotency
  signer: Signer
  clock: Clock
  log: Log
  metrics: Metrics
  /** Whether cookies are sent over HTTPS only. */
  secure: boolean
  /** Whether a response that violates the contract is an error, as in tests, or only logged. */
  strict: boolean
  version: string
  /** Where pages are that may send forms here; by default, the host that is called. */
  publicOrigin?: string
  /** Counts bodies from the network. By default, none are. */
  bodies?: BodyAllowance
}

/** What nobody may keep: everything but the answers of endpoints with a `maxAge`. */
const noStore = { 'cache-control': 'no-store' }

/** Returns the headers that let clients and proxies keep an endpoint's answer. */
const keptFor = ({ maxAge }: Endpoint): Record<string, string> =>
  maxAge ? { 'cache-control': `public, max-age=${maxAge}` } : {}

export function createApi(dependencies: Dependencies): Api {
  const { idempotency, log, metrics, secure, strict, version, publicOrigin, bodies } = dependencies
  const hono = new Hono<ApiEnv>({ router: new ApiRouter() })
  const mounted: Endpoint[] = []
  const record = recordSecurity(dependencies)
  let authenticate: Authenticate = async () => {
    throw new CatalogueError('SESSION_EXPIRED')
  }
  let authenticateStaff: AuthenticateStaff = async () => {
    throw new CatalogueError('SESSION_EXPIRED')
  }

  hono.notFound((c) => answerError(c, new CatalogueError('NOT_FOUND')))
  hono.onError((error, c) => answerError(c, error))

  function answerError(c: Context<ApiEnv>, error: unknown): Response {
    const problem = problemOf(error)
    const { origin } = c.env
    const call = { requestId: origin.requestId, path: c.req.path }
    // One line, because while the database is down every call logs this.
    if (problem.status_code === 503) log.warn({ ...call, reason: rootOf(error) }, 'call failed')
    else if (problem.status_code >= 500) log.error({ err: error, ...call }, 'call failed')
    else record({ id: c.req.path }, { status: problem.status_code, origin, told: problem })
    return Response.json(problem, {
      status: problem.status_code,
      headers: { ...noStore, ...retryHeaders(problem) },
    })
  }

  async function answerCall(mounted: Mounted, c: Context<ApiEnv>) {
    const { endpoint, handler, guards } = mounted
    const context = readRequestContext(c.req.raw, c.env.origin)
    c.set('context', context)
    if (endpoint.method !== 'GET' && endpoint.csrf !== false) checkCsrfToken(c, dependencies)
    if (endpoint.auth === 'staff') await admitStaff(endpoint, context)
    else context.member = await memberOf(endpoint, context)
    if (endpoint.device && !context.auid) {
      throw new CatalogueError('VALIDATION', { fields: { [headers.auid]: 'required' } })
    }
    const isInside = c.env.handOver !== undefined
    const limits = { largestBody: mounted.largestBody, isInside, publicOrigin }
    const expected = checkSentBody(endpoint, c.req.raw, limits)
    await guards.admit?.(context)
    const { raw: rawBody, value } = await countBody(mounted, context, expected, () =>
      readSentBody(endpoint, c.req.raw, limits),
    )
    const checked = checkInput(endpoint, {
      params: c.req.param(),
      query: c.req.query(),
      body: value,
    })
    c.set('body', checked.body)
    assertProven(endpoint, context, checked.body)
    const call = { ...checked, context, rawBody, request: c.req.raw } as Call<Endpoint>
    if (endpoint.raw) return file((await handler(call)) as FileAnswer, endpoint.raw)
    const work = async (): Promise<Answer> => {
      const result = await handler(call)
      if (endpoint.auth === 'staff' && endpoint.method !== 'GET') invalidateCachedReads()
      return { status: endpoint.status ?? 200, body: { result: agreed(endpoint, result) } }
    }
    if (!endpoint.idempotent) return json(c, await work(), keptFor(endpoint))
    const key = c.req.header(headers.idempotencyKey)
    if (!key || key.length > longestHeader('idempotencyKey'))
      throw new CatalogueError('IDEMPOTENCY_KEY_MISSING')
    const scope = [endpoint.id, JSON.stringify(call.params ?? null), callerOf(context)].join(' ')
    const answer = await idempotency.once({ scope, key, body: rawBody }, () =>
      work().catch((error) => declared(endpoint, error)),
    )
    // The order may have gone to a member since, or the grant expired.
    if (answer.replayed) await guards.mayReplay?.(call)
    return json(c, answer, answer.replayed ? { 'idempotency-replayed': 'true' } : {})
  }

  /** Reads a body, counted as what its address sends. Those of pages were counted when they came from the browser. */
  async function countBody(
    { endpoint, guards }: Mounted,
    { clientAddress: address }: RequestContext,
    expected: ExpectedSize | undefined,
    read: () => Promise<SentBody>,
  ): Promise<SentBody> {
    if (!bodies || !expected) return read()
    // Gateways report everybody's payments.
    const kind = expected.isFiles || endpoint.csrf === false ? 'files' : 'text'
    const settle = await bodies.reserve({ kind, address, most: expected.most, own: guards.bodies })
    let bytes = 0
    try {
      const sent = await read()
      bytes = sent.size
      return sent
    } catch (error) {
      // One that broke off is neither parsed nor kept.
      if (!isBrokenOff(error)) bytes = expected.most
      throw error
    } finally {
      await settle(bytes)
    }
  }

  /** Returns the calling member if the endpoint wants one. An invalid token makes a guest if guests may call too. */
  async function memberOf({ auth = 'none' }: Endpoint, context: RequestContext) {
    if (auth === 'none' || (auth === 'optional' && !context.bearer)) return undefined
    return authenticate(bearerOf(context)).catch((error) => {
      if (auth === 'optional' && error instanceof CatalogueError) return undefined
      throw error
    })
  }

  /**
   * Finds the calling staff, before anything else is read. Throws DESK_LOCKED in a locked session, FORBIDDEN if they may not do
   * this, and FACTOR_NEEDED if it needs a fresh second factor whatever its body says. All before the idempotency key, so no
   * refusal is its answer.
   */
  async function admitStaff(endpoint: Endpoint, context: RequestContext): Promise<void> {
    const { act, whileLocked, fresh } = endpoint
    const staff = await authenticateStaff(bearerOf(context))
    // Refusals are logged with who was refused.
    context.staff = staff
    if (staff.isLocked && !whileLocked) throw new CatalogueError('DESK_LOCKED')
    if (!act || !mayDo(staff.roles, act)) throw new CatalogueError('FORBIDDEN')
    if (fresh === true && !staff.isProven) throw new CatalogueError('FACTOR_NEEDED')
  }

  function declared(endpoint: Endpoint, error: unknown): Answer {
    const problem = problemOf(error)
    if (problem.status_code >= 500) throw error
    note(endpoint, !errorsOf(endpoint).includes(problem.error), `error ${problem.error}`)
    return { status: problem.status_code, body: problem }
  }

  function agreed(endpoint: Endpoint, result: unknown): unknown {
    if (!strict) return result
    const parsed = endpoint.result.safeParse(result)
    note(endpoint, !parsed.success, `result ${parsed.error?.message}`)
    return result
  }

  /** Records a violation of the contract, which makes the served description wrong. */
  function note(endpoint: Endpoint, wrong: boolean, what: string): void {
    if (!wrong) return
    log.error({ endpoint: endpoint.id }, `not in the contract: ${what}`)
    if (strict) throw new Error(`${endpoint.id}: not in the contract: ${what}`)
  }

  function route(endpoint: Endpoint, answer: (c: Context<ApiEnv>) => Promise<Response>): void {
    mounted.push(endpoint)
    const paths = versionsOf(endpoint).map((version) => `/front/${version}${endpoint.path}`)
    hono.on([endpoint.method], paths, async (c) => {
      const end = metrics.calls.startTimer({ call: endpoint.id })
      let status = 500
      try {
        const response = await answer(c).catch((error) => json(c, declared(endpoint, error)))
        status = response.status
        return response
      } finally {
        end({ status })
        record(endpoint, { status, origin: c.env.origin, ...c.var })
      }
    })
  }

  route(getCsrf, async (c) =>
    c.json({ result: issueCsrfToken(c, dependencies, secure) }, 200, noStore),
  )
  const description = fixedAnswer(() => describeApiInTurns(mounted, version), minutes(5))
  hono.get('/front/openapi.json', (c) => description(c.req.raw))

  return {
    mounted,
    mount(endpoint, handler, guards = {}) {
      if (endpoint.maxAge && !isForEveryone(endpoint)) {
        throw new Error(`${endpoint.id}: an answer that anyone may keep can't depend on its caller`)
      }
      if (endpoint.auth === 'staff' && !endpoint.act) {
        throw new Error(`${endpoint.id}: a call for staff has to say what they do`)
      }
      if (endpoint.idempotent && endpoint.orderAccess && !guards.mayReplay) {
        throw new Error(`${endpoint.id}: who may have its answer again has to be checked`)
      }
      const largestBody = endpoint.largestBody ?? largestBodyOf(endpoint)
      const own = { handler: handler as Handler<Endpoint>, guards: guards as Guards<Endpoint> }
      const mounted = { endpoint, ...own, largestBody }
      route(endpoint, (c) => answerCall(mounted, c))
    },
    authenticateWith(check) {
      authenticate = check
    },
    authenticateStaffWith(check) {
      authenticateStaff = check
    },
    fetch: async (request, origin, handOver) => hono.fetch(request, { origin, handOver }),
  }
}

/** Throws FACTOR_NEEDED if the call approves what needs a fresh second factor. Before the idempotency key, as in `admitStaff`. */
function assertProven({ fresh }: Endpoint, { staff }: RequestContext, body: unknown): void {
  const isApproval = (body as { decision?: unknown } | undefined)?.decision === 'approved'
  if (fresh === 'approval' && isApproval && !staff?.isProven) {
    throw new CatalogueError('FACTOR_NEEDED')
  }
}

/**
 * Returns who repeats a call under one idempotency key: staff, a member or a device, with the grants that they show. Without
 * the grants, callers with neither a device nor a session would be one, and a stranger's "pay-1" would get another's answer.
 */
function callerOf({ staff, member, auid, orderAccess }: RequestContext): string {
  const who = staff?.id ?? member?.id ?? auid ?? ''
  const shown = orderAccess && createHash('sha256').update(orderAccess).digest('base64url')
  return shown ? `${who} ${shown}` : who
}

/** Returns whether a call's answer is a value that depends on its path and query alone. */
const isForEveryone = ({ method, auth = 'none', device, orderAccess, raw }: Endpoint): boolean =>
  method === 'GET' && auth === 'none' && !device && !orderAccess && !raw

/** Returns the bearer token. Throws UNAUTHENTICATED or TOKEN_MISSING. */
function bearerOf({ hasAuthorization, bearer }: RequestContext): string {
  if (!hasAuthorization) throw new CatalogueError('UNAUTHENTICATED')
  if (!bearer) throw new CatalogueError('TOKEN_MISSING')
  return bearer
}

function json(
  c: Context<ApiEnv>,
  { status, body }: Answer,
  more: Record<string, string> = {},
): Response {
  c.set('told', body)
  const { handOver } = c.env
  const failed = status >= 400 ? retryHeaders(body as Problem) : {}
  const headers = { ...noStore, ...failed, ...more }
  if (!handOver) return Response.json(body, { status, headers })
  handOver(body)
  return new Response(null, { status, headers })
}

function file({ content, filename }: FileAnswer, contentType: string): Response {
  return new Response(content, {
    headers: {
      ...noStore,
      'content-type': contentType,
      'content-disposition': attachmentNamed(filename),
      // Should a browser show it after all, it's no page of this site.
      'content-security-policy': "sandbox; default-src 'none'",
    },
  })
}

/** Returns the header that has a file saved under its name: in ASCII for old clients, and as it is (RFC 6266). */
function attachmentNamed(filename: string): string {
  const plain = filename.replace(/[^\w.-]/g, '_')
  const header = `attachment; filename="${plain}"`
  if (plain === filename) return header
  const escaped = encodeURIComponent(filename).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${header}; filename*=UTF-8''${escaped}`
}
