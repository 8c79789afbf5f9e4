import type {
  BodyInput,
  Endpoint,
  FileParts,
  ParamsOf,
  QueryInput,
} from '../../../contract/endpoint.ts'
import type { Outcome, Problem } from '../../../contract/envelope.ts'
import { type ErrorCode, errorCatalogue } from '../../../contract/errors.ts'
import { headers as names } from '../../../contract/headers.ts'
import { wireLanguage } from '../../locale/url.ts'
import { isNetworkTrouble } from '../../problem/network-trouble.ts'

type Given<Name extends string, Value> = undefined extends Value
  ? { [key in Name]?: Value }
  : { [key in Name]: Value }

/** The input of a call; params, query and body are required if the endpoint has them. */
export type CallInput<E> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryInput<E>> &
  Given<'body', BodyInput<E>> & { idempotencyKey?: string; signal?: AbortSignal }

type AnyInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

/** What is needed to send a call; browsers provide it by hand, without the endpoint's schemas. */
export type Wire = Pick<Endpoint, 'method' | 'path' | 'version' | 'files'>

/** Returns path and query of a call, under `/front/v1` or the version of its endpoint (S7.1). */
export function callPath(endpoint: Wire, { params, query }: AnyInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query as Record<string, unknown>) ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(asSent(name, value)))
  }
  return `/front/${endpoint.version ?? 'v1'}${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Returns the request of a call, without the caller's headers. */
export function callInit(endpoint: Wire, input: AnyInput, headers: Headers): RequestInit {
  headers.set('accept', 'application/json')
  if (input.idempotencyKey) headers.set(names.idempotencyKey, input.idempotencyKey)
  const init: RequestInit = { method: endpoint.method, headers }
  if (input.signal) init.signal = input.signal
  const form = endpoint.files && filesForm(endpoint.files, input.body)
  if (form) init.body = form
  else if (input.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(input.body, asSent)
  }
  return init
}

/** Returns a body with files as a form: each is a part, and `body` is the rest as JSON. Undefined without files. */
function filesForm({ name, as }: FileParts, body: unknown): FormData | undefined {
  const { [name]: field, ...rest } = body as Record<string, unknown>
  const sent = as === 'body' ? body : field
  const files = (as === 'list' ? sent : [sent]) as { name: string; file?: File }[]
  if (!files.some(({ file }) => file)) return undefined
  const form = new FormData()
  if (as !== 'body') form.append('body', JSON.stringify(rest, asSent))
  for (const each of files) if (each.file) form.append(name, each.file, each.name)
  return form
}

const languageFields: ReadonlySet<string> = new Set(['lang', 'language', 'locale'])

/** Returns a field's value as it's sent: languages in the spelling of the wire (S5.6). */
const asSent = (name: string, value: unknown): unknown =>
  typeof value === 'string' && languageFields.has(name) ? wireLanguage(value) : value

export const isMutating = (endpoint: Wire): boolean => endpoint.method !== 'GET'

const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/**
 * Sends a call; one without a body is retried once if its status allows it (S7.4). One that timed out isn't: the
 * visitor has waited for it once already.
 */
export async function send(
  hasBody: boolean,
  once: () => Promise<Response>,
): Promise<Response | undefined> {
  let timedOut = false
  const first = await once().catch((error) => {
    timedOut = error instanceof Error && error.name === 'TimeoutError'
    return noAnswer(error)
  })
  if (hasBody || timedOut || (first && !retried.has(first.status))) return first
  return (await once().catch(noAnswer)) ?? first
}

/** Treats network failures and aborts as "no response". Anything else is a bug of ours and is thrown. */
function noAnswer(error: unknown): undefined {
  const left = error instanceof Error && error.name === 'AbortError'
  if (!left && !isNetworkTrouble(error)) console.error(error)
}

/**
 * Returns the result of a response, or its problem; without a response it's `UNAVAILABLE`. So it is if a proxy in between
 * answers for itself, because no server behind it is ready.
 */
export async function readOutcome<T>(response: Response | undefined): Promise<Outcome<T>> {
  if (!response) return { ok: false, problem: problemOf('UNAVAILABLE') }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { ok: true, result: (body as { result: T }).result }
  const told = (body as { data?: unknown } | undefined)?.data ?? body
  if (isProblem(told)) return { ok: false, problem: told }
  return {
    ok: false,
    problem: problemOf(ofProxies.has(response.status) ? 'UNAVAILABLE' : 'INTERNAL'),
  }
}

/** Bad gateway, unavailable, gateway timeout. */
const ofProxies: ReadonlySet<number> = new Set([502, 503, 504])

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'string' &&
  value.error in errorCatalogue

/** Returns the catalogue's problem of this code, for calls that end without a response. */
export const problemOf = (error: ErrorCode): Problem => ({
  message: errorCatalogue[error][1],
  error,
  status_code: errorCatalogue[error][0],
})
