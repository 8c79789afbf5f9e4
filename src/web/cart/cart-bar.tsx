import { bookableItems } from '../../contract/cart/bookable-items.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { useT } from '../locale/language.ts'
import { TotalBar } from '../ui/page/total-bar.tsx'
import { NextStep } from './cart-summary.tsx'

/** Renders the total and the checkout's button on narrow screens. */
export function CartBar({ cart }: { cart: Cart }) {
  const t = useT()
  if (bookableItems(cart).length === 0) return null
  return (
    <TotalBar label={t('cart.now')} total={cart.now} nothing={t('cart.nothing-now')}>
      <div>
        <NextStep cart={cart} size="md" isBar />
      </div>
    </TotalBar>
  )
}
