import { useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useVisitor } from '../../session/page-state/page-state.tsx'
import { Icon } from '../../ui/icon.tsx'

const icon =
  'size-11 place-items-center rounded transition-colors hover:bg-sunk focus-visible:outline-2'

/**
 * Renders the light/dark toggle. Without a choice the system's setting applies, which the server doesn't know, so both
 * buttons are rendered and the style sheet shows the right one. With a `look`, they have words, for a menu.
 */
export function ThemeToggle({ look }: { look?: string }) {
  const t = useT()
  const url = useUrl()
  const { pathname, search } = useLocation()
  const { theme } = useVisitor()
  return (
    <form method="post" action={url('preferences')} data-theme-toggle={theme ?? 'system'}>
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="theme"
        value="dark"
        aria-label={t('common.theme-dark')}
        className={`${look ?? icon} to-dark`}
      >
        <Icon name="moon" />
        {look && t('common.theme-dark')}
      </button>
      <button
        type="submit"
        name="theme"
        value="light"
        aria-label={t('common.theme-light')}
        className={`${look ?? icon} to-light`}
      >
        <Icon name="sun" />
        {look && t('common.theme-light')}
      </button>
    </form>
  )
}
