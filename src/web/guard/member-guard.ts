import { type MiddlewareFunction, redirect } from 'react-router'
import { urlFor } from '../locale/language.ts'
import { authContext, memberContext } from '../session/contexts.ts'
import { toLogin } from './member-api.ts'
import { isGuarded, memberRedirect } from './member-redirect.ts'

/** Keeps the redirect rules that ask who is signed in, for documents and for what scripts fetch alike. */
export const memberGuard: MiddlewareFunction<Response> = async ({ context, url }) => {
  const path = url.pathname.split('/').slice(2).join('/').replace(/\/+$/, '')
  if (!isGuarded(path)) return
  const member = await context.get(memberContext)()
  // Tokens that were refused are cleared by now: those that are left got no answer.
  const unanswered = context.get(authContext).cameWithTokens()
  const who = member ? 'member' : unanswered ? 'unknown' : 'guest'
  const elsewhere = memberRedirect({ path, query: url.searchParams, who })
  if (!elsewhere) return
  if (elsewhere.remember) throw toLogin(context, url.pathname + url.search)
  throw redirect(urlFor(context)(elsewhere.to))
}
