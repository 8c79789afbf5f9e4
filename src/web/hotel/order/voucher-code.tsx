import { isLive } from '../../../contract/order/is-live.ts'
import { useT } from '../../locale/language.ts'
import type { HotelOrderItem } from './hotel-order-item.ts'

/** Renders the booking number under which a room's lead guest checks in. */
export function VoucherCode({ item }: { item: HotelOrderItem }) {
  const t = useT()
  const { voucher } = item.hotel
  if (!voucher && !isLive(item)) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-2">
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
      {voucher?.confirmation && (
        <span className="text-ink-soft">
          {t('hotel-order.confirmation', { code: voucher.confirmation })}
        </span>
      )}
    </p>
  )
}
