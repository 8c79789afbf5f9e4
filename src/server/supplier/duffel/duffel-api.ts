import type { z } from 'zod'
import { type Duration, seconds } from '../../platform/duration.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { SupplierFailure, SupplierTimeout } from '../supplier-error.ts'
import { errorsSchema } from './answers.ts'

/** Duffel refused: nothing was done. `codes` are its error codes. */
export class DuffelRefusal extends SupplierFailure {
  readonly status: number
  readonly codes: readonly string[]

  constructor(what: string, status: number, codes: readonly string[]) {
    super('Duffel', `${what}: ${status} ${codes.join(' ')}`.trim())
    this.status = status
    this.codes = codes
  }
}

/** Duffel returned a server error and asks not to repeat the call: it may have been done. */
export class DuffelBreakdown extends SupplierTimeout {}

/** Returns whether `error` is a refusal for one of these reasons. */
export function isRefusal(error: unknown, codes: ReadonlySet<string>): error is DuffelRefusal {
  return error instanceof DuffelRefusal && error.codes.some((code) => codes.has(code))
}

interface CallOptions {
  signal?: AbortSignal | undefined
  limit?: Duration
}

export interface DuffelApi {
  /** Sends a read request. Any error is a `SupplierFailure`, because reading changes nothing. */
  get<T>(path: string, schema: z.ZodType<T>, options?: CallOptions): Promise<T>
  /** Sends a POST that changes nothing, such as a search. */
  ask<T>(
    path: string,
    data: object | undefined,
    schema: z.ZodType<T>,
    options?: CallOptions,
  ): Promise<T>
  /** Sends a POST that changes something. Throws SupplierTimeout if the outcome is unknown. */
  act<T>(path: string, data: object | undefined, schema: z.ZodType<T>, limit: Duration): Promise<T>
}

/** Errors of a connection that was never made: the request has certainly not arrived. */
const unsent = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Creates a client of Duffel's HTTP API, version 2 (duffel.com/docs/api). Which responses leave the outcome unknown
 * follows its page on response handling: 503 and 429 did nothing, nor did a 502 with `order_not_created`; any other
 * 5xx may have, and so may a 202.
 */
export function createDuffelApi({
  token,
  url,
  log,
}: {
  token: string
  url: string
  log: Pick<Log, 'warn'>
}): DuffelApi {
  async function send(
    method: string,
    path: string,
    data: object | undefined,
    { signal, limit = seconds(30) }: CallOptions,
  ): Promise<{ status: number; body: unknown }> {
    const timeout = AbortSignal.timeout(limit)
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'duffel-version': 'v2',
        ...(data && { 'content-type': 'application/json' }),
      },
      ...(data && { body: JSON.stringify({ data }) }),
      // Wherever it led, the token would go along.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }

  async function read<T>(
    method: string,
    path: string,
    data: object | undefined,
    schema: z.ZodType<T>,
    options: CallOptions = {},
  ): Promise<T> {
    const what = `${method} ${path}`
    try {
      const answer = await send(method, path, data, options)
      const codes = refused(what, answer)
      if (answer.status >= 400) throw new DuffelRefusal(what, answer.status, codes)
      return schema.parse(answer.body)
    } catch (cause) {
      options.signal?.throwIfAborted()
      if (cause instanceof SupplierFailure) throw cause
      throw new SupplierFailure('Duffel', what, { cause })
    }
  }

  /** Logs Duffel's error codes with the id its support asks for, and creates the refusal. */
  function refused(what: string, { status, body }: { status: number; body: unknown }): string[] {
    if (status < 400) return []
    const parsed = errorsSchema.safeParse(body)
    const codes = parsed.success ? parsed.data.errors.map(({ code }) => code) : []
    const requestId = parsed.data?.meta?.request_id
    log.warn({ supplier: 'duffel', what, status, codes, requestId }, 'Duffel said no')
    return codes
  }

  return {
    get: (path, schema, options) => read('GET', path, undefined, schema, options),
    ask: (path, data, schema, options) => read('POST', path, data, schema, options),
    async act(path, data, schema, limit) {
      const what = `POST ${path}`
      const answer = await send('POST', path, data, { limit }).catch((cause: unknown) => {
        if (unsent.has(socketCode(cause))) throw new SupplierFailure('Duffel', what, { cause })
        throw new SupplierTimeout('Duffel', what, { cause })
      })
      const codes = refused(what, answer)
      const { status } = answer
      if (status === 503 || status < 200 || (status >= 300 && status < 500)) {
        throw new DuffelRefusal(what, status, codes)
      }
      if (status >= 500) {
        if (codes.includes('order_not_created')) throw new DuffelRefusal(what, status, codes)
        throw new DuffelBreakdown('Duffel', `${what}: ${status} ${codes.join(' ')}`.trim())
      }
      const parsed = schema.safeParse(answer.body)
      if (status !== 202 && parsed.success) return parsed.data
      throw new SupplierTimeout('Duffel', `${what}: ${status}`, { cause: parsed.error })
    },
  }
}

/** Returns the code of the failed system call behind a failed fetch. */
function socketCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return socketCode(error.cause)
}
