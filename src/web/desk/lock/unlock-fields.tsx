import { errorText, useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import type { AskedPasskey } from '../sign-in/passkey-factor.tsx'
import { ProofFields } from '../sign-in/proof-fields.tsx'
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
      <ProofFields passkey={passkey} invalid={refused?.fields ?? {}} submit={t('desk.unlock')} />
    </>
  )
}
