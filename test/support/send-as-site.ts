import type { SearchRequest } from '../../src/contract/flight/flight-search.ts'
import { headers } from '../../src/contract/headers.ts'
import { searchKey } from '../../src/server/flight/search/search-key.ts'
import type { Signer } from '../../src/server/platform/secrets/secret-key.ts'
import type { Send } from './traveller.ts'

/** Sends calls over the network with the key that only the site's own server makes, for searches of these slices. */
export const sendAsSite =
  (signer: Signer, slices: SearchRequest['slices']): Send =>
  (call) => {
    call.headers.set(headers.searchKey, searchKey(signer, slices))
    return fetch(call)
  }
