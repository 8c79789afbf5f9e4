import type { FieldErrors } from '../../../contract/errors.ts'
import { useT } from '../../locale/language.ts'
import { PasswordField } from '../../member/auth/password/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { CodeField } from './code-field.tsx'
import { type AskedPasskey, PasskeyFactor } from './passkey-factor.tsx'

/** Renders password and second factor, which are checked together, and the buttons that send them. */
export function ProofFields({
  passkey,
  invalid,
  submit,
}: {
  passkey: AskedPasskey | undefined
  invalid: FieldErrors
  /** What the button says. */
  submit: string
}) {
  const t = useT()
  return (
    <>
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('desk.password')}
        error={invalid.password && t('desk.password-missing')}
      />
      <CodeField error={invalid.code && t('desk.code-invalid')} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{submit}</SubmitButton>
        <PasskeyFactor asked={passkey} />
      </div>
    </>
  )
}
