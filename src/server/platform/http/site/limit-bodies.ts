import type { MiddlewareHandler } from 'hono'
import type { Cache } from '../../cache/cache.ts'
import { minutes } from '../../duration.ts'
import { spend } from '../../rate-limit/rate-limit.ts'
import { problemOf } from '../problem.ts'
import type { RequestOrigin } from '../request-context.ts'
import { retryHeaders } from '../retry-headers.ts'
import { answerTooMuch } from './too-much-page.ts'

/** The smallest amount counted per request, in bytes. */
const unit = 256
const megabyte = (1024 * 1024) / unit

/** The text that one address may send: enough for the forms of an office behind one address, 100 small calls a second. */
const texts = { name: 'bodies', times: 15 * megabyte, within: minutes(10) }
/**
 * What it may send as files, which are stored or refused but never parsed as text; photos are large. The same for webhooks:
 * gateways report everybody's payments.
 */
const files = { name: 'files', times: 200 * megabyte, within: minutes(10) }

/** A body whose length isn't declared counts as if it were as large as any may be. */
const undeclared = { texts: megabyte / 4, files: 14 * megabyte }

/**
 * Counts what each address sends, before it's read and whatever becomes of it: what is refused was read and parsed, too. Answers
 * 429 once it's too much.
 */
export function limitBodies(
  cache: Cache,
): MiddlewareHandler<{ Variables: { origin: RequestOrigin } }> {
  return async ({ req, get }, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    const isFile =
      req.header('content-type')?.startsWith('multipart/') === true ||
      req.path.includes('/webhooks/')
    const length = req.header('content-length')
    const isUndeclared = length === undefined && req.header('transfer-encoding') !== undefined
    const declared = Math.max(1, Math.ceil(Number(length ?? 0) / unit))
    const size = isUndeclared ? undeclared[isFile ? 'files' : 'texts'] : declared
    const refused = await spend(cache, isFile ? files : texts, get('origin').clientAddress, size)
      .then(() => undefined)
      .catch(problemOf)
    if (!refused) return next()
    if (!req.path.startsWith('/front/')) return answerTooMuch(req.path, refused)
    const headers = { 'cache-control': 'no-store', ...retryHeaders(refused) }
    return Response.json(refused, { status: refused.status_code, headers })
  }
}
