import { getCsrf } from '../../contract/config-endpoints.ts'
import type { Endpoint, ResultOf } from '../../contract/endpoint.ts'
import type { Outcome } from '../../contract/envelope.ts'
import { headers as names } from '../../contract/headers.ts'
import { type CallInput, callInit, callPath, isMutating, readOutcome, send } from './call.ts'

/**
 * Calls the front API from the browser, for what cannot wait for a page: suggestions while typing, polling.
 * The site's own cookies say who calls.
 */
export async function callFromBrowser<E>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Outcome<ResultOf<E>>> {
  const call = endpoint as Endpoint
  const given = input as CallInput<Endpoint>
  const headers = new Headers()
  if (isMutating(call)) {
    const token = await callFromBrowser(getCsrf, {})
    if (token.ok) headers.set(names.csrf, token.result)
  }
  const response = await send(given.body !== undefined, () =>
    fetch(callPath(call, given), callInit(call, given, headers)),
  )
  return readOutcome(response)
}
