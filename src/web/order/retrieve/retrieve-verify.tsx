import { type RouterContextProvider, redirect, replace } from 'react-router'
import { resendRetrievalCode, verifyRetrieval } from '../../../contract/order/order-retrieval.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { answerProblem, wrongFields } from '../../member/auth/auth-answer.ts'
import { answerResend } from '../../member/auth/code/answer-resend.ts'
import { CodePage } from '../../member/auth/code/code-page.tsx'
import { loadCodePage } from '../../member/auth/code/load-code-page.ts'
import { decodeEmail } from '../../member/auth/email/encoded-email.ts'
import { cookiesContext, platformContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'
import { isProven, keepProof } from '../../session/sign-in/address-proof.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/retrieve-verify.ts'

/** A visitor who verified the address in another tab, or goes back, needn't enter anything. */
function isDone(context: Readonly<RouterContextProvider>, email: string | undefined): boolean {
  const { clockAhead } = context.get(platformContext)
  return (
    email !== undefined && isProven(context.get(cookiesContext), email, Date.now() + clockAhead)
  )
}

export function loader({ context, url }: Route.LoaderArgs) {
  if (isDone(context, decodeEmail(url.searchParams.get('email')))) {
    throw redirect(urlFor(context)('retrieve/list'))
  }
  return {
    title: tFor(context)('order.retrieve-verify-title'),
    ...loadCodePage(context, url, 'retrieve'),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const email = decodeEmail(url.searchParams.get('email'))
  if (!email) return redirect(urlFor(context)('retrieve'), 303)
  if (isDone(context, email)) return toList(context)
  const api = frontApi(context, request)
  const form = await readForm(request)
  if (form.get('intent') === 'resend') {
    const language = context.get(visitorContext).locale.code
    return answerResend(context, await api.call(resendRetrievalCode, { body: { email, language } }))
  }
  const typed = formText(form, 'code', 20)
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return wrongFields({ code: 'code-missing' }, { code: typed })
  const outcome = await api.call(verifyRetrieval, { body: { email, code } })
  if (!outcome.ok) return answerProblem(outcome.problem, { code: typed })
  keepProof(context.get(cookiesContext), outcome.result)
  return toList(context)
}

/** Replaces this step, so that going back doesn't show it again. */
const toList = (context: Readonly<RouterContextProvider>) =>
  replace(urlFor(context)('retrieve/list'), 303)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the step between the two pages: verifying the address by a code. */
export default function RetrieveVerify({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage {...loaderData} answer={actionData} />
}
