import { Link } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useMember } from '../../session/member/use-auth.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { navItem } from './main-nav.tsx'
import { SavedLink } from './saved-link.tsx'

/** Renders what the signed-in member's menu has in it: plain forms and links, which work without scripts. */
export default function MemberPanel() {
  const t = useT()
  const url = useUrl()
  const member = useMember()
  return (
    <>
      <div className="mb-2 border-b border-line px-3 pb-3">
        <p className="truncate font-semibold">{member?.name}</p>
        <p className="truncate text-xs text-ink-soft">{member?.email}</p>
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
    </>
  )
}
