import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { fieldErrors } from './problem.ts'
import type { RequestContext } from './request-context.ts'

/** A checked call of an endpoint, as its handler gets it. */
export interface Call<E> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  context: RequestContext
  /** The body as it came, for signatures over it. */
  rawBody: string
  request: Request
}

/** The answer of an endpoint marked `raw`. */
export interface FileAnswer {
  content: Uint8Array<ArrayBuffer> | string
  filename: string
}

/** Returns the endpoint's result, or a file where it is marked `raw`. Throws errors of the catalogue. */
export type Handler<E> = (call: Call<E>) => Promise<ResultOf<E> | FileAnswer>

type Unchecked = Record<'params' | 'query' | 'body', unknown>

/**
 * Checks what was sent against the endpoint's schemas. Throws VALIDATION naming every field that is
 * wrong, in the body, the query and the path at once, and BAD_REQUEST for what no part of the server could use.
 */
export function checkInput(endpoint: Endpoint, input: Unchecked): Unchecked {
  refuseUnusable(input)
  const fields: Record<string, string> = {}
  const checked: Unchecked = { params: undefined, query: undefined, body: undefined }
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = endpoint[part]?.safeParse(input[part], { reportInput: true })
    if (parsed?.success === false) Object.assign(fields, fieldErrors(parsed.error))
    else checked[part] = parsed?.data
  }
  if (Object.keys(fields).length > 0) throw new CatalogueError('VALIDATION', { fields })
  return checked
}

/** No call of the contract nests deeper than ten; recursive code runs out of stack at some thousands. */
const deepest = 32

/**
 * Throws BAD_REQUEST for NUL and for halves of surrogate pairs, which PostgreSQL doesn't store, and for values nested
 * so deep that whatever walks them by recursion would run out of stack.
 */
function refuseUnusable(input: unknown): void {
  let level: unknown[] = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest || level.some(isUnusable)) throw new CatalogueError('BAD_REQUEST')
    level = level.flatMap((each) =>
      typeof each !== 'object' || each === null
        ? []
        : Array.isArray(each)
          ? each
          : Object.entries(each).flat(),
    )
  }
}

const isUnusable = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())

/** Larger JSON than any call of the contract needs, in characters. */
const largestJson = 256 * 1024

/** Throws BAD_REQUEST when the text is no JSON, TOO_LARGE when there is too much of it. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined
  if (text.length >= largestJson) throw new CatalogueError('TOO_LARGE')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CatalogueError('BAD_REQUEST', { cause })
  }
}
