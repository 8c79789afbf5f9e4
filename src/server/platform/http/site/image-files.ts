import type { Context } from 'hono'
import { imageFile, imageWidths } from '../../../../contract/image/image-address.ts'
import type { FrontApiClient } from '../front-api-client.ts'
import type { RequestOrigin } from '../request-context.ts'

const file = /^\/images\/([\da-f]{32})(?:\/(\d{3,4})\.webp)?$/

/** What an address without a width leads to: about as wide as a page's text. */
const usual = 1280

/**
 * Serves uploaded images at `/images/{id}/{width}.webp`, from the front API, in this process or elsewhere. They never change,
 * so everybody keeps them for ever.
 */
export async function serveImage(
  c: Context,
  frontApi: FrontApiClient,
  origin: RequestOrigin,
): Promise<Response> {
  const [, id, asked] = file.exec(c.req.path) ?? []
  if (!id || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return refused(404)
  if (!asked) return c.redirect(imageFile(id, usual), 302)
  const width = imageWidths.find((each) => String(each) === asked)
  if (!width) return refused(404)
  const url = new URL(`/front/v1/images/${id}/${width}`, c.req.url)
  const answer = await frontApi(new Request(url, { signal: c.req.raw.signal }), origin)
  if (!answer.ok) return refused(answer.status === 404 ? 404 : 503)
  return new Response(answer.body, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      ...lengthOf(answer),
    },
  })
}

function lengthOf({ headers }: Response): Record<string, string> {
  const length = headers.get('content-length')
  return length ? { 'content-length': length } : {}
}

const refused = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'There’s no such image.' : 'Images aren’t available right now.', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
