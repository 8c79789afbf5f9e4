import type { ResultOf } from '../../contract/endpoint.ts'
import type { Outcome } from '../../contract/envelope.ts'
import { type CallInput, callInit, callPath, readOutcome, send, type Wire } from './call.ts'

/**
 * Reads from the front API in the browser, for what cannot wait for a page, such as suggestions while
 * typing. The endpoint gives the types; its method and path are named by hand, for the endpoint itself
 * would bring its validators along: `readFromBrowser<typeof suggestPlaces>('/places', { query: { q } })`.
 */
export async function readFromBrowser<E>(
  path: Wire['path'],
  input: CallInput<E>,
): Promise<Outcome<ResultOf<E>>> {
  const wire: Wire = { method: 'GET', path }
  const response = await send(false, () =>
    fetch(callPath(wire, input), callInit(wire, input, new Headers())),
  )
  return readOutcome(response)
}
