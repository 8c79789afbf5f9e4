import { Link } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { MainNav, navItem } from './main-nav.tsx'
import { SavedLink } from './saved-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Renders what the menu of narrow screens has in it: plain links and forms, which work without scripts. */
export default function MenuPanel() {
  const t = useT()
  const url = useUrl()
  return (
    <>
      <nav aria-label={t('common.main-navigation')} className="flex flex-col">
        <MainNav />
        <SavedLink className={navItem} />
        <Link to={url('promo/view/special-deals')} className={navItem}>
          <Icon name="receipt" />
          {t('common.deals')}
        </Link>
        <Link to={url('help')} className={navItem}>
          <Icon name="help" />
          {t('common.help')}
        </Link>
        <Link to={url('contact')} className={navItem}>
          <Icon name="mail" />
          {t('common.contact')}
        </Link>
      </nav>
      <div className="mt-2 grid border-t border-line pt-2">
        <button type="button" popoverTarget="preferences-menu" className={navItem}>
          <Icon name="globe" />
          {t('common.preferences')}
        </button>
        <ThemeToggle look={navItem} />
      </div>
    </>
  )
}
