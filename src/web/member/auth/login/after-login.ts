import { type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import type { LoginResult } from '../../../../contract/member/member.ts'
import type { SocialProvider } from '../../../../contract/member/social.ts'
import { urlFor } from '../../../locale/language.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { encodeEmail } from '../email/encoded-email.ts'
import { changeFlow } from '../flow.ts'
import { finishSignIn } from './finish-sign-in.ts'

/**
 * Returns where a sign-in's result leads: signed in, to the code page, or to confirming a new account (S4.18–S4.22).
 */
export async function afterLogin(
  context: Readonly<RouterContextProvider>,
  request: Request,
  result: LoginResult,
  provider?: SocialProvider,
): Promise<string> {
  if (result.outcome === 'signed_in') return finishSignIn(context, request, result)
  const url = urlFor(context)
  const sso = provider && { provider, verification: result.sso }
  const email = result.email ? encodeEmail(result.email) : null
  if (result.outcome === 'confirm_new_account') {
    changeFlow(context.get(cookiesContext), { sso })
    return url('login', { sso: provider, email })
  }
  const { expiredAt, allowResendAt, tzOffset } = result
  changeFlow(context.get(cookiesContext), {
    sso,
    timing: { email: result.email, expiredAt, allowResendAt, tzOffset },
  })
  return url('login/verify', { sso: provider, form: 'otp', email, channel: 'email' })
}

/** The same for forms: signing in loads a new document, because everything on it depends on who is signed in. */
export async function leaveLogin(
  context: Readonly<RouterContextProvider>,
  request: Request,
  result: LoginResult,
  provider?: SocialProvider,
): Promise<Response> {
  const to = await afterLogin(context, request, result, provider)
  return result.outcome === 'signed_in' ? redirectDocument(to, 303) : redirect(to, 303)
}
