import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { identityContext } from '../contexts.ts'
import type { AuthState } from './auth-state.ts'

/**
 * Returns who an answer is for, as a device needs to know in order not to show one person's saved pages to another: a
 * member, or a guest with the cookie that opens their orders. Undefined while it's unknown.
 */
export function ownerOf(
  auth: AuthState,
  context: Readonly<RouterContextProvider>,
): string | undefined {
  if (auth.status === 'busy') return undefined
  const id = auth.status === 'guest' ? context.get(identityContext).auid : auth.member.memberId
  return createHash('sha256').update(`${auth.status} ${id}`).digest('base64url').slice(0, 16)
}
