import { type RouterContextProvider, redirect } from 'react-router'
import { memberLogin } from '../../../../contract/member/member.ts'
import { urlFor } from '../../../locale/language.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { readTarget, rememberTarget } from '../../../session/sign-in/redirect-target.ts'
import { encodeEmail } from '../email/encoded-email.ts'
import { endSession } from '../end-session.ts'
import { leaveLogin } from '../login/after-login.ts'

/**
 * Signs out the current member and signs in with the given credentials (S4.12). Where that does not go through,
 * the login page says that the password was changed and takes it from there.
 */
export async function resetAccount(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { email, password }: { email: string; password: string },
): Promise<Response> {
  const cookies = context.get(cookiesContext)
  const target = readTarget(cookies)
  await endSession(context, request)
  // Keep the page they were heading to: the reset proved their address.
  rememberTarget(cookies, target)
  const outcome = await frontApi(context, request).call(memberLogin, { body: { email, password } })
  if (outcome.ok) return leaveLogin(context, request, outcome.result)
  const query = { notice: 'password-changed', email: encodeEmail(email) }
  return redirect(urlFor(context)('login', query), 303)
}
