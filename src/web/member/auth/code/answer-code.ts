import { type RouterContextProvider, redirect } from 'react-router'
import { resendActivationCode, verifyActivationCode } from '../../../../contract/member/sign-up.ts'
import { urlFor } from '../../../locale/language.ts'
import { cookiesContext, visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { formText, readForm } from '../../../session/front-api/read-form.ts'
import { answerProblem, wrongFields } from '../auth-answer.ts'
import { decodeEmail } from '../email/encoded-email.ts'
import { changeFlow, readFlow } from '../flow.ts'
import { leaveLogin } from '../login/after-login.ts'
import { answerResend } from './answer-resend.ts'

/** Verifies the code of signing in (`otp`) or up, or resends it. */
export async function answerCode(
  form: 'otp' | 'signup',
  context: Readonly<RouterContextProvider>,
  { request, url }: { request: Request; url: URL },
) {
  const cookies = context.get(cookiesContext)
  const email = decodeEmail(url.searchParams.get('email'))
  if (!email) return redirect(urlFor(context)(form === 'otp' ? 'login' : 'signup'), 303)
  const api = frontApi(context, request)
  const sent = await readForm(request)
  if (sent.get('intent') === 'resend') {
    const language = context.get(visitorContext).locale.code
    const body = { email, form, language }
    return answerResend(context, await api.call(resendActivationCode, { body }))
  }
  // People copy codes with the space that mails put into them.
  const code = formText(sent, 'code', 20).replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return wrongFields({ code: 'code-missing' })
  const sso = form === 'otp' && url.searchParams.has('sso') ? readFlow(cookies).sso : undefined
  const body = { email, code, form, ...(sso ? { sso: sso.verification } : {}) }
  const outcome = await api.call(verifyActivationCode, { body })
  if (!outcome.ok) return answerProblem(outcome.problem)
  if (outcome.result.outcome !== 'set_up_account') {
    return leaveLogin(context, request, outcome.result, sso?.provider)
  }
  const { verification: value } = outcome.result
  changeFlow(cookies, { verification: { use: 'signup', email, value }, timing: undefined })
  const source = form === 'otp' ? 'login' : 'signup'
  return redirect(urlFor(context)('signup/setup-account', { source }), 303)
}
