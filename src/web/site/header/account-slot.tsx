import { useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useAuthState, useUserFetch } from '../../session/member/use-auth.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { MemberMenu } from './member-menu.tsx'

/** Signing in, or who is signed in, in the header; in between a place held for what comes of it (S4.1). */
export function AccountSlot() {
  const t = useT()
  const url = useUrl()
  const state = useAuthState()
  const { pathname, search } = useLocation()
  useUserFetch()
  if (state.status === 'member') return <MemberMenu member={state.member} />
  if (state.status === 'busy') return <BusySlot />
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

/** Before scripts too it leads somewhere: the account, or signing in for who has none. */
function BusySlot() {
  const t = useT()
  const url = useUrl()
  return (
    <LinkButton
      variant="quiet"
      to={url('account')}
      rel="nofollow"
      className="max-sm:px-2.5"
      aria-label={t('common.signing-in')}
      aria-busy="true"
    >
      <Skeleton className="size-6 sm:h-5 sm:w-14" />
    </LinkButton>
  )
}
