import { Form, redirect } from 'react-router'
import { resetPass } from '../../../../contract/member/reset-password.ts'
import { tFor, urlFor, useT, useUrl } from '../../../locale/language.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { formSecret, readForm } from '../../../session/front-api/read-form.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { answerProblem, wrongFields } from '../auth-answer.ts'
import { AuthPage } from '../auth-page.tsx'
import { AuthProblem } from '../auth-problem.tsx'
import { readFlow } from '../flow.ts'
import type { Route } from './+types/forgot-password-reset.ts'
import { NewPassword } from './new-password.tsx'
import { resetAccount } from './reset-account.ts'

/** S2.39; only who has just proven the address gets here. */
export function loader({ context }: Route.LoaderArgs) {
  const { verification } = readFlow(context.get(cookiesContext))
  if (verification?.use !== 'reset') throw redirect(urlFor(context)('forgot-password'))
  return { title: tFor(context)('auth.reset-title'), email: verification.email }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { verification } = readFlow(context.get(cookiesContext))
  if (verification?.use !== 'reset') return redirect(urlFor(context)('forgot-password'), 303)
  const password = formSecret(await readForm(request), 'password')
  if (!password) return wrongFields({ password: 'password-missing' })
  const body = { verification: verification.value, password }
  const outcome = await frontApi(context, request).call(resetPass, { body })
  if (!outcome.ok) return answerProblem(outcome.problem)
  return resetAccount(context, request, { email: verification.email, password })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function ForgotPasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  return (
    <AuthPage title={loaderData.title} lead={t('auth.reset-lead', { email: loaderData.email })}>
      <AuthProblem answer={actionData} />
      {actionData?.code === 'VERIFICATION_EXPIRED' && (
        <LinkButton to={url('forgot-password')}>{t('auth.start-again')}</LinkButton>
      )}
      <Form method="post" noValidate className="grid gap-4">
        <NewPassword email={loaderData.email} answer={actionData} label={t('auth.new-password')} />
        <SubmitButton size="lg" block>
          {t('auth.reset-finish')}
        </SubmitButton>
      </Form>
    </AuthPage>
  )
}
