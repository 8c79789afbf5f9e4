import { CatalogueError } from '../../../contract/errors.ts'
import { type SearchRequest, searchRequestSchema } from '../../../contract/flight/flight-search.ts'
import { headers } from '../../../contract/headers.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'

const purpose = 'flight search'

/**
 * `x-kn` (S7.3): a keyed digest of departures, arrivals and dates. Only the site's server can make it,
 * so fares can't be harvested by calling the search bare.
 */
export function searchKey(signer: Signer, slices: SearchRequest['slices']): string {
  return signer.sign(purpose, keyText(slices))
}

const keyText = (slices: SearchRequest['slices']): string =>
  slices.map(({ from, to, date }) => `${from} ${to} ${date}`).join('\n')

/** Throws SEARCH_KEY_INVALID when the key is not of these slices. */
export function checkSearchKey(
  signer: Signer,
  slices: SearchRequest['slices'],
  key: string | undefined,
): void {
  if (!key || !signer.verify(purpose, keyText(slices), key))
    throw new CatalogueError('SEARCH_KEY_INVALID')
}

/**
 * Adds the key to a page's own call of the search, and leaves every other call as it is. Pages get the
 * front API through this, callers from outside do not.
 */
export async function withSearchKey(signer: Signer, request: Request): Promise<Request> {
  if (request.method !== 'POST' || !/\/flight\/search$/.test(new URL(request.url).pathname)) {
    return request
  }
  const body = searchRequestSchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => undefined),
  )
  // What can't be read is refused by the route itself, with what is wrong about it.
  if (!body.success) return request
  const signed = new Request(request)
  signed.headers.set(headers.searchKey, searchKey(signer, body.data.slices))
  return signed
}
