import { useT } from '../../../locale/language.ts'
import type { AuthAnswer } from '../auth-answer.ts'
import { fieldText } from '../auth-answer.ts'
import { PasswordField } from './password-field.tsx'

interface NewPasswordProps {
  /** Whose it will be, so that password keepers know. */
  email: string
  answer: AuthAnswer | undefined
  label: string
  optional?: boolean
}

/** A password that is chosen, with what it has to be. */
export function NewPassword({ email, answer, label, optional = false }: NewPasswordProps) {
  const t = useT()
  return (
    <>
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <PasswordField
        name="password"
        label={label}
        hint={t(optional ? 'auth.password-hint-optional' : 'auth.password-hint')}
        error={fieldText(t, answer, 'password')}
        autoComplete="new-password"
        optional={optional}
        required={!optional}
      />
    </>
  )
}
