import type { LoaderFunctionArgs } from 'react-router'
import { ownerHeader } from '../../../contract/headers.ts'
import { authContext, memberContext } from '../contexts.ts'
import { type AuthState, authStateOf } from './auth-state.ts'
import { pageMember } from './page-member.ts'
import { ownerOf } from './saved-owner.server.ts'
import { withTrip } from './with-trip.ts'

/**
 * Returns who is signed in: for a page rendered while the front API didn't respond, and for the service worker, which erases what
 * somebody else saved.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const member = await context.get(memberContext)()
  const hasTokens = context.get(authContext).cameWithTokens()
  const state: AuthState = authStateOf(hasTokens, member && withTrip(pageMember(member), context))
  const owner = ownerOf(state, context)
  const headers = { 'cache-control': 'no-store', ...(owner && { [ownerHeader]: owner }) }
  return Response.json(state, { headers })
}
