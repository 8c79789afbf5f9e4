import { NavLink } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useMember } from '../../session/member/use-auth.ts'
import { Icon } from '../../ui/icon.tsx'

/** The look of a link in the header and the menu. */
export const navItem =
  'inline-flex min-h-11 items-center gap-2 rounded px-3 md:max-lg:px-2 font-medium whitespace-nowrap text-ink no-underline transition-colors hover:bg-sunk aria-[current=page]:text-sea'

// A tablet has no room for both them and the words of Hungarian, French or Japanese.
const icon = 'md:max-lg:hidden'

/** Renders the links of the header and the menu. Members have their own orders, so they needn't look one up. */
export function MainNav() {
  const t = useT()
  const url = useUrl()
  const member = useMember()
  return (
    <>
      <NavLink to={url('flight')} className={navItem}>
        <Icon name="plane" className={icon} />
        {t('common.flights')}
      </NavLink>
      <NavLink to={url('hotel')} className={navItem}>
        <Icon name="bed" className={icon} />
        {t('common.hotels')}
      </NavLink>
      <NavLink to={url(member ? 'account/order' : 'order')} className={navItem}>
        <Icon name="ticket" className={icon} />
        {t(member ? 'common.my-orders' : 'common.find-order')}
        {member?.nextTrip && ` · ${member.nextTrip}`}
      </NavLink>
    </>
  )
}
