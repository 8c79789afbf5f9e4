import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { Icon } from '../ui/icon.tsx'

/** Renders the support team's e-mail address, phone number and hours. */
export function SupportLines({ subject }: { subject?: string }) {
  const t = useT()
  const format = useFormat()
  const { email, phone, from, to, zone } = usePublicConfig().support
  const link = 'inline-flex min-h-10 items-center gap-2 font-medium text-sea hover:underline'
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <address className="flex flex-col items-start not-italic">
      <a href={`mailto:${email}${query}`} className={`${link} wrap-anywhere`}>
        <Icon name="mail" size={20} />
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
          <Icon name="phone" size={20} />
          {phone}
        </a>
      )}
      <p className="inline-flex min-h-10 items-center gap-2 text-ink-soft">
        <Icon name="clock" size={20} />
        {t('common.support-hours', {
          from: format.time(from),
          to: format.time(to),
          zone: format.zone(zone),
        })}
      </p>
    </address>
  )
}
