import type { RouterContextProvider } from 'react-router'
import type { Endpoint, ResultOf } from '../../../contract/endpoint.ts'
import type { Outcome, Problem } from '../../../contract/envelope.ts'
import { cookies, headers as names } from '../../../contract/headers.ts'
import { authContext, cookiesContext, identityContext, platformContext } from '../contexts.ts'
import { hasExpired, isSessionLost } from '../tokens/lost-session.ts'
import {
  type CallInput,
  callInit,
  callPath,
  isMutating,
  problemOf,
  readOutcome,
  send,
  type Wire,
} from './call.ts'
import { callerHeaders } from './caller-headers.ts'

export interface FrontApi {
  /** Calls one endpoint; errors are returned as values. Idempotent endpoints need `idempotencyKey`. */
  call<E>(endpoint: E, input: CallInput<E>): Promise<Outcome<ResultOf<E>>>
  /** Like `call`, for endpoints that return a file: the raw response. */
  raw<E>(endpoint: E, input: CallInput<E>): Promise<Response | undefined>
}

/** Returns the front API for loaders and actions, on behalf of this request's visitor. */
export function frontApi(context: Readonly<RouterContextProvider>, request: Request): FrontApi {
  const platform = context.get(platformContext)
  const auth = context.get(authContext)
  const origin = new URL(request.url).origin
  const session = `${cookies.session}=${context.get(identityContext).sessionId}`
  let csrf: Promise<string> | undefined

  const fetchOnce = (wire: Wire, input: CallInput<Endpoint>, more: Record<string, string>) => {
    const headers = callerHeaders(context, request)
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    const url = origin + callPath(wire, input)
    return platform.frontApi(new Request(url, callInit(wire, input, headers)))
  }

  // The token belongs to the session's cookie, so both go together (S7.2).
  const csrfToken = async (): Promise<string> => {
    const wire: Wire = { method: 'GET', path: '/csrf' }
    const response = await send(false, () => fetchOnce(wire, {}, { cookie: session }))
    const outcome = await readOutcome<string>(response)
    return outcome.ok ? outcome.result : ''
  }

  const sendWith = async (endpoint: Endpoint, input: CallInput<Endpoint>, bearer?: string) => {
    const more: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
    const sendOnce = () => send(input.body !== undefined, () => fetchOnce(endpoint, input, more))
    if (!isMutating(endpoint) || !carriesCsrf(endpoint)) return sendOnce()
    csrf ??= csrfToken()
    more.cookie = session
    more[names.csrf] = await csrf
    const first = await sendOnce()
    if (first?.status !== 403) return first
    const { answer, problem } = await problemIn(first)
    if (problem?.error !== 'CSRF') return answer
    // Not a retry as in S7.4: the token is checked before anything else, so a rejected call did nothing.
    csrf = csrfToken()
    more[names.csrf] = await csrf
    return sendOnce()
  }

  /**
   * Sends a call with its token, and once more with new tokens if the front API says they have expired. Without one
   * it's aborted (S4.26, S8.7–S8.10): sent without a token, it would be processed as a guest's.
   */
  const raw = async (endpoint: Endpoint, input: CallInput<Endpoint>) => {
    if (endpoint.auth === 'staff') {
      const token = context.get(cookiesContext).read(cookies.desk)
      return token ? sendWith(endpoint, input, token) : aborted(problemOf('TOKEN_MISSING'))
    }
    if (!speaksForMember(endpoint)) return sendWith(endpoint, input)
    const bearer = await auth.token()
    if (!bearer.ok) return aborted(bearer.problem)
    if (!bearer.result && endpoint.auth === 'member') return aborted(problemOf('TOKEN_MISSING'))
    const first = await sendWith(endpoint, input, bearer.result)
    if (!bearer.result || first?.status !== 401) return first
    const { answer, problem } = await problemIn(first)
    if (!problem || !isSessionLost(problem)) return answer
    if (!hasExpired(problem)) {
      auth.clear()
      return answer
    }
    // The front API's clock decides if it differs from this one.
    const next = await auth.tokenInsteadOf(bearer.result)
    return next.ok ? sendWith(endpoint, input, next.result) : aborted(next.problem)
  }

  return {
    call: async (endpoint, input) => readOutcome(await raw(endpoint as Endpoint, input as never)),
    raw: (endpoint, input) => raw(endpoint as Endpoint, input as never),
  }
}

const aborted = (problem: Problem): Response =>
  Response.json(problem, { status: problem.status_code })

/** Returns a response's problem and the response again, because a body can only be read once. */
async function problemIn(response: Response) {
  const answer = new Response(await response.text(), response)
  const outcome = await readOutcome<unknown>(answer.clone())
  return { answer, problem: outcome.ok ? undefined : outcome.problem }
}

const speaksForMember = (endpoint: Endpoint): boolean =>
  endpoint.auth === 'member' || endpoint.auth === 'optional'

/**
 * Returns whether a call acts for a member or staff, signs one in, is about the newsletter (S7.26) or writes to support
 * (S7.29); others send no cookie that could be abused (S7.2).
 */
const carriesCsrf = (endpoint: Endpoint): boolean =>
  speaksForMember(endpoint) || /^\/(member|newsletter|desk|support)\//.test(endpoint.path)
