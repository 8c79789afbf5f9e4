import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { useT } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * Renders what guests show a taxi driver: the address, large, under a request in the driver's language. It opens without
 * scripts, and without a network on saved orders.
 */
export function DriverCard({ hotel, driver }: Pick<HotelItem, 'hotel' | 'driver'>) {
  const t = useT()
  const { name, address, phone } = hotel
  const { language, ask, place } = driver
  return (
    <details className="group/driver">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-sea">
        <Icon name="pin" />
        {t('hotel-order.driver')}
        <Icon
          name="chevron-down"
          size={16}
          className="transition-transform group-open/driver:rotate-180"
        />
      </summary>
      <div
        data-driver
        translate="no"
        className="mt-1 grid gap-3 rounded border-2 border-ink bg-surface p-4 text-ink wrap-anywhere sm:p-6"
      >
        <p lang={language} className="text-md">
          {ask}
        </p>
        <p className="text-xl leading-tight font-bold">{name}</p>
        <p className="text-lg leading-snug font-semibold">
          {address}
          {place && (
            <span lang={language} className="block">
              {place}
            </span>
          )}
        </p>
        <p className="tabular text-lg">{phone}</p>
      </div>
    </details>
  )
}
