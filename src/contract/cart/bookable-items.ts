import type { Cart, CartItem } from './cart.ts'

/**
 * How many drafts can be added, and checked out together: more than anyone books; few enough to ask all their suppliers
 * at once. What a guest added may exceed it when they sign in.
 */
export const mostCartItems = 10

/** Returns whether an item can be booked as it is: at the known price, as far as its supplier answers. */
const isBookable = ({ check }: CartItem): boolean => check === 'same' || check === 'unanswered'

/** Returns what checkout orders: what can be booked as it is, the first added first, up to as many as it takes. */
export const bookableItems = ({ items }: Pick<Cart, 'items'>): CartItem[] =>
  items.filter(isBookable).slice(0, mostCartItems)

/** Returns whether an item could be booked, but waits for a checkout after this one. */
export const isLeftForLater = (cart: Pick<Cart, 'items'>, item: CartItem): boolean =>
  isBookable(item) && !bookableItems(cart).includes(item)
