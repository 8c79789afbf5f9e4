import { NavLink } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'

/** The look of a link in the header and the menu. */
export const navItem =
  'inline-flex min-h-11 items-center gap-2 rounded px-3 font-medium text-ink no-underline transition-colors hover:bg-sunk aria-[current=page]:text-sea'

/** Renders the links of the header and the menu. */
export function MainNav() {
  const t = useT()
  const url = useUrl()
  return (
    <>
      <NavLink to={url('flight')} className={navItem}>
        <Icon name="plane" />
        {t('common.flights')}
      </NavLink>
      <NavLink to={url('hotel')} className={navItem}>
        <Icon name="bed" />
        {t('common.hotels')}
      </NavLink>
      <NavLink to={url('order')} className={navItem}>
        <Icon name="ticket" />
        {t('common.find-order')}
      </NavLink>
    </>
  )
}
