import { Form } from 'react-router'
import type { SocialProvider } from '../../../../contract/member/social.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { EmailField } from '../../../traveller/email-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AuthAnswer } from '../auth-answer.ts'
import { fieldText } from '../auth-answer.ts'
import { AuthPage } from '../auth-page.tsx'
import { AuthProblem } from '../auth-problem.tsx'

interface ConfirmNewAccountProps {
  provider: SocialProvider
  /** As the provider told it; some tell none. */
  email: string | undefined
  answer: AuthAnswer | undefined
}

/** Nobody gets an account without saying so (S2.60, S4.22). */
export function ConfirmNewAccount({ provider, email, answer }: ConfirmNewAccountProps) {
  const t = useT()
  const url = useUrl()
  const name = t(`auth.provider-${provider}`)
  return (
    <AuthPage
      title={t('auth.confirm-title')}
      lead={
        email
          ? t('auth.confirm-lead', { provider: name, email })
          : t('auth.confirm-lead-no-email', { provider: name })
      }
      below={
        <p>
          {t('auth.confirm-other')} <TextLink to={url('login')}>{t('auth.other-way')}</TextLink>
        </p>
      }
    >
      <AuthProblem answer={answer} />
      <Form
        method="post"
        action={url('login', { sso: provider })}
        noValidate
        className="grid gap-4"
      >
        {!email && (
          <EmailField
            defaultValue={answer?.values?.email}
            error={fieldText(t, answer, 'email')}
            hint={t('auth.confirm-email-hint')}
          />
        )}
        <SubmitButton size="lg" block name="intent" value="confirm">
          {t('auth.make-account')}
        </SubmitButton>
      </Form>
    </AuthPage>
  )
}
