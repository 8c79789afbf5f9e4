import { redirect } from 'react-router'
import { resetPassResend, resetPassVerify } from '../../../../contract/member/reset-password.ts'
import { tFor, urlFor } from '../../../locale/language.ts'
import { cookiesContext, visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { formText, readForm } from '../../../session/front-api/read-form.ts'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { answerProblem, wrongFields } from '../auth-answer.ts'
import { answerResend } from '../code/answer-resend.ts'
import { CodePage } from '../code/code-page.tsx'
import { loadCodePage } from '../code/load-code-page.ts'
import { decodeEmail } from '../email/encoded-email.ts'
import { changeFlow } from '../flow.ts'
import type { Route } from './+types/forgot-password-verify.ts'

/** S2.38. */
export const loader = ({ context, url }: Route.LoaderArgs) => ({
  title: tFor(context)('auth.forgot-verify-title'),
  ...loadCodePage(context, url, 'forgot-password'),
})

export async function action({ context, request, url }: Route.ActionArgs) {
  const email = decodeEmail(url.searchParams.get('email'))
  if (!email) return redirect(urlFor(context)('forgot-password'), 303)
  const api = frontApi(context, request)
  const form = await readForm(request)
  if (form.get('intent') === 'resend') {
    const language = context.get(visitorContext).locale.code
    return answerResend(context, await api.call(resetPassResend, { body: { email, language } }))
  }
  const code = formText(form, 'code', 20).replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return wrongFields({ code: 'code-missing' })
  const outcome = await api.call(resetPassVerify, { body: { email, code } })
  if (!outcome.ok) return answerProblem(outcome.problem)
  const verification = { use: 'reset' as const, email, value: outcome.result.verification }
  changeFlow(context.get(cookiesContext), { verification, timing: undefined })
  return redirect(urlFor(context)('forgot-password/reset'), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function ForgotPasswordVerify({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage {...loaderData} answer={actionData} />
}
