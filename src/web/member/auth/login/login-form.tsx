import { Form } from 'react-router'
import { useT, useUrl } from '../../../locale/language.ts'
import { EmailField } from '../../../traveller/email-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AuthAnswer } from '../auth-answer.ts'
import { fieldText } from '../auth-answer.ts'
import { PasswordField } from '../password/password-field.tsx'

/** Renders the fields for an address and its password, or a button for a code. */
export function LoginForm(props: { email: string | undefined; answer: AuthAnswer | undefined }) {
  const { email, answer } = props
  const t = useT()
  const url = useUrl()
  return (
    <Form method="post" action={url('login')} noValidate className="grid gap-4">
      <EmailField
        defaultValue={answer?.values?.email ?? email}
        error={fieldText(t, answer, 'email')}
        autoComplete="username webauthn"
      />
      <div className="grid gap-1">
        <PasswordField
          name="password"
          label={t('auth.password')}
          error={fieldText(t, answer, 'password')}
          autoComplete="current-password"
        />
        <p className="text-xs">
          <TextLink to={url('forgot-password')}>{t('auth.forgot')}</TextLink>
        </p>
      </div>
      <SubmitButton size="lg" block name="intent" value="password">
        {t('auth.sign-in')}
      </SubmitButton>
      <SubmitButton block variant="secondary" icon="mail" name="intent" value="code">
        {t('auth.send-code')}
      </SubmitButton>
    </Form>
  )
}
