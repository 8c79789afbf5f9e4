import { useSyncExternalStore } from 'react'
import type { SupportPhone } from '../../contract/support/support-phones.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { hoursInZone } from './hours-in-zone.ts'

const link = 'inline-flex min-h-10 items-center gap-2 font-medium text-sea hover:underline'

/** Renders support's e-mail address and phones, with their hours by the office's clock and the visitor's. */
export function SupportPhones({ phones }: { phones: readonly SupportPhone[] }) {
  const t = useT()
  const format = useFormat()
  const { email } = usePublicConfig().support
  // The server doesn't know the visitor's zone, and without scripts nobody does.
  const own = useSyncExternalStore(never, ownZone, () => undefined)
  return (
    <address className="not-italic">
      <a href={`mailto:${email}`} className={`${link} wrap-anywhere`}>
        <Icon name="mail" size={20} />
        {email}
      </a>
      <ul className="grid gap-3">
        {phones.map((each) => {
          const mine = own ? hoursInZone(each, own, new Date()) : each
          return (
            <li key={`${each.country} ${each.phone}`}>
              <a href={`tel:${each.phone.replaceAll(' ', '')}`} className={link}>
                <Icon name="phone" size={20} />
                {each.phone}
                {each.country && ` (${format.country(each.country)})`}
              </a>
              <p className="text-ink-soft">
                {t('common.support-hours', {
                  from: format.time(each.from),
                  to: format.time(each.to),
                  zone: format.zone(each.zone),
                })}
              </p>
              {mine.from !== each.from && (
                <p className="text-sm text-ink-soft">
                  {t('content.hours-here', {
                    from: format.time(mine.from),
                    to: format.time(mine.to),
                  })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </address>
  )
}

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
