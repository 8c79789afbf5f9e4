import { Form, redirect } from 'react-router'
import { resetPassRequest } from '../../contract/member.ts'
import { pageMeta } from '../content/page-meta.ts'
import { tFor, urlFor } from '../locale/for-context.ts'
import { useT } from '../locale/use-t.ts'
import { useUrl } from '../locale/use-url.ts'
import { wireLanguage } from '../session/caller-headers.ts'
import { cookiesContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/forgot-password.ts'
import { answerProblem, emailProblem, wrongFields } from './auth-answer.ts'
import { AuthPage } from './auth-page.tsx'
import { AuthProblem } from './auth-problem.tsx'
import { EmailField } from './email-field.tsx'
import { encodeEmail } from './encoded-email.ts'
import { fieldText } from './field-text.ts'
import { changeFlow } from './flow.ts'
import { formText } from './form-text.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: tFor(context)('auth.forgot-title'),
})

export async function action({ context, request }: Route.ActionArgs) {
  const email = formText(await request.formData(), 'email').toLowerCase()
  const values = { email }
  const wrong = emailProblem(email)
  if (wrong) return wrongFields({ email: wrong }, values)
  const language = wireLanguage(context.get(visitorContext).locale.code)
  const outcome = await frontApi(context, request).call(resetPassRequest, {
    body: { email, language },
  })
  if (!outcome.ok) return answerProblem(outcome.problem, values)
  changeFlow(context.get(cookiesContext), { timing: outcome.result })
  return redirect(urlFor(context)('forgot-password/verify', { email: encodeEmail(email) }), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.37. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  return (
    <AuthPage
      title={loaderData.title}
      lead={t('auth.forgot-lead')}
      below={
        <p>
          <TextLink to={url('login')}>{t('auth.back-to-login')}</TextLink>
        </p>
      }
    >
      <AuthProblem answer={actionData} />
      <Form method="post" noValidate className="grid gap-4">
        <EmailField
          defaultValue={actionData?.values?.email}
          error={fieldText(t, actionData, 'email')}
          autoComplete="username"
        />
        <SubmitButton size="lg" block>
          {t('auth.forgot-continue')}
        </SubmitButton>
      </Form>
    </AuthPage>
  )
}
