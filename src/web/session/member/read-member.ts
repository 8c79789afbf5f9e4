import type { RouterContextProvider } from 'react-router'
import { getMember, type Member } from '../../../contract/member/member.ts'
import { authContext } from '../contexts.ts'
import { frontApi } from '../front-api/front-api.ts'

/**
 * Who is signed in. Guests cost no call; a token that is refused clears the auth data (S8.11); a front API that
 * is too busy or does not answer tells nothing, and the tokens stay.
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
