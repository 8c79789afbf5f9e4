import { type RouterContextProvider, redirect, redirectDocument, replace } from 'react-router'
import {
  requestRetrieval,
  resendRetrievalCode,
  verifyRetrieval,
} from '../../contract/order/order-retrieval.ts'
import { erasePersonalData } from '../../contract/privacy/personal-data.ts'
import { tFor, urlFor, useT } from '../locale/language.ts'
import { answerProblem, wrongFields } from '../member/auth/auth-answer.ts'
import { AuthPage } from '../member/auth/auth-page.tsx'
import { answerResend } from '../member/auth/code/answer-resend.ts'
import { CodePage } from '../member/auth/code/code-page.tsx'
import { loadCodePage } from '../member/auth/code/load-code-page.ts'
import { answerEmailForm } from '../member/auth/email/answer-email-form.ts'
import { EmailForm } from '../member/auth/email/email-form.tsx'
import { decodeEmail } from '../member/auth/email/encoded-email.ts'
import { endSession } from '../member/auth/end-session.ts'
import { cookiesContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../session/front-api/idempotent-call.ts'
import { formText, readForm } from '../session/front-api/read-form.ts'
import { keepProof } from '../session/sign-in/address-proof.ts'
import { Alert } from '../ui/page/alert.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/my-data.ts'
import { DataChoices } from './data-choices.tsx'
import { knownPerson } from './known-person.ts'

/** Why the page is opened again. */
const notices = ['erased', 'sign-in', 'expired', 'failed'] as const

/** Members and whoever has proven an address see the choices; others prove one first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const notice = notices.find((each) => each === url.searchParams.get('notice'))
  const page = { title: t('my-data.title'), description: t('my-data.lead'), notice }
  const person = await knownPerson(context)
  if (person) {
    const isMember = person.proof === undefined
    const key = crypto.randomUUID()
    return { ...page, step: 'choices' as const, email: person.email, isMember, key }
  }
  if (decodeEmail(url.searchParams.get('email'))) {
    return { ...page, step: 'code' as const, code: loadCodePage(context, url, 'my-data') }
  }
  return { ...page, step: 'address' as const }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, url } = args
  const person = await knownPerson(context)
  if (person) return eraseAll(context, request, person.proof)
  const email = decodeEmail(url.searchParams.get('email'))
  if (!email) return answerEmailForm(args, requestRetrieval, 'my-data')
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
  return replace(urlFor(context)('my-data'), 303)
}

/** Has everything erased, and forgets it on this device too. */
async function eraseAll(
  context: Readonly<RouterContextProvider>,
  request: Request,
  proof: string | undefined,
) {
  const form = await readForm(request)
  const confirm = formText(form, 'confirm').toLowerCase()
  const language = context.get(visitorContext).locale.code
  const outcome = await idempotentCall(frontApi(context, request), erasePersonalData, {
    body: { ...(proof ? { proof } : {}), confirm, language },
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok) {
    await endSession(context, request)
    for (const name of ['cart', 'drafts']) context.get(cookiesContext).remove(name)
    return redirectDocument(urlFor(context)('my-data', { notice: 'erased' }), 303)
  }
  if (outcome.problem.error === 'VERIFICATION_EXPIRED') {
    return redirect(urlFor(context)('my-data', { notice: 'expired' }), 303)
  }
  if (outcome.problem.error === 'VALIDATION') return wrongFields({ confirm: 'wrong' }, { confirm })
  return answerProblem(outcome.problem, { confirm })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    noindex: true,
  })

/** Renders the download and the erasure of somebody's data, or how to prove whose it is. */
export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { title, description, notice } = loaderData
  if (loaderData.step === 'code') {
    return <CodePage title={title} {...loaderData.code} answer={actionData} />
  }
  if (loaderData.step === 'choices') return <DataChoices {...loaderData} answer={actionData} />
  return (
    <AuthPage title={title} lead={description}>
      {notice === 'erased' && <Alert tone="success">{t('my-data.erased')}</Alert>}
      {notice === 'expired' && !actionData && (
        <Alert tone="warning" code="VERIFICATION_EXPIRED">
          {t('my-data.expired')}
        </Alert>
      )}
      <p className="text-ink-soft">{t('my-data.prove')}</p>
      <EmailForm answer={actionData} send={t('my-data.send')} />
    </AuthPage>
  )
}
