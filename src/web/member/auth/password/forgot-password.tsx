import { resetPassRequest } from '../../../../contract/member/reset-password.ts'
import { tFor, useT, useUrl } from '../../../locale/language.ts'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthPage } from '../auth-page.tsx'
import { answerEmailForm } from '../email/answer-email-form.ts'
import { EmailForm } from '../email/email-form.tsx'
import type { Route } from './+types/forgot-password.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: tFor(context)('auth.forgot-title'),
})

export const action = (args: Route.ActionArgs) =>
  answerEmailForm(args, resetPassRequest, 'forgot-password/verify')

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
      <EmailForm answer={actionData} send={t('auth.forgot-continue')} autoComplete="username" />
    </AuthPage>
  )
}
