import { Link } from 'react-router'
import { CartSlot } from '../../cart/header/cart-slot.tsx'
import { useT, useUrl } from '../../locale/language.ts'
import { LaterPart, laterScript } from '../../offline/later-part.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/page/popover.tsx'
import { PreferencesMenu } from '../preferences/preferences-menu.tsx'
import { AccountSlot } from './account-slot.tsx'
import { MainNav } from './main-nav.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { Wordmark } from './wordmark.tsx'

const menu = laterScript(() => import('./menu-panel.tsx'))

/** Renders the header, as wide on every page as the widest one (196); on phones and in the mobile layout the navigation is behind a menu button. */
export function SiteHeader({ mobile }: { mobile: boolean }) {
  const t = useT()
  const url = useUrl()
  const wide = mobile ? 'hidden' : 'hidden md:flex phone:hidden'
  const narrow = mobile ? '' : 'md:hidden phone:block'
  return (
    <header className="site-header border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-384 items-center gap-0 px-4 sm:gap-1 md:px-6 lg:gap-4">
        <Link
          to={url('')}
          aria-label={t('common.home')}
          className={`me-auto flex min-h-11 min-w-11 shrink-0 items-center rounded no-underline ${mobile ? '' : 'md:me-4 phone:me-auto'}`}
        >
          <Wordmark />
        </Link>
        <nav
          aria-label={t('common.main-navigation')}
          className={`${wide} me-auto items-center gap-1`}
        >
          <MainNav />
        </nav>
        <CartSlot />
        <PreferencesMenu />
        <div className={wide}>
          <ThemeToggle />
        </div>
        <AccountSlot />
        <div className={narrow}>
          <Popover
            id="main-menu"
            label={<Icon name="menu" size={24} />}
            name={t('common.menu')}
            align="end"
            buttonClass="px-2.5"
            panelClass="sm:w-64"
          >
            <LaterPart of={menu} />
          </Popover>
        </div>
      </div>
    </header>
  )
}
