import { type MiddlewareFunction, redirect } from 'react-router'
import { urlFor } from '../locale/language.ts'
import { canonicalOf } from '../locale/url.ts'
import { authContext, memberContext } from '../session/contexts.ts'
import { toLogin } from './member-api.ts'
import { isGuarded, memberRedirect } from './member-redirect.ts'

/** Applies the redirect rules that depend on the login, for documents and for client-side navigation. */
export const memberGuard: MiddlewareFunction<Response> = async ({ context, url }) => {
  const path = canonicalOf('', url.pathname).split('/').slice(2).join('/')
  if (!isGuarded(path)) return
  const member = await context.get(memberContext)()
  // Rejected tokens are cleared by now: for those that are left there was no response.
  const unanswered = context.get(authContext).cameWithTokens()
  const who = member ? 'member' : unanswered ? 'unknown' : 'guest'
  const elsewhere = memberRedirect({ path, query: url.searchParams, who })
  if (!elsewhere) return
  if (elsewhere.remember) throw toLogin(context, url.pathname + url.search)
  throw redirect(urlFor(context)(elsewhere.to))
}
