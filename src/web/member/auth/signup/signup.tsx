import { requestSignup } from '../../../../contract/member/sign-up.ts'
import { socialProvidersOffered } from '../../../../contract/member/social.ts'
import { tFor, useT, useUrl } from '../../../locale/language.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { AuthPage } from '../auth-page.tsx'
import { answerEmailForm } from '../email/answer-email-form.ts'
import { EmailForm } from '../email/email-form.tsx'
import { SocialButtons } from '../social/social-buttons.tsx'
import type { Route } from './+types/signup.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const offered = await frontApi(context, request).call(socialProvidersOffered, {})
  return {
    title: tFor(context)('auth.signup-title'),
    providers: offered.ok ? offered.result.providers : [],
  }
}

export const action = (args: Route.ActionArgs) =>
  answerEmailForm(args, requestSignup, 'signup/verify')

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** An account begins with an address that is proven (S2.34). */
export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  return (
    <AuthPage
      title={loaderData.title}
      lead={t('auth.signup-lead')}
      below={
        <p>
          {t('auth.have-account')} <TextLink to={url('login')}>{t('auth.sign-in')}</TextLink>
        </p>
      }
    >
      <EmailForm
        answer={actionData}
        send={t('auth.signup-continue')}
        hint={t('auth.signup-email-hint')}
      />
      <SocialButtons providers={loaderData.providers} />
    </AuthPage>
  )
}
