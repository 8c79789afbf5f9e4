import { type RouterContextProvider, redirect } from 'react-router'
import {
  removeLoginMethod,
  resendLoginMethod,
  verifyLoginMethod,
} from '../../../../contract/member/login-methods.ts'
import { verificationTimingSchema } from '../../../../contract/member/member.ts'
import { memberApi } from '../../../guard/member-api.ts'
import { urlFor } from '../../../locale/language.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { formText, readForm } from '../../../session/front-api/read-form.ts'
import { answerProblem, wrongFields } from '../../auth/auth-answer.ts'
import { changeFlow, readFlow } from '../../auth/flow.ts'
import type { DoneKind } from '../done-notice.tsx'

/** Removes a sign-in method, or continues with one that needs its code. */
export async function answerBind(
  context: Readonly<RouterContextProvider>,
  { request, url }: { request: Request; url: URL },
) {
  const api = memberApi(context, { request, url })
  const cookies = context.get(cookiesContext)
  const form = await readForm(request)
  const back = (done?: DoneKind) => redirect(urlFor(context)('account/bind', { done }), 303)
  const removed = formText(form, 'remove', 64)
  if (removed) {
    const outcome = await api.call(removeLoginMethod, { params: { id: removed } })
    return outcome.ok ? back('removed') : answerProblem(outcome.problem)
  }
  const { bind } = readFlow(cookies)
  if (!bind || form.get('intent') === 'cancel') {
    changeFlow(cookies, { bind: undefined })
    return back()
  }
  if (form.get('intent') === 'resend') {
    const outcome = await api.call(resendLoginMethod, { body: { request: bind.request } })
    const told = outcome.ok
      ? outcome.result
      : verificationTimingSchema.safeParse(outcome.problem.details).data
    if (told) changeFlow(cookies, { bind: { ...bind, timing: told } })
    return outcome.ok ? back() : answerProblem(outcome.problem)
  }
  const code = formText(form, 'code', 20).replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return wrongFields({ code: 'code-missing' })
  const outcome = await api.call(verifyLoginMethod, { body: { request: bind.request, code } })
  if (outcome.ok) {
    changeFlow(cookies, { bind: undefined })
    return back('saved')
  }
  const { error } = outcome.problem
  // No input can help any more.
  if (error === 'VERIFICATION_EXPIRED' || error === 'SOCIAL_ACCOUNT_IN_USE')
    changeFlow(cookies, { bind: undefined })
  return answerProblem(outcome.problem)
}
