import { useLocation } from 'react-router'
import { useT } from '../locale/use-t.ts'
import { useUrl } from '../locale/use-url.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { MemberMenu } from './member-menu.tsx'
import { useMember } from './page-state.tsx'

/** Signing in, or who is signed in, in the header. */
export function AccountSlot() {
  const t = useT()
  const url = useUrl()
  const member = useMember()
  const { pathname, search } = useLocation()
  if (member) return <MemberMenu member={member} />
  // From the pages of signing in there is nowhere to come back to but home.
  const here = /^\/[^/]+\/(login|signup|forgot-password)(\/|$)/.test(pathname)
    ? undefined
    : pathname + search
  return (
    <LinkButton
      variant="quiet"
      to={url('login', { redirect: here })}
      rel="nofollow"
      className="max-sm:px-2.5"
      aria-label={t('common.sign-in')}
    >
      <span className="sm:hidden">
        <Icon name="user" size={24} />
      </span>
      <span className="max-sm:hidden">{t('common.sign-in')}</span>
    </LinkButton>
  )
}
