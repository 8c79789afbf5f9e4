import { errorText, useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import type { RefusedSignIn } from './answer-desk-sign-in.ts'

/** Says why nobody was signed in. */
export function SignInProblem({ refused }: { refused: RefusedSignIn | undefined }) {
  const t = useT()
  if (!refused) return null
  const { code, isDemonstration } = refused
  const failed = isDemonstration ? 'desk.code-used' : 'desk.sign-in-failed'
  return (
    <Alert tone="error" code={code}>
      {code === 'SIGN_IN_FAILED'
        ? t(failed)
        : code === 'VALIDATION'
          ? t('desk.check-fields')
          : errorText(t, code)}
    </Alert>
  )
}
