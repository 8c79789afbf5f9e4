import type { Order } from '../../contract/order/order.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { productWords } from '../product/product-words.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Countdown } from '../ui/time/countdown.tsx'

/** Renders, for an order awaiting payment, how long it's reserved and the button to pay, always visible. */
export function OrderPayBar({ order }: { order: Order }) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const { status, trxId, total, items, reservedUntil } = order
  if (status !== 'awaiting_payment') return null
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 md:mx-0 md:rounded-t md:border-x md:px-6">
      {reservedUntil && (
        <p className="text-ink-soft">
          {productWords(t, items)('order.pay-until')} <Countdown until={reservedUntil} />
        </p>
      )}
      <LinkButton icon="lock" className="max-sm:w-full" to={url(`pay/${trxId}/choose`)}>
        {total.amount > 0
          ? t('order.pay-now', { total: money(total) })
          : t(order.needsCode ? 'order.enter-code' : 'order.save-card')}
      </LinkButton>
    </div>
  )
}
