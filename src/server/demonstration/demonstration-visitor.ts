import type { DemonstrationOrder } from '../../contract/desk/demonstration-order.ts'
import type {
  BodyInput,
  Endpoint,
  ParamsOf,
  QueryInput,
  ResultOf,
} from '../../contract/endpoint.ts'
import { headers } from '../../contract/headers.ts'
import { trackEvents, type Visit } from '../../contract/tracking/tracking.ts'
import type { TrafficSource } from '../../contract/tracking/traffic-source.ts'
import { type Duration, days, milliseconds, minutes, pause } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'

export interface VisitorParts {
  platform: Pick<Platform, 'clock' | 'config' | 'signer'>
  api: Pick<Api, 'fetch'>
  /** Makes a page's call of the front API known as the site's own. */
  fromPage(request: Request): Promise<Request>
}

interface Input<E> {
  params?: ParamsOf<E>
  query?: QueryInput<E>
  body?: BodyInput<E>
  /** Of calls that are idempotent. */
  key?: string
}

/** Somebody who uses the site: what they do is done by calls of the front API, as by its pages. */
export interface DemonstrationVisitor {
  /** Their device. */
  auid: string
  /** What is known of them. */
  made: DemonstrationOrder
  /** Returns the day so many days from today. */
  dayIn(count: number): string
  /** Returns a call's result; throws if the call is refused. Takes twice the time that the call does, so that others come first. */
  call<E>(endpoint: E, input: Input<E>): Promise<ResultOf<E>>
  /** Waits. Throws, as a call does, if the server stops. */
  rest(time: Duration): Promise<void>
}

/** Creates a visitor with a device of their own; `which` tells several from one another who come the same way. */
export function createDemonstrationVisitor(
  { platform: { clock, config, signer }, api, fromPage }: VisitorParts,
  made: DemonstrationOrder,
  stop: AbortSignal | undefined,
  which = '',
): DemonstrationVisitor {
  const { contact, language, currency, visit } = made
  const auid = signer.sign('demonstration', `${contact.email} ${which}`)
  const { s: code = '', ...letters } = visit.source ?? sourceOf(visit)
  const told = {
    [headers.auid]: auid,
    [headers.sessionId]: auid,
    [headers.country]: contact.phoneCountry,
    [headers.language]: language,
    [headers.currency]: currency,
    [headers.source]: encodeURIComponent(code),
    [headers.sourcePar]: new URLSearchParams(letters).toString(),
    [headers.affiliate]: visit.affiliate
      ? new URLSearchParams({ ...visit.affiliate }).toString()
      : '',
  }

  async function send(endpoint: Endpoint, { params, query, body, key }: Input<Endpoint>) {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent((params as Record<string, string>)[name] ?? ''),
    )
    const asked = new URLSearchParams((query ?? {}) as Record<string, string>)
    const request = new Request(`${config.PUBLIC_ORIGIN}/front/v1${path}?${asked}`, {
      method: endpoint.method,
      headers: {
        ...told,
        'content-type': 'application/json',
        ...(endpoint.idempotent && { [headers.idempotencyKey]: key ?? crypto.randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const origin = { requestId: 'demonstration', clientAddress: 'demonstration' }
    const { error, result, ...problem } = await (
      await api.fetch(await fromPage(request), origin)
    ).json()
    if (error) throw new Error(`${endpoint.id}: ${error} ${JSON.stringify(problem)}`)
    return result
  }

  return {
    auid,
    made,
    dayIn: (count) => new Date(clock.now() + days(count)).toISOString().slice(0, 10),
    async call(endpoint, input) {
      stop?.throwIfAborted()
      const began = performance.now()
      const result = await send(endpoint as Endpoint, input as Input<Endpoint>)
      await pause(milliseconds(performance.now() - began))
      return result
    },
    async rest(time) {
      await pause(time)
      stop?.throwIfAborted()
    },
  }
}

/** Returns the source of a visit without an ad, as the site reads it. */
function sourceOf({ affiliate, utm }: Visit): Partial<TrafficSource> {
  if (affiliate) return { s: 'AFT', p: affiliate.id, u: affiliate.clickId }
  return utm?.source ? { s: utm.source } : {}
}

/** Records that a visitor looked at the home page, and searched if they `search`, some time ago. */
export async function recordVisit(
  { call, made: { visit, language, buys } }: DemonstrationVisitor,
  { searches, ago }: { searches: boolean; ago: Duration },
): Promise<void> {
  const viewed = (screen: string, path: string, ageMs: number) => ({
    name: 'page_view' as const,
    screen,
    url: `/${language}${path}`,
    ageMs,
  })
  const { product } = buys
  const events = [viewed('site/home', '', ago + minutes(1))]
  if (searches) {
    events.push(viewed(`${product}/results/${product}-search-page`, `/${product}/search`, ago))
  }
  await call(trackEvents, { body: { visit, events } })
}
