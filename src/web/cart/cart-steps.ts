import { bookableItems } from '../../contract/cart/bookable-items.ts'
import type { Cart, CartItem } from '../../contract/cart/cart.ts'

/** Returns the first item whose travellers, or whose contact for all of them, have to be filled in. */
export function itemToFillIn(cart: Pick<Cart, 'items' | 'contact'>): CartItem | undefined {
  const bookable = bookableItems(cart)
  const incomplete = bookable.find(({ isComplete }) => !isComplete)
  return incomplete ?? (cart.contact ? undefined : bookable[0])
}

/** Returns an item as the checkout's form sends it: with the total that the traveller sees. */
export const asField = ({ product, bookId, total }: CartItem): string =>
  [product, bookId, total.amount, total.currency].join(':')
