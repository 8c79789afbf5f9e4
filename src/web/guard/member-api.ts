import { type RouterContextProvider, redirectDocument } from 'react-router'
import type { ResultOf } from '../../contract/endpoint.ts'
import type { Outcome } from '../../contract/envelope.ts'
import { urlFor } from '../locale/language.ts'
import { cookiesContext } from '../session/contexts.ts'
import type { CallInput } from '../session/front-api/call.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { rememberTarget } from '../session/sign-in/redirect-target.ts'
import { isSessionLost } from '../session/tokens/lost-session.ts'

/**
 * Returns the front API for pages that require a login. Visitors whose login has expired are redirected to the login
 * page (S4.27), and so are those without permission (403, S6.10): there they can sign in differently, and those still
 * signed in are redirected to their profile (S2.67).
 */
export function memberApi(
  context: Readonly<RouterContextProvider>,
  { request, url }: { request: Request; url: URL },
) {
  const api = frontApi(context, request)
  return {
    async call<E>(endpoint: E, input: CallInput<E>): Promise<Outcome<ResultOf<E>>> {
      const outcome = await api.call(endpoint, input)
      if (
        !outcome.ok &&
        (isSessionLost(outcome.problem) || outcome.problem.error === 'FORBIDDEN')
      ) {
        throw toLogin(context, url.pathname + url.search)
      }
      return outcome
    },
  }
}

/**
 * Redirects to the login page, replacing the history entry (S4.27), with a return to `path`. Reloads the whole
 * document, because it shows who was signed in.
 */
export function toLogin(context: Readonly<RouterContextProvider>, path: string): Response {
  rememberTarget(context.get(cookiesContext), path)
  const response = redirectDocument(urlFor(context)('login'))
  response.headers.set('x-remix-replace', 'true')
  return response
}
