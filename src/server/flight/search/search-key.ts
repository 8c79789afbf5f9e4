import { CatalogueError } from '../../../contract/errors.ts'
import {
  type SearchRequest,
  searchRequestSchema,
} from '../../../contract/flight/search/flight-search.ts'
import { headers } from '../../../contract/headers.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'

const purpose = 'flight search'

/**
 * Returns `x-kn` (S7.3): a keyed digest of departures, arrivals and dates. Only the site's server can create it, so
 * fares can't be harvested by calling the search directly.
 */
export function searchKey(signer: Signer, slices: SearchRequest['slices']): string {
  return signer.sign(purpose, keyText(slices))
}

const keyText = (slices: SearchRequest['slices']): string =>
  slices.map(({ from, to, date }) => `${from} ${to} ${date}`).join('\n')

/** Throws SEARCH_KEY_INVALID if the key doesn't match these slices. */
export function checkSearchKey(
  signer: Signer,
  slices: SearchRequest['slices'],
  key: string | undefined,
): void {
  if (!key || !signer.verify(purpose, keyText(slices), key))
    throw new CatalogueError('SEARCH_KEY_INVALID')
}

/**
 * Returns a function that adds the key to a page's search request, and leaves other requests unchanged. Pages call the
 * front API through this; external callers don't.
 */
export const withSearchKey = (signer: Signer) => async (request: Request) => {
  if (request.method !== 'POST' || !/\/flight\/search$/.test(new URL(request.url).pathname)) {
    return request
  }
  const text = await request.text()
  const { url, method, signal } = request
  const signed = new Request(url, { method, headers: request.headers, body: text, signal })
  const body = searchRequestSchema.safeParse(jsonIn(text))
  // An unreadable body is rejected by the route itself, with details.
  if (body.success) signed.headers.set(headers.searchKey, searchKey(signer, body.data.slices))
  return signed
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
