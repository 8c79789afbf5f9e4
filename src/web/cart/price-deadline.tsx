import { bookableItems } from '../../contract/cart/bookable-items.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { useT } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { useClockAhead } from '../session/page-state/page-state.tsx'
import { DeadlineTime } from './deadline-time.tsx'

/** Renders until when all prices of the total last: until the earliest of them, in the visitor's own time. */
export function PriceDeadline({ cart }: { cart: Cart }) {
  const t = useT()
  const now = Date.now() + useClockAhead()
  const [until = ''] = bookableItems(cart)
    .map(({ priceUntil }) => priceUntil)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
  const left = Date.parse(until) - now
  return (
    <p className="mt-3 text-xs text-ink-soft" data-price-until={until} suppressHydrationWarning>
      {left > 0 && <T id="cart.price-until" tags={{ time: <DeadlineTime value={until} /> }} />}{' '}
      {t('cart.price-checked')}
    </p>
  )
}
