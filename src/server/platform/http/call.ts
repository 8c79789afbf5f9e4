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

/** Answers the endpoint's result, or a file where it is marked `raw`; throws errors of the catalogue. */
export type Handler<E> = (call: Call<E>) => Promise<ResultOf<E> | FileAnswer>

type Unchecked = Record<'params' | 'query' | 'body', unknown>

/**
 * Checks what was sent against the endpoint's schemas. Throws VALIDATION naming every field that is
 * wrong, in the body, the query and the path at once, and BAD_REQUEST for texts with a NUL in them.
 */
export function checkInput(endpoint: Endpoint, input: Unchecked): Unchecked {
  // Nobody types one, and PostgreSQL keeps none: it would fail in the middle of the work.
  if (JSON.stringify(input).includes('\\u0000')) throw new CatalogueError('BAD_REQUEST')
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

/** Throws BAD_REQUEST when the text is no JSON. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CatalogueError('BAD_REQUEST', { cause })
  }
}
