import { errorText, useT } from '../../locale/language.ts'
import { PasswordField } from '../../member/auth/password/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { CodeField } from '../sign-in/code-field.tsx'
import { type AskedPasskey, PasskeyFactor } from '../sign-in/passkey-factor.tsx'
import type { RefusedProof } from './prove.ts'

/** Renders password and second factor of whoever is signed in, which unlock the session together. */
export function UnlockFields({
  passkey,
  refused,
}: {
  passkey: AskedPasskey | undefined
  refused: RefusedProof | null | undefined
}) {
  const t = useT()
  const invalid = refused?.fields ?? {}
  return (
    <>
      {refused && (
        <Alert tone="error" code={refused.code}>
          {refused.code === 'SIGN_IN_FAILED'
            ? t('desk.unlock-failed')
            : refused.code === 'VALIDATION'
              ? t('desk.check-fields')
              : errorText(t, refused.code)}
        </Alert>
      )}
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('desk.password')}
        error={invalid.password && t('desk.password-missing')}
      />
      <CodeField error={invalid.code && t('desk.code-invalid')} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t('desk.unlock')}</SubmitButton>
        <PasskeyFactor asked={passkey} />
      </div>
    </>
  )
}
