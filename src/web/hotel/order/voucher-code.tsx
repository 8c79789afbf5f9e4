import { isLive } from '../../../contract/order/is-live.ts'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import type { HotelOrderItem } from './hotel-order-item.ts'

interface VoucherCodeProps {
  item: HotelOrderItem
  /** The property's own confirmation number is each room's, the booking reference may be that of several. */
  shows: 'all' | 'code' | 'confirmation'
}

/** Renders the booking number under which a room's lead guest checks in. */
export function VoucherCode({ item, shows }: VoucherCodeProps) {
  const t = useT()
  const { voucher } = item.hotel
  const confirmation = voucher?.confirmation && shows !== 'code' && (
    <span className="text-ink-soft">
      {t('hotel-order.confirmation', { code: voucher.confirmation })}
    </span>
  )
  if (shows === 'confirmation') return confirmation ? <p className="mt-1">{confirmation}</p> : null
  if (!voucher && !isLive(item)) return null
  return (
    <p className={cx('flex flex-wrap gap-x-2', shows === 'all' && 'mt-1')}>
      <span className="text-ink-soft">{t('hotel-order.voucher')}</span>
      {!voucher ? (
        <span className="text-ink-soft">{t('hotel-order.voucher-none')}</span>
      ) : item.state === 'cancelled' ? (
        <s className="tabular text-ink-soft">
          {voucher.code}
          <span className="sr-only"> {t('order.item-state-cancelled')}</span>
        </s>
      ) : (
        <span data-voucher={voucher.code} className="tabular font-medium">
          {voucher.code}
        </span>
      )}
      {confirmation}
    </p>
  )
}
