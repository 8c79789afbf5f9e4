import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../../monitoring/log.ts'
import type { BodyAllowance } from '../body-allowance.ts'
import { problemOf } from '../problem.ts'
import { declaredSize, readBytes } from '../read-body.ts'
import type { RequestOrigin } from '../request-context.ts'
import { answerTooMuch } from './too-much-page.ts'

type Env = { Bindings: HttpBindings; Variables: { origin: RequestOrigin } }

interface Limits {
  log: Log
  /** Missing on a server of pages alone, which has no counters: the front API that it calls counts what it passes on. */
  bodies: BodyAllowance | undefined
  /** The largest body with files that a path takes, in bytes; undefined if it takes none. */
  largestFiles: (path: string) => number | undefined
}

/** Larger than any page's form that brings no file, in bytes. */
const largestForm = 256 * 1024

/**
 * Limits the bodies that pages get to what their forms send, and counts what is read of them. One whose length is declared isn't
 * touched, because Node.js reads no more than that; any other is read here.
 */
export function limitForms({ log, bodies, largestFiles }: Limits): MiddlewareHandler<Env> {
  const refuse = (c: Context<Env>, error: string, answer: Response) => {
    const { clientAddress: address, requestId } = c.get('origin')
    const { path } = c.req
    log.warn({ error, status: answer.status, path, address, requestId }, 'call refused')
    return answer
  }
  const refuseLarge = (c: Context<Env>) =>
    refuse(c, 'TOO_LARGE', c.text('That’s more than we can take at once.', 413))

  return async (c, next) => {
    const { method, path } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    const isFiles = c.req.header('content-type')?.toLowerCase().startsWith('multipart/') === true
    const largest = (isFiles ? largestFiles(path) : undefined) ?? largestForm
    if (Number(c.req.header('content-length') ?? 0) > largest) return refuseLarge(c)
    const isChunked = c.req.header('transfer-encoding') !== undefined
    const declared = isChunked ? undefined : (declaredSize(c.req.raw) ?? 0)
    const expected = {
      kind: isFiles ? 'files' : 'text',
      address: c.get('origin').clientAddress,
      most: declared ?? largest,
    } as const
    let settle: ((read: number) => Promise<void>) | undefined
    try {
      settle = await bodies?.reserve(expected)
    } catch (error) {
      const refused = problemOf(error)
      return refuse(c, refused.error, answerTooMuch(path, refused))
    }
    let read = 0
    try {
      if (declared === undefined) {
        const bytes = await readBytes(c.req.raw, largest).catch(problemOf)
        if ('error' in bytes) {
          if (bytes.error !== 'TOO_LARGE') return c.text('The request broke off.', 400)
          read = largest
          return refuseLarge(c)
        }
        read = bytes.byteLength
        c.req.raw = new Request(c.req.raw, { body: new Uint8Array(bytes) })
      }
      return await next()
    } finally {
      if (declared !== undefined && wasRead(c)) read = declared
      await settle?.(read)
    }
  }
}

/** Returns whether a body was read to its end: what broke off before was neither parsed nor kept. */
function wasRead({ env, req }: Context<Env>): boolean {
  const incoming = env?.incoming
  return incoming ? incoming.readableDidRead && incoming.complete : req.raw.bodyUsed
}

/** The types in which browsers send forms, and those in which pages' scripts send what they know; beacons are plain text. */
const pageTypes =
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data|application\/json|text\/plain)\s*(?:;|$)/i

/** Returns whether a page may read a request's body; without one, whatever type it says. */
export function isPageBody({ headers, method }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const isEmpty =
    headers.get('transfer-encoding') === null && Number(headers.get('content-length') ?? 0) === 0
  return isEmpty || pageTypes.test(headers.get('content-type') ?? '')
}
