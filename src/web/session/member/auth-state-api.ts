import type { LoaderFunctionArgs } from 'react-router'
import { authContext, memberContext } from '../contexts.ts'
import { type AuthState, authStateOf } from './auth-state.ts'
import { pageMember } from './page-member.ts'

/** Returns who is signed in, for a page rendered while the front API didn't respond. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const member = await context.get(memberContext)()
  const hasTokens = context.get(authContext).cameWithTokens()
  const state: AuthState = authStateOf(hasTokens, member && pageMember(member))
  return Response.json(state, { headers: { 'cache-control': 'no-store' } })
}
