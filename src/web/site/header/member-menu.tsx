import { Link } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import type { PageMember } from '../../session/member/page-member.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/page/popover.tsx'
import { navItem } from './main-nav.tsx'
import { SavedLink } from './saved-link.tsx'

/**
 * Renders the signed-in member's menu: name, links, and sign-out. Plain forms and links, which work without scripts.
 */
export function MemberMenu({ member }: { member: PageMember }) {
  const t = useT()
  const url = useUrl()
  return (
    <Popover
      id="member-menu"
      name={t('common.account-of', { name: member.name })}
      align="end"
      buttonClass="max-sm:px-2.5"
      panelClass="sm:w-72"
      label={
        <>
          <Icon name="user" size={24} />
          <span className="max-w-32 truncate max-sm:hidden">{member.name}</span>
        </>
      }
    >
      <div className="mb-2 border-b border-line px-3 pb-3">
        <p className="truncate font-semibold">{member.name}</p>
        <p className="truncate text-xs text-ink-soft">{member.email}</p>
      </div>
      <nav aria-label={t('common.account')} className="flex flex-col">
        <Link to={url('account/order')} className={navItem}>
          <Icon name="ticket" />
          {t('common.my-orders')}
        </Link>
        <SavedLink className={navItem} />
        <Link to={url('account/profile')} className={navItem}>
          <Icon name="user" />
          {t('common.account')}
        </Link>
      </nav>
      <form method="post" action={url('sign-out')} className="mt-2 border-t border-line pt-3">
        <Button type="submit" variant="secondary" block>
          {t('common.sign-out')}
        </Button>
      </form>
    </Popover>
  )
}
