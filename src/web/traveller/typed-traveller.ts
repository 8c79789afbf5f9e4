import type { TypedTraveller } from '../../contract/cart/cart.ts'

/** Returns the id of a traveller of the cart, as buttons that fill them in have it. */
export const typedId = ({ bookId, place }: Pick<TypedTraveller, 'bookId' | 'place'>): string =>
  `cart-${place}-${bookId}`

/** Returns the traveller with this id. */
export const typedWith = (
  travellers: readonly TypedTraveller[],
  id: string,
): TypedTraveller | undefined => travellers.find((each) => typedId(each) === id)
