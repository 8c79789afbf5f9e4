import type { RouterContextProvider } from 'react-router'
import { getCsrf } from '../../contract/config-endpoints.ts'
import type { Endpoint, ResultOf } from '../../contract/endpoint.ts'
import type { Outcome } from '../../contract/envelope.ts'
import { headers as names } from '../../contract/headers.ts'
import { type CallInput, callInit, callPath, isMutating, readOutcome, send } from './call.ts'
import { callerHeaders } from './caller-headers.ts'
import { platformContext } from './contexts.ts'

export interface FrontApi {
  /** Calls one endpoint; failures come back as values. Idempotent endpoints need `idempotencyKey`. */
  call<E>(endpoint: E, input: CallInput<E>): Promise<Outcome<ResultOf<E>>>
  /** As `call`, for endpoints that answer with a file: the answer as it came. */
  raw<E>(endpoint: E, input: CallInput<E>): Promise<Response | undefined>
}

/** The front API for loaders and actions, speaking for the visitor of this request. */
export function frontApi(context: Readonly<RouterContextProvider>, request: Request): FrontApi {
  const platform = context.get(platformContext)
  const origin = new URL(request.url).origin
  let csrf: Promise<string | undefined> | undefined

  const fetchOnce = (endpoint: Endpoint, input: CallInput<Endpoint>, token?: string) => {
    const headers = callerHeaders(context, request)
    if (token) headers.set(names.csrf, token)
    const url = origin + callPath(endpoint, input)
    return platform.frontApi(new Request(url, callInit(endpoint, input, headers)))
  }

  const csrfToken = async () => {
    csrf ??= send(false, () => fetchOnce(getCsrf as unknown as Endpoint, {}))
      .then((response) => readOutcome<string>(response))
      .then((outcome) => (outcome.ok ? outcome.result : undefined))
    return csrf
  }

  const raw = async (endpoint: Endpoint, input: CallInput<Endpoint>) => {
    const token = isMutating(endpoint) && endpoint.csrf !== false ? await csrfToken() : undefined
    return send(input.body !== undefined, () => fetchOnce(endpoint, input, token))
  }

  return {
    call: async (endpoint, input) => readOutcome(await raw(endpoint as Endpoint, input as never)),
    raw: (endpoint, input) => raw(endpoint as Endpoint, input as never),
  }
}
