import { useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useAuthState, useUserFetch } from '../../session/member/use-auth.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { MemberMenu } from './member-menu.tsx'

/** Renders the sign-in link or the signed-in member in the header, and a placeholder while it's unknown (S4.1). */
export function AccountSlot() {
  const t = useT()
  const url = useUrl()
  const state = useAuthState()
  const { pathname, search } = useLocation()
  useUserFetch()
  if (state.status === 'member') return <MemberMenu member={state.member} />
  if (state.status === 'busy') return <BusySlot />
  // After the sign-in pages, visitors return to the home page.
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

/** Renders the placeholder, which without scripts links to the account, or to sign-in for guests. */
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
