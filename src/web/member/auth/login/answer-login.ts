import { type RouterContextProvider, redirect } from 'react-router'
import { loginRequest, memberLogin } from '../../../../contract/member/member.ts'
import { memberSocialLogin } from '../../../../contract/member/social.ts'
import { urlFor } from '../../../locale/language.ts'
import { cookiesContext, visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { formEmail, formSecret, readForm } from '../../../session/front-api/read-form.ts'
import { answerProblem, emailProblem, type FieldProblem, wrongFields } from '../auth-answer.ts'
import { encodeEmail } from '../email/encoded-email.ts'
import { changeFlow, readFlow } from '../flow.ts'
import { leaveLogin } from './after-login.ts'

/** Signs in by password, sends a code, or creates the account that a social provider asserts. */
export async function answerLogin(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await readForm(request)
  const email = formEmail(form).toLowerCase()
  if (form.get('intent') === 'confirm') return confirm(context, request, email)
  const values = { email }
  const fields: Record<string, FieldProblem> = {}
  const wrong = emailProblem(email)
  if (wrong) fields.email = wrong
  const byCode = form.get('intent') === 'code'
  const password = formSecret(form, 'password')
  if (!byCode && !password) fields.password = 'password-missing'
  if (Object.keys(fields).length > 0) return wrongFields(fields, values)
  if (byCode) return sendCode(context, request, email)
  const outcome = await frontApi(context, request).call(memberLogin, { body: { email, password } })
  if (!outcome.ok) return answerProblem(outcome.problem, values)
  return leaveLogin(context, request, outcome.result)
}

async function sendCode(context: Readonly<RouterContextProvider>, request: Request, email: string) {
  const language = context.get(visitorContext).locale.code
  const outcome = await frontApi(context, request).call(loginRequest, { body: { email, language } })
  if (!outcome.ok) return answerProblem(outcome.problem, { email })
  changeFlow(context.get(cookiesContext), { timing: outcome.result, sso: undefined })
  const query = { form: 'otp', email: encodeEmail(email), channel: 'email' }
  return redirect(urlFor(context)('login/verify', query), 303)
}

async function confirm(context: Readonly<RouterContextProvider>, request: Request, email: string) {
  const { sso } = readFlow(context.get(cookiesContext))
  if (!sso) return redirect(urlFor(context)('login', { error: 'VERIFICATION_EXPIRED' }), 303)
  const wrong = email ? emailProblem(email) : undefined
  if (wrong) return wrongFields({ email: wrong }, { email })
  const outcome = await frontApi(context, request).call(memberSocialLogin, {
    body: { flow: 'confirm-new-account', sso: sso.verification, ...(email ? { email } : {}) },
  })
  if (outcome.ok) return leaveLogin(context, request, outcome.result, sso.provider)
  if (outcome.problem.error === 'VALIDATION') return wrongFields({ email: 'email-missing' })
  return answerProblem(outcome.problem, { email })
}
