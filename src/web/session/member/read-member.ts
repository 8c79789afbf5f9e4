import type { RouterContextProvider } from 'react-router'
import { getMember, type Member } from '../../../contract/member/member.ts'
import { authContext } from '../contexts.ts'
import { frontApi } from '../front-api/front-api.ts'

/**
 * Returns who is signed in. Guests cost no call; a rejected token clears the auth data (S8.11); if the front API is
 * too busy or doesn't respond, it's unknown, and the tokens stay.
 */
export function readMember(
  context: Readonly<RouterContextProvider>,
  request: Request,
): () => Promise<Member | undefined> {
  let asked: Promise<Member | undefined> | undefined
  const ask = async () => {
    if (!context.get(authContext).cameWithTokens()) return undefined
    const outcome = await frontApi(context, request).call(getMember, {})
    return outcome.ok ? outcome.result : undefined
  }
  return () => {
    asked ??= ask()
    return asked
  }
}
