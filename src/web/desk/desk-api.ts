import { type RouterContextProvider, redirect } from 'react-router'
import type { ResultOf } from '../../contract/endpoint.ts'
import type { Outcome, Problem } from '../../contract/envelope.ts'
import { cookies } from '../../contract/headers.ts'
import { urlFor } from '../locale/language.ts'
import { notFound, pageProblem } from '../problem/page-errors.ts'
import { cookiesContext } from '../session/contexts.ts'
import { type CallInput, readOutcome } from '../session/front-api/call.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { idempotentCall } from '../session/front-api/idempotent-call.ts'
import { passFileOn } from '../session/front-api/pass-file-on.ts'

/** What the desk's loaders and actions call the front API with. */
export interface DeskApi {
  /**
   * Calls an endpoint; with a key, a second click waits for the first one's result. Throws a redirect to the desk's
   * sign-in page if the session has ended, or to the page that unlocks it.
   */
  call<E>(endpoint: E, input: CallInput<E>): Promise<Outcome<ResultOf<E>>>
  /** The same, but any other problem is thrown as the error page. */
  get<E>(endpoint: E, input: CallInput<E>): Promise<ResultOf<E>>
  /** Returns a file, to be passed on. Throws the redirects of `call`, and "not found" for any other problem. */
  file<E>(endpoint: E, input: CallInput<E>): Promise<Response>
}

/** Returns the front API for pages of the desk, on behalf of the staff whose session this request shows. */
export function deskApi(context: Readonly<RouterContextProvider>, request: Request): DeskApi {
  const api = frontApi(context, request)
  async function call<E>(endpoint: E, input: CallInput<E>) {
    const { idempotencyKey } = input
    const outcome = idempotencyKey
      ? await idempotentCall(api, endpoint, { ...input, idempotencyKey })
      : await api.call(endpoint, input)
    if (!outcome.ok) assertOpen(outcome.problem)
    return outcome
  }
  /** Throws the redirect that a session which has ended, or is locked, leads to. */
  function assertOpen(problem: Problem): void {
    if (isSignedOut(problem)) throw toDeskSignIn(context, request)
    if (problem.error === 'DESK_LOCKED') throw toUnlock(context, request)
  }
  return {
    call,
    async get(endpoint, input) {
      const outcome = await call(endpoint, input)
      if (!outcome.ok) throw pageProblem(outcome.problem)
      return outcome.result
    },
    async file(endpoint, input) {
      const answer = await api.raw(endpoint, input)
      if (answer?.ok) return passFileOn(answer)
      const outcome = await readOutcome<never>(answer)
      if (!outcome.ok) assertOpen(outcome.problem)
      throw notFound()
    },
  }
}

/** In the address of the sign-in page: a form was sent after the session had ended. */
export const unsentParam = 'unsent'

const isSignedOut = ({ error }: Problem): boolean =>
  error === 'SESSION_EXPIRED' || error === 'TOKEN_MISSING' || error === 'UNAUTHENTICATED'

/** Redirects to the desk's sign-in page, which leads back to the page that was asked for. */
function toDeskSignIn(context: Readonly<RouterContextProvider>, request: Request): Response {
  context.get(cookiesContext).remove(cookies.desk)
  // Whoever sent a form has to know that nothing came of it.
  const unsent = request.method === 'GET' ? '' : `&${unsentParam}`
  return redirect(`${urlFor(context)('desk/sign-in')}?${backTo(request)}${unsent}`)
}

/** Redirects to the page that unlocks the session, which leads back to the page that was asked for. */
export const toUnlock = (context: Readonly<RouterContextProvider>, request: Request): Response =>
  redirect(`${urlFor(context)('desk/unlock')}?${backTo(request)}`)

function backTo(request: Request): string {
  const { pathname, search } = new URL(request.url)
  // An action's page is opened again, without what was sent.
  return `back=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`
}
