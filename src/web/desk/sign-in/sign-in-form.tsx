import { Form } from 'react-router'
import { useT } from '../../locale/language.ts'
import { PasswordField } from '../../member/auth/password/password-field.tsx'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import type { RefusedSignIn } from './answer-desk-sign-in.ts'
import { CodeField } from './code-field.tsx'
import { type AskedPasskey, PasskeyFactor } from './passkey-factor.tsx'
import { SignInProblem } from './sign-in-problem.tsx'

/** Renders address, password and second factor, which are checked together. */
export function SignInForm({
  passkey,
  refused,
}: {
  passkey: AskedPasskey | undefined
  refused: RefusedSignIn | undefined
}) {
  const t = useT()
  const invalid = refused?.fields ?? {}
  return (
    <Form method="post" noValidate className="grid gap-4">
      <SignInProblem refused={refused} />
      <AnsweredField
        name="email"
        type="email"
        autoComplete="username"
        label={t('desk.email')}
        defaultValue={refused?.email}
        error={invalid.email && t('desk.email-invalid')}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('desk.password')}
        error={invalid.password && t('desk.password-missing')}
      />
      <CodeField error={invalid.code && t('desk.code-invalid')} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t('desk.sign-in')}</SubmitButton>
        <PasskeyFactor asked={passkey} />
      </div>
    </Form>
  )
}
