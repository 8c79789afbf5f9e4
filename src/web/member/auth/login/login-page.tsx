import type { ErrorCode } from '../../../../contract/errors.ts'
import type { SocialProvider } from '../../../../contract/member/social.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { Alert } from '../../../ui/page/alert.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AuthAnswer } from '../auth-answer.ts'
import { AuthPage } from '../auth-page.tsx'
import { AuthProblem } from '../auth-problem.tsx'
import { PasskeySignIn } from '../passkey/passkey-sign-in.tsx'
import { SocialButtons } from '../social/social-buttons.tsx'
import { LoginForm } from './login-form.tsx'

interface LoginPageProps {
  title: string
  email: string | undefined
  code: ErrorCode | undefined
  passwordChanged: boolean
  providers: readonly SocialProvider[]
  /** The order that the visitor was on the way to. */
  order: string | undefined
  answer: AuthAnswer | undefined
}

/**
 * Renders all sign-in methods: password, a code by e-mail, a passkey, a social account; and the look-up of an order.
 */
export function LoginPage(props: LoginPageProps) {
  const { title, email, code, passwordChanged, providers, order, answer } = props
  const t = useT()
  const url = useUrl()
  return (
    <AuthPage
      title={title}
      lead={t('auth.login-lead')}
      below={
        <>
          <p>
            {t('auth.no-account')} <TextLink to={url('signup')}>{t('auth.sign-up')}</TextLink>
          </p>
          <p>
            {t('auth.only-order')}{' '}
            <TextLink to={url('order', { code: order })}>{t('auth.look-up-order')}</TextLink>
          </p>
        </>
      }
    >
      {passwordChanged && !answer && (
        <Alert tone="success">{t('auth.password-changed-notice')}</Alert>
      )}
      {order && !answer && !code && <Alert>{t('auth.order-needs-login', { code: order })}</Alert>}
      <AuthProblem answer={answer} code={code} />
      <LoginForm email={email} answer={answer} />
      <PasskeySignIn />
      <SocialButtons providers={providers} />
    </AuthPage>
  )
}
