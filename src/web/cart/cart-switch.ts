import type { RouterContextProvider } from 'react-router'
import { listCart } from '../../contract/cart/cart.ts'
import { listFeatures } from '../../contract/feature/features.ts'
import type { BookId } from '../../contract/ids.ts'
import { visitorContext } from '../session/contexts.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

type Context = Readonly<RouterContextProvider>

/** Returns whether the cart is on in the visitor's country (S2.78). If that can't be told, it is. */
export async function isCartOn(context: Context, api: Pick<FrontApi, 'call'>): Promise<boolean> {
  const { country } = context.get(visitorContext)
  const outcome = await api.call(listFeatures, { query: { country } })
  return !outcome.ok || outcome.result.web_shopping_cart === true
}

/** Whether a draft can be put into the cart, or is in it. */
export type CartChoice = 'none' | 'add' | 'return'

export async function cartChoiceOf(
  context: Context,
  api: Pick<FrontApi, 'call'>,
  bookId: BookId,
): Promise<CartChoice> {
  if (!(await isCartOn(context, api))) return 'none'
  const cart = await api.call(listCart, {})
  return cart.ok && cart.result.items.some((item) => item.bookId === bookId) ? 'return' : 'add'
}
