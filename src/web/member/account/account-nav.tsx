import { NavLink } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'

const pages = [
  ['account/order', 'common.my-orders', 'ticket'],
  ['account/saved', 'account.saved-stays', 'heart'],
  ['account/profile', 'account.profile', 'user'],
  ['account/passenger', 'account.passengers', 'users'],
  ['account/contact', 'account.contacts', 'phone'],
  ['account/password', 'account.password', 'lock'],
  ['account/bind', 'account.bind', 'shield'],
] as const

/** Renders the account's navigation; two columns on phones, so that everything is visible. */
export function AccountNav() {
  const t = useT()
  const url = useUrl()
  return (
    <nav aria-label={t('account.navigation')} className="md:pt-14">
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-1">
        {pages.map(([path, label, icon]) => (
          <li key={path}>
            <NavLink
              to={url(path)}
              className="flex min-h-11 items-center gap-2 rounded px-2 py-1 font-medium text-ink no-underline transition-colors hover:bg-sunk md:px-3 aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea"
            >
              <Icon name={icon} />
              <span className="min-w-0 hyphens-auto wrap-anywhere">{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
