import { type RouterContextProvider, redirectDocument } from 'react-router'
import { addToCart, type CartPlace } from '../../contract/cart/cart.ts'
import { urlFor } from '../locale/language.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { noteCartOf } from './header/cart-note.ts'

/**
 * Puts a draft into the cart. Returns the way there, which says so if the cart is full. The whole document is loaded,
 * because the count above its header is made by the server.
 */
export async function putIntoCart(
  context: Readonly<RouterContextProvider>,
  api: Pick<FrontApi, 'call'>,
  body: CartPlace,
): Promise<Response> {
  const url = urlFor(context)
  const outcome = await api.call(addToCart, { body })
  if (!outcome.ok) return redirectDocument(url('cart', { problem: outcome.problem.error }), 303)
  await noteCartOf(context, outcome.result.items.length)
  return redirectDocument(url('cart'), 303)
}
