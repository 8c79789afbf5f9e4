import { Link, useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useVisitor } from '../../session/page-state/page-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MainNav, navItem } from './main-nav.tsx'
import { SavedLink } from './saved-link.tsx'

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
        <ThemeForm />
      </div>
    </>
  )
}

const themes = [
  { theme: 'dark', icon: 'moon' },
  { theme: 'light', icon: 'sun' },
] as const

/** Renders the header's light/dark toggle in words: of its two buttons, the style sheet shows the right one. */
function ThemeForm() {
  const t = useT()
  const url = useUrl()
  const { pathname, search } = useLocation()
  const chosen = useVisitor().theme
  return (
    <form method="post" action={url('preferences')} data-theme-toggle={chosen ?? 'system'}>
      <input type="hidden" name="back" value={pathname + search} />
      {themes.map(({ theme, icon }) => (
        <button key={theme} type="submit" name="theme" value={theme} className={`to-${theme}`}>
          <span className={navItem}>
            <Icon name={icon} />
            {t(`common.theme-${theme}`)}
          </span>
        </button>
      ))}
    </form>
  )
}
