import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError, type FieldErrors } from '../../../contract/errors.ts'
import type { Allowance } from '../rate-limit/rate-limit.ts'
import { fieldErrors } from './problem.ts'
import type { RequestContext, RequestOrigin } from './request-context.ts'

/** A validated call of an endpoint, as passed to its handler. */
export interface Call<E> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  context: RequestContext
  /** The raw body, for signatures; of a form with files, its JSON and their digests. */
  rawBody: string
  request: Request
}

/** The response of an endpoint marked `raw`. */
export interface FileAnswer {
  content: Uint8Array<ArrayBuffer> | string
  filename: string
}

/** Returns the endpoint's result, or a file if it's marked `raw`. Throws errors of the catalogue. */
export type Handler<E> = (call: Call<E>) => Promise<ResultOf<E> | FileAnswer>

/**
 * Throws an error of the catalogue if this caller may not call, such as too often. It runs before the body is read, so that calls
 * count that turn out to be invalid.
 */
export type Admit = (caller: Caller) => Promise<unknown>

/** A caller, with the device's id if the call says it. */
export type Caller = RequestOrigin & { auid?: string | undefined }

/** Checks of a call besides its contract. */
export interface Guards<E> {
  /** Runs before the handler, and before an answer that was kept. */
  admit?: Admit
  /** What one address may send to this call, in units of `bodyUnit`. */
  bodies?: Allowance
  /** Runs before the answer to an earlier call with the same idempotency key. Throws if this caller may no longer see it. */
  mayReplay?: (call: Call<E>) => Promise<unknown>
}

type Unchecked = Record<'params' | 'query' | 'body', unknown>

/**
 * Validates the input with the endpoint's schemas. Throws VALIDATION with every invalid field, in the body, the query
 * and the path at once, and BAD_REQUEST for input that no part of the server could use.
 */
export function checkInput(endpoint: Endpoint, input: Unchecked): Unchecked {
  refuseUnusable(input)
  const fields: Record<string, FieldErrors[string]> = {}
  const checked: Unchecked = { params: undefined, query: undefined, body: undefined }
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = endpoint[part]?.safeParse(input[part], { reportInput: true })
    if (parsed?.success === false) Object.assign(fields, fieldErrors(parsed.error))
    else checked[part] = parsed?.data
  }
  if (Object.keys(fields).length > 0) throw new CatalogueError('VALIDATION', { fields })
  return checked
}

/** No call of the contract nests deeper than ten levels; recursive code overflows the stack at some thousands. */
const deepest = 32

/**
 * Throws BAD_REQUEST for NUL and unpaired surrogates, which PostgreSQL can't store, and for values nested so deeply
 * that recursive code would overflow the stack.
 */
function refuseUnusable(input: unknown, depth = 0): void {
  if (depth > deepest) throw new CatalogueError('BAD_REQUEST')
  if (typeof input === 'string') {
    if (input.includes('\0') || !input.isWellFormed()) throw new CatalogueError('BAD_REQUEST')
  } else if (Array.isArray(input)) {
    for (const each of input) refuseUnusable(each, depth + 1)
  } else if (typeof input === 'object' && input !== null) {
    for (const [name, value] of Object.entries(input)) {
      refuseUnusable(name, depth + 1)
      refuseUnusable(value, depth + 1)
    }
  }
}
