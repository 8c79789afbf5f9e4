import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Icon } from '../../ui/icon.tsx'

/** Renders where the property is and how to reach it. */
export function PropertyContact({ hotel }: Pick<HotelItem, 'hotel'>) {
  const t = useT()
  const format = useFormat()
  const { address, phone, email, position, zone } = hotel
  const link = 'rounded-sm font-medium text-sea underline'
  return (
    <address className="grid gap-2 border-t border-line pt-4 print:gap-1 print:pt-2 not-italic">
      <p className="flex items-start gap-2">
        <Icon name="pin" className="text-ink-soft" />
        <span>
          {address}{' '}
          <a
            href={`https://www.openstreetmap.org/?mlat=${position.lat}&mlon=${position.lon}#map=16/${position.lat}/${position.lon}`}
            target="_blank"
            rel="noopener noreferrer"
            className={`${link} print:hidden`}
          >
            {t('hotel-order.open-map')}
          </a>
        </span>
      </p>
      <p className="flex items-start gap-2">
        <Icon name="phone" className="text-ink-soft" />
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
          {phone}
        </a>
      </p>
      {email && (
        <p className="flex items-start gap-2">
          <Icon name="mail" className="text-ink-soft" />
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </p>
      )}
      <p className="text-xs text-ink-soft" suppressHydrationWarning>
        {t('hotel-order.local-times', { zone: format.zone(zone) })}
      </p>
    </address>
  )
}
