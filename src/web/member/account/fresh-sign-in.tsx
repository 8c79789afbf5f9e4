import { useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import type { AuthAnswer } from '../auth/auth-answer.ts'
import { AuthProblem } from '../auth/auth-problem.tsx'

/** Renders the request to sign in again before a sensitive change, with a return to this page. */
export function FreshSignIn() {
  const t = useT()
  const url = useUrl()
  const { pathname } = useLocation()
  return (
    <Alert
      tone="warning"
      code="REAUTHENTICATION_REQUIRED"
      title={t('account.confirm-identity-title')}
    >
      <p>{t('account.confirm-identity-text')}</p>
      <form method="post" action={url('sign-out')} className="mt-3">
        <input type="hidden" name="again" value={pathname} />
        <Button type="submit" size="sm">
          {t('account.confirm-identity-button')}
        </Button>
      </form>
    </Alert>
  )
}

/** Renders an error of a form in the account. */
export function AccountProblem({ answer }: { answer: AuthAnswer | undefined }) {
  return answer?.code === 'REAUTHENTICATION_REQUIRED' ? (
    <FreshSignIn />
  ) : (
    <AuthProblem answer={answer} />
  )
}
