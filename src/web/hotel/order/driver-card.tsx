import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * Renders what guests show a taxi driver: the address, large, under a request in the driver's language, and in local letters if
 * they're known. It opens without scripts, and without a network on saved orders.
 */
export function DriverCard({ hotel, driver }: Pick<HotelItem, 'hotel' | 'driver'>) {
  const t = useT()
  const { name, address, phone, local } = hotel
  const { language, ask, place, isLatinOnly } = driver
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
        className="mt-1 grid gap-3 rounded border-2 border-ink bg-surface p-4 text-ink wrap-anywhere sm:p-6 print:gap-1 print:p-3"
      >
        <p lang={language} className="text-md">
          {ask}
        </p>
        {local && (
          <div lang={language}>
            {local.name && <p className="text-xl leading-tight font-bold">{local.name}</p>}
            <p className="mt-1 text-lg leading-snug font-semibold">{local.address}</p>
          </div>
        )}
        <div className={cx(local && 'text-ink-soft')}>
          <p className={cx('leading-tight font-bold', local ? 'text-md' : 'text-xl')}>{name}</p>
          <p className={cx('leading-snug font-semibold', local ? 'mt-1' : 'mt-3 text-lg')}>
            {address}
            {place && (
              <span lang={language} className="block">
                {place}
              </span>
            )}
          </p>
        </div>
        <p className="tabular text-lg">{phone}</p>
      </div>
      {isLatinOnly && (
        <p className="mt-2 text-xs text-ink-soft print:hidden">{t('hotel-order.driver-latin')}</p>
      )}
    </details>
  )
}
