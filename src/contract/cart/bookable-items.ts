import type { Cart, CartItem } from './cart.ts'

/**
 * How many drafts can be added, and checked out together: more than anyone books; few enough to ask all their suppliers
 * at once. What a guest added may exceed it when they sign in.
 */
export const mostCartItems = 10

/** Returns whether an item's price is confirmed, or its supplier hasn't answered yet. */
const isBookable = ({ check }: CartItem): boolean => check === 'same' || check === 'unanswered'

/** Returns the items that checkout orders: bookable ones, oldest first, up to the limit. */
export const bookableItems = ({ items }: Pick<Cart, 'items'>): CartItem[] =>
  items.filter(isBookable).slice(0, mostCartItems)

/** Returns whether an item could be booked, but waits for a checkout after this one. */
export const isLeftForLater = (cart: Pick<Cart, 'items'>, item: CartItem): boolean =>
  isBookable(item) && !bookableItems(cart).includes(item)
