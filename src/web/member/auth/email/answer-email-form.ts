import { type RouterContextProvider, redirect } from 'react-router'
import type { resetPassRequest } from '../../../../contract/member/reset-password.ts'
import type { requestSignup } from '../../../../contract/member/sign-up.ts'
import type { requestRetrieval } from '../../../../contract/order/order-retrieval.ts'
import { urlFor } from '../../../locale/language.ts'
import { cookiesContext, visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { formEmail, readForm } from '../../../session/front-api/read-form.ts'
import { answerProblem, emailProblem, wrongFields } from '../auth-answer.ts'
import { changeFlow } from '../flow.ts'
import { encodeEmail } from './encoded-email.ts'

/** Sends a code to the entered address, and redirects to where it's entered. */
export async function answerEmailForm(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  sendCode: typeof requestSignup | typeof resetPassRequest | typeof requestRetrieval,
  next: 'signup/verify' | 'forgot-password/verify' | 'retrieve/verify' | 'my-data',
) {
  const email = formEmail(await readForm(request)).toLowerCase()
  const values = { email }
  const wrong = emailProblem(email)
  if (wrong) return wrongFields({ email: wrong }, values)
  const language = context.get(visitorContext).locale.code
  const outcome = await frontApi(context, request).call(sendCode, { body: { email, language } })
  if (!outcome.ok) return answerProblem(outcome.problem, values)
  changeFlow(context.get(cookiesContext), { timing: outcome.result })
  return redirect(urlFor(context)(next, { email: encodeEmail(email) }), 303)
}
