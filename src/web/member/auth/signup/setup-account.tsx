import { Form, redirect } from 'react-router'
import { signup } from '../../../../contract/member/sign-up.ts'
import { tFor, urlFor, useT, useUrl } from '../../../locale/language.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { formSecret, formText, readForm } from '../../../session/front-api/read-form.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { answerProblem, fieldText, nameProblem, wrongFields } from '../auth-answer.ts'
import { AuthPage } from '../auth-page.tsx'
import { AuthProblem } from '../auth-problem.tsx'
import { readFlow } from '../flow.ts'
import { leaveLogin } from '../login/after-login.ts'
import { NewPassword } from '../password/new-password.tsx'
import type { Route } from './+types/setup-account.ts'

/** Only who has just proven an address gets here. */
export function loader({ context }: Route.LoaderArgs) {
  const { verification } = readFlow(context.get(cookiesContext))
  if (verification?.use !== 'signup') throw redirect(urlFor(context)('signup'))
  return { title: tFor(context)('auth.setup-title'), email: verification.email }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { verification } = readFlow(context.get(cookiesContext))
  if (verification?.use !== 'signup') return redirect(urlFor(context)('signup'), 303)
  const form = await readForm(request)
  const name = formText(form, 'name', 100)
  const password = formSecret(form, 'password')
  const wrong = nameProblem(name)
  if (wrong) return wrongFields({ name: wrong }, { name: name.slice(0, 200) })
  const source = url.searchParams.get('source')?.slice(0, 40)
  const outcome = await frontApi(context, request).call(signup, {
    body: {
      verification: verification.value,
      name,
      ...(password ? { password } : {}),
      ...(source ? { source } : {}),
    },
  })
  if (!outcome.ok) return answerProblem(outcome.problem, { name })
  return leaveLogin(context, request, outcome.result)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** The last step of signing up (S2.36). */
export default function SetupAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  return (
    <AuthPage title={loaderData.title} lead={t('auth.setup-lead', { email: loaderData.email })}>
      <AuthProblem answer={actionData} />
      {actionData?.code === 'VERIFICATION_EXPIRED' && (
        <LinkButton to={url('signup')}>{t('auth.start-again')}</LinkButton>
      )}
      <Form method="post" noValidate className="grid gap-4">
        <TextField
          name="name"
          label={t('auth.name')}
          defaultValue={actionData?.values?.name}
          error={fieldText(t, actionData, 'name')}
          autoComplete="name"
          required
        />
        <NewPassword
          email={loaderData.email}
          answer={actionData}
          label={t('auth.password')}
          optional
        />
        <SubmitButton size="lg" block>
          {t('auth.setup-finish')}
        </SubmitButton>
      </Form>
    </AuthPage>
  )
}
