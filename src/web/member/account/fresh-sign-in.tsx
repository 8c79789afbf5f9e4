import { useLocation } from 'react-router'
import { useT } from '../../locale/language.ts'
import { useUrl } from '../../locale/use-url.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** A sensitive change asks who is there: signing in again leads back here. */
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
